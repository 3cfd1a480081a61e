/** What a visitor did before the page's code ran; `web/prerender/boot.js` keeps it. */
interface Early {
  /** The path that the document was loaded for. */
  path: string;
  events: readonly EarlyEvent[];
  stop(): void;
}

interface EarlyEvent {
  type: 'click' | 'input';
  target: HTMLElement;
  value: string;
  /** Of a box or a radio button. */
  isOn: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Whether the browser went back to another page before the code of this document ran: the address
 * is that page's, what is shown is not.
 */
export function isLeftAlready(): boolean {
  return window.early !== undefined && window.early.path !== window.location.pathname;
}

/** Does again what was pressed and typed, once the page listens. */
export function replayEarlyEvents(): void {
  const { early } = window;
  early?.stop();
  delete window.early;
  // One after the other: what is pressed counts on what was typed.
  for (const event of early?.events ?? []) setTimeout(() => replay(event));
}

function replay({ type, target, value, isOn }: EarlyEvent): void {
  if (type === 'click') target.click();
  else if (target instanceof HTMLSelectElement) choose(target, value);
  else if (target instanceof HTMLTextAreaElement) write(target, HTMLTextAreaElement, value);
  else if (!(target instanceof HTMLInputElement)) return;
  else if (target.type === 'radio' || target.type === 'checkbox') turn(target, isOn);
  else write(target, HTMLInputElement, value);
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React hears only of a value that differs from the last one it saw being set. */
function write(
  field: HTMLInputElement | HTMLTextAreaElement,
  { prototype }: typeof HTMLInputElement | typeof HTMLTextAreaElement,
  value: string,
): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function turn(box: HTMLInputElement, isOn: boolean): void {
  box.checked = !isOn;
  box.click();
}
