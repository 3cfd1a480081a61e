// Inline in the head of every rendered document. Loads the page's code after the first paint and records
// what is typed, chosen and pressed until it runs (src/app/early-input.tsx); links work by themselves.
{
  const { pathname } = location;
  const recording = new AbortController();
  const on = (type, listener) =>
    addEventListener(type, listener, { capture: true, signal: recording.signal });
  const early = { inputs: [], stop: () => recording.abort() };
  window.early = early;
  on('click', (event) => {
    const target = event.isTrusted && event.target.closest('button');
    if (!target) return;
    event.preventDefault(); // or the browser submits the form
    event.stopPropagation();
    early.inputs.push({ target });
  });
  on('input', ({ isTrusted, target }) => {
    if (!isTrusted) return;
    const others = early.inputs.filter((input) => input.target !== target);
    early.inputs = [...others, { target, value: target.value }];
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
