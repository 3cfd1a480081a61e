import { storedText } from '../browser-storage/stored-text.ts';
import { keptDraftStore } from './kept-draft-store.ts';
import { type KeptDraft, keepFrom } from './kept-drafts.ts';

/** The text of a draft, as this tab has it. */
export interface DraftText {
  /** What the form begins with: the tab's own text, or else what was kept last on the device. */
  open(): string | null;
  get(): string | null;
  set(text: string): void;
  /** Forgets the text, since it was sent. */
  remove(): void;
  /** Keeps it on the device for a week, since sending it found no connection. Whether it is kept. */
  keep(): boolean;
  /** Whether this tab's text is a kept one. */
  isKept(): boolean;
  /** Tells of `isKept`. */
  subscribe(listener: () => void): () => void;
}

/**
 * What somebody typed about themselves: it goes when they close the tab. Only what they wanted to
 * send and could not outlives that, for a week, until it is sent, or they sign out. Each tab has a text
 * of its own; a kept one is shared by the tabs that began with it, until one of them changes what
 * another has changed meanwhile. None touches the text of another.
 */
export function draftText(key: string, now: () => number = Date.now): DraftText {
  const inTab = storedText(key, () => window.sessionStorage);
  /** The name of the kept draft that is this tab's. */
  const held = storedText(`${key}.kept`, () => window.sessionStorage);
  const onDevice = keptDraftStore(key, now);
  const listeners = new Set<() => void>();
  /** The kept text as this page knows it. */
  let known: string | undefined;

  const kept = (): KeptDraft | undefined => onDevice.read(held.get());
  const get = (): string | null => kept()?.text ?? inTab.get();

  /** Where this tab's text is kept; elsewhere than before when another tab has written there. */
  function ownName(draft: KeptDraft | undefined): string {
    const isOwn = known === undefined || known === draft?.text;
    return (isOwn ? held.get() : null) ?? onDevice.newName();
  }

  function hold(name: string, draft: KeptDraft): boolean {
    if (!onDevice.write(name, draft)) return false;
    held.set(name);
    known = draft.text;
    return true;
  }

  function letGo(): void {
    held.remove();
    known = undefined;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    open() {
      if (inTab.get() === null && !kept()) {
        const last = onDevice.last();
        if (last !== null) held.set(last);
      }
      known = kept()?.text;
      return get();
    },
    get,
    set(text) {
      const before = kept();
      if (before?.text === text) known = text;
      else if (!before || !hold(ownName(before), { ...before, text })) {
        letGo();
        inTab.set(text);
      }
    },
    remove() {
      const name = held.get();
      const isOwn = known === undefined || known === kept()?.text;
      if (name !== null && isOwn) onDevice.remove(name);
      letGo();
      inTab.remove();
      tell();
    },
    keep() {
      const text = get();
      if (text === null || !hold(ownName(kept()), keepFrom(now(), text))) return false;
      inTab.remove();
      tell();
      return true;
    },
    isKept: () => kept() !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      const leave = onDevice.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
}
