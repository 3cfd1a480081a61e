import type { Versioned } from '@shop/domain/office/office';

export interface ItemDraft<Input, Values> {
  /** Version the edit is based on. */
  base: Versioned<Input>;
  values: Values;
  /** Id of the attempt to save, so that a retry cannot save twice. */
  requestId: string;
  /** ISO instant of the last change. */
  at: string;
}

const PREFIX = 'editorDraft';
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The drafts of an item on this device, one for each tab that edits it: they survive a closed tab, and
 * two tabs do not overwrite each other's. Where storage is blocked or full there are none.
 */
export function itemDrafts<Input, Values>(kind: string, item: string, tab: string) {
  const prefix = `${PREFIX}:${kind}:${item}:`;
  const own = prefix + tab;
  return {
    /** The newest one that this tab did not write. */
    findOther(now: Date): { key: string; draft: ItemDraft<Input, Values> } | undefined {
      forgetOld(now);
      const found = keysFrom(prefix)
        .filter((key) => key !== own)
        .flatMap((key) => {
          const draft = read<ItemDraft<Input, Values>>(key);
          return draft ? [{ key, draft }] : [];
        });
      return found.sort((a, b) => (a.draft.at < b.draft.at ? 1 : -1))[0];
    },
    write: (draft: ItemDraft<Input, Values>) =>
      attempt((s) => s.setItem(own, JSON.stringify(draft))),
    clear: () => attempt((storage) => storage.removeItem(own)),
    discard: (key: string) => attempt((storage) => storage.removeItem(key)),
    /** Whether an event of the storage is another tab's draft of this item. */
    isOther: ({ key, newValue }: StorageEvent) =>
      key !== null && newValue !== null && key.startsWith(prefix) && key !== own,
  };
}

function forgetOld(now: Date): void {
  const oldest = new Date(now.getTime() - KEPT_FOR_MS).toISOString();
  for (const key of keysFrom(`${PREFIX}:`)) {
    const draft = read<{ at: string }>(key);
    if (!draft || draft.at < oldest) attempt((storage) => storage.removeItem(key));
  }
}

function keysFrom(prefix: string): string[] {
  return attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
}

function read<Draft extends { at: string }>(key: string): Draft | undefined {
  return attempt((storage) => {
    const draft: Draft | null = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof draft?.at === 'string' ? draft : undefined;
  });
}

function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined; // blocked, full or damaged
  }
}
