// Inline in the head of every rendered document. Loads the page's code after the first paint and records
// what is typed, chosen and pressed until it runs (src/app/early-input.tsx); links work by themselves.
{
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

  const load = () => document.head.append(document.getElementById('code').content);
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    setTimeout(load, 1000);
  });
}
