import { callApi } from './api/client.ts';

let asked = '';
let missed = '';

/** Somebody has pressed Enter to search for this. */
export function askFor(text: string): void {
  asked = text.trim();
  report();
}

/** Nothing at all is found for this, be it typed or asked for; empty once something else is shown. */
export function foundNothing(text: string): void {
  missed = text.trim();
  report();
}

/** Tells the office, once, and not what was only typed on the way. */
function report(): void {
  if (asked === '' || asked !== missed) return;
  callApi('POST /api/missed-searches', { body: { text: missed } }).catch(() => {});
  asked = '';
  missed = '';
}
