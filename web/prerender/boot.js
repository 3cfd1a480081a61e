// Inline at the end of every rendered document. Loads the page's code after the first paint and records
// presses of buttons until it runs (src/app/early-input.tsx); links work by themselves.
const { pathname } = location;
const recording = new AbortController();
const on = (type, listener) =>
  addEventListener(type, listener, { capture: true, signal: recording.signal });
window.early = { presses: [], stop: () => recording.abort() };
on('click', (event) => {
  const button = event.isTrusted && event.target.closest('button');
  if (!button) return;
  event.preventDefault(); // or the browser submits the form
  event.stopPropagation();
  window.early.presses.push(button);
});
// Back within the history of this document, which shows another page.
on('popstate', () => location.pathname === pathname || location.reload());
// Code of an older release is gone; a second reload would not help.
const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
on('error', ({ target }) => target.tagName === 'SCRIPT' && !isReload && location.reload());

const load = () => document.head.append(document.getElementById('code').content);
new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
setTimeout(load, 1000);
