/**
 * Forgets what was typed into forms in this tab, as somebody who signs out expects. The tab's storage
 * holds nothing but such drafts.
 */
export function forgetDrafts(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // blocked storage: nothing was kept
  }
}
