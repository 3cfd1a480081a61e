import { type StoredText, storedText } from '../session-id/stored-text.ts';
import { type KeptDraft, keepFrom, keptDraftKey, readKept } from './kept-drafts.ts';

/** The text of a draft. `subscribe` tells of `isKept`. */
export interface DraftText extends StoredText {
  /** Keeps the text on the device for a week, since sending it found no connection. */
  keep(): void;
  isKept(): boolean;
}

/**
 * What somebody typed about themselves: it goes when they close the tab. Only what they wanted to
 * send and could not outlives that, for a week, until it is sent, or they sign out.
 */
export function draftText(key: string, now: () => number = Date.now): DraftText {
  const inTab = storedText(key, () => window.sessionStorage);
  const onDevice = storedText(keptDraftKey(key), () => window.localStorage);
  const kept = (): KeptDraft | undefined => readKept(onDevice.get(), now());
  const get = (): string | null => inTab.get() ?? kept()?.text ?? null;
  return {
    get,
    set(text) {
      inTab.set(text);
      const before = kept();
      if (before && before.text !== text) onDevice.set(JSON.stringify({ ...before, text }));
    },
    remove() {
      inTab.remove();
      onDevice.remove();
    },
    keep() {
      const text = get();
      if (text !== null) onDevice.set(JSON.stringify(keepFrom(now(), text)));
    },
    isKept: () => kept() !== undefined,
    subscribe: onDevice.subscribe,
  };
}
