// Inline in every rendered document, at its end. Lets the page be shown first; then loads its code, all
// files at once, and runs them one after the other, so that a press is answered between them. What is
// pressed and typed meanwhile is kept for src/app/hydration/early-events.ts; links work by themselves.
const early = { address: location.pathname + location.search, events: [] };
// A form is sent by a click, too: enter presses its button.
const KINDS = ['click', 'input'];
const keep = (event) => {
  const { type, isTrusted } = event;
  const target = type === 'click' ? event.target.closest('button') : event.target;
  if (!target || !isTrusted) return;
  if (type === 'click') {
    // Nor does it reach the part of the page that listens already.
    event.preventDefault();
    event.stopPropagation();
  } else {
    // Of a field only what stands in it last; a button pressed twice was pressed twice.
    early.events = early.events.filter((one) => one.target !== target);
  }
  early.events.push({ type, target });
};
early.stop = () => KINDS.map((kind) => document.removeEventListener(kind, keep, true));
for (const kind of KINDS) document.addEventListener(kind, keep, true);
window.early = early;

const files = JSON.parse(document.getElementById('code').textContent);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const shown = new Promise((done) => {
  if (document.hidden) done();
  else new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
});

await Promise.race([shown, pause(1000)]);
for (const href of files) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
try {
  for (const file of files) {
    await import(file);
    await pause();
  }
} catch (error) {
  // Code of an older release: a document that was just loaded anew would not be helped by another.
  const [{ type }] = performance.getEntriesByType('navigation');
  if (navigator.onLine && type !== 'reload') location.reload();
  throw error;
}
