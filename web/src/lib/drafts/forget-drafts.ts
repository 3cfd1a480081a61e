import { forgetKeptDrafts } from './kept-drafts.ts';

/**
 * Forgets what was typed into forms in this tab, and what could not be sent from this device, as
 * somebody who signs out expects. Beside them the tab's storage holds but a place in a list.
 */
export function forgetDrafts(): void {
  forgetKeptDrafts();
  try {
    window.sessionStorage.clear();
  } catch {
    // blocked storage: nothing was kept
  }
}
