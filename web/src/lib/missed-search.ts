import { callApi } from './api/client.ts';

let asked = '';
let missed = '';

/** Call when Enter was pressed to search for this text. */
export function askFor(text: string): void {
  asked = text.trim();
  report();
}

/**
 * Call when nothing at all was found for this text, typed or submitted; with an empty one when that is no longer shown.
 */
export function foundNothing(text: string): void {
  missed = text.trim();
  report();
}

/** Reports a submitted search to the office once; texts only typed on the way are not reported. */
function report(): void {
  if (asked === '' || asked !== missed) return;
  callApi('POST /api/missed-searches', { body: { text: missed } }).catch(() => {});
  asked = '';
  missed = '';
}
