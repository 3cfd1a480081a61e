/** What a visitor did before the page's code ran; `web/prerender/boot.js` keeps it. */
interface Early {
  /** Path and query that the document was loaded for. */
  address: string;
  /** In the order they were done; of a field only what stands in it last. */
  events: EarlyEvent[];
  /** Ends the keeping: whatever is done from now on takes its own course. */
  stop(): void;
}

interface EarlyEvent {
  type: 'click' | 'input';
  target: HTMLElement;
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
  const { pathname, search } = window.location;
  return window.early !== undefined && window.early.address !== pathname + search;
}

/**
 * Reads what was typed, before the page renders over it; answers what tells the page of it. Presses go
 * on being kept.
 */
export function readEarlyInput(): () => Promise<void> {
  const { early } = window;
  const fields = early?.events.filter(({ type }) => type === 'input').map(({ target }) => target);
  if (early) early.events = early.events.filter(({ type }) => type === 'click');
  const tellers = fields?.map(teller) ?? [];
  return async () => {
    for (const tell of tellers) {
      tell();
      // The page renders in between: what it makes of one field may build on another one.
      await null;
    }
  };
}

/**
 * Presses what was pressed, in order, and then ends the keeping: what is pressed meanwhile waits its
 * turn. A task for each, as for a hand: the page renders in between.
 */
export function pressAgain(): void {
  setTimeout(() => {
    const { early } = window;
    const next = early?.events.find(({ type }) => type === 'click');
    if (!early) return;
    if (!next) return forget(early);
    early.events = early.events.filter((event) => event !== next);
    next.target.click();
    pressAgain();
  });
}

function forget({ stop }: Early): void {
  stop();
  delete window.early;
}

/** React hears only of a value that differs from the last one it saw being set. */
function teller(field: HTMLElement): () => void {
  if (field instanceof HTMLSelectElement) return chooser(field);
  if (field instanceof HTMLTextAreaElement) return writer(field, HTMLTextAreaElement);
  if (!(field instanceof HTMLInputElement)) return () => {};
  if (field.type === 'checkbox' || field.type === 'radio') return turner(field);
  return writer(field, HTMLInputElement);
}

function chooser(select: HTMLSelectElement): () => void {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function writer(
  field: HTMLInputElement | HTMLTextAreaElement,
  { prototype }: typeof HTMLInputElement | typeof HTMLTextAreaElement,
): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function turner(box: HTMLInputElement): () => void {
  const { type, checked } = box;
  // Of several radio buttons only the last is on, and a click turns one on, never off.
  if (type === 'radio' && !checked) return () => {};
  return () => {
    box.checked = !checked;
    box.click();
  };
}
