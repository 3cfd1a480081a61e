// Inline in the head of every rendered document. Loads the page's code after the first paint and records
// what is typed, chosen and pressed until it runs (src/app/early-input.tsx); links work by themselves.
// Shows the pictures of the catalogue's first cards meanwhile.
{
  // The prices that the visitor chose (src/lib/chosen-prices.ts), before the first paint and as in other tabs.
  const markPrices = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('prices');
    } catch {} // blocked
    document.documentElement.dataset.prices = chosen ?? '';
  };
  markPrices();
  addEventListener('storage', markPrices);
  const { pathname } = location;
  const on = (type, listener) =>
    addEventListener(type, (event) => window.early && listener(event), true);
  window.early = [];
  on('click', (event) => {
    const target = event.isTrusted && event.target.closest('button');
    if (!target) return;
    event.preventDefault(); // or the browser submits the form
    event.stopPropagation();
    window.early.push({ target });
  });
  on('input', ({ isTrusted, target }) => {
    if (!isTrusted) return;
    const others = window.early.filter((input) => input.target !== target);
    window.early = [...others, { target, value: target.value }];
  });
  // Back within the history of this document, which shows another page.
  on('popstate', () => location.pathname === pathname || location.reload());
  // Code of an older release is gone; a second reload would not help.
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  on('error', ({ target }) => target.tagName === 'SCRIPT' && !isReload && location.reload());

  // The catalogue takes over the response (src/lib/api/client.ts), and says what failed.
  const showPictures = () => {
    const query = new URLSearchParams(location.search);
    // What a search, a filter or another order begins with only the code knows.
    if ([...query.keys()].some((key) => key !== 'category')) return;
    const category = query.get('category');
    const isSeen = (place) => place.getBoundingClientRect().top < innerHeight;
    const places = [...document.querySelectorAll('img:not([src])')].filter(isSeen);
    if (places.length === 0) return;
    const response = fetch('/api/catalogue');
    window.asked = { '/api/catalogue': response };
    const show = ({ products }) => {
      const first = products.filter((product) => !category || product.category === category);
      for (const [index, place] of places.entries()) {
        const url = first[index]?.image_url;
        if (!url) continue;
        const small = url.replace(/^(\/.+)-800\./, '$1-400.');
        Object.assign(place, { srcset: `${small} 400w, ${url} 800w`, src: url });
      }
      return Promise.allSettled(places.map((place) => place.decode()));
    };
    return response
      .then((found) => found.clone().json())
      .then(show)
      .catch(() => {});
  };

  const load = () => document.head.append(document.getElementById('code').content);
  addEventListener('DOMContentLoaded', () => {
    // The code would take the line from them.
    const pictures = Promise.resolve(showPictures());
    const observer = new PerformanceObserver(() => pictures.then(load));
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(load, 1000);
  });
}
