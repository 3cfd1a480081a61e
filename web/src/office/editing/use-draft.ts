import { isSameValue } from '@shop/domain/office/input-differences';
import type { Versioned } from '@shop/domain/office/office';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';

interface Draftable<Input, Values> {
  kind: string;
  /** Id of the item; `neu` for a new one. */
  item: string;
  base: Versioned<Input>;
  values: Values;
  isDirty: boolean;
  requestId: RefObject<string>;
}

/** Stores input on this device until it is saved, and finds what an earlier tab left behind. */
export function useDraft<Input, Values>({
  kind,
  item,
  base,
  values,
  isDirty,
  requestId,
}: Draftable<Input, Values>) {
  const [tab] = useState(randomId);
  const drafts = useMemo(() => itemDrafts<Input, Values>(kind, item, tab), [kind, item, tab]);
  const [found, setFound] = useState(() => drafts.findOther(new Date()));
  const [isElsewhere, setIsElsewhere] = useState(false);

  useEffect(() => {
    if (!isDirty) drafts.clear();
    else drafts.write({ base, values, requestId: requestId.current, at: new Date().toISOString() });
  }, [drafts, isDirty, base, values, requestId]);

  useEffect(() => {
    const look = (event: StorageEvent) => drafts.isOther(event) && setIsElsewhere(true);
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [drafts]);

  return {
    /** Another tab on this device has unsaved changes of the item. */
    isElsewhere,
    found: found && !isSameValue(found.draft.values, values) ? found.draft : undefined,
    /** Forgets the found draft, restored or not. */
    settle() {
      if (found) drafts.discard(found.key);
      setFound(undefined);
    },
    clear: drafts.clear,
  };
}

interface ItemDraft<Input, Values> {
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
 * two tabs do not overwrite each other's. If storage is blocked or full, there are none.
 */
function itemDrafts<Input, Values>(kind: string, item: string, tab: string) {
  const prefix = `${PREFIX}:${kind}:${item}:`;
  const own = prefix + tab;
  return {
    /** The newest draft written by another tab. */
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
    /** Whether a storage event is another tab's draft of this item. */
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

const keysFrom = (prefix: string): string[] =>
  attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];

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
