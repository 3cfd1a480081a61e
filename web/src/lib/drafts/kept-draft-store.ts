import { newSessionId } from '../browser-storage/session-id.ts';
import { type KeptDraft, keptDraftKey, readKept } from './kept-drafts.ts';

/** The kept drafts of one form. There may be several, since each tab keeps one of its own. */
export interface KeptDraftStore {
  newName(): string;
  read(name: string | null): KeptDraft | undefined;
  /** Whether the browser took it. */
  write(name: string, draft: KeptDraft): boolean;
  remove(name: string): void;
  /** The name of the one that was kept last, if there is any. */
  last(): string | null;
  /** Calls the listener whenever another tab has changed one of them. */
  subscribe(listener: () => void): () => void;
}

export function keptDraftStore(draftKey: string, now: () => number): KeptDraftStore {
  const prefix = keptDraftKey(draftKey);
  const read = (name: string | null): KeptDraft | undefined =>
    name === null
      ? undefined
      : readKept(
          tryTo(() => window.localStorage.getItem(name)),
          now(),
        );
  return {
    newName: () => `${prefix}.${newSessionId()}`,
    read,
    write: (name, draft) =>
      tryTo(() => {
        window.localStorage.setItem(name, JSON.stringify(draft));
        return true;
      }) ?? false,
    remove: (name) => void tryTo(() => window.localStorage.removeItem(name)),
    last() {
      const names = tryTo(() => Object.keys(window.localStorage)) ?? [];
      const until = (name: string) => read(name)?.until ?? 0;
      const [last = null] = names
        .filter((name) => name.startsWith(prefix) && until(name) > 0)
        .sort((one, other) => until(other) - until(one));
      return last;
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function tryTo<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null; // blocked or full storage: nothing is kept
  }
}
