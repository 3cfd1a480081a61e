import { isSameValue } from '@shop/domain/office/input-differences';
import type { Versioned } from '@shop/domain/office/office';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { itemDrafts } from './item-draft.ts';

interface Draftable<Input, Values> {
  kind: string;
  /** Of the item; `neu` for a new one. */
  item: string;
  base: Versioned<Input>;
  values: Values;
  /** Form values of `base`. */
  savedValues: Values;
  requestId: RefObject<string>;
}

/**
 * Keeps what is typed on this device until it is saved, and finds what an earlier tab left behind. A
 * closed tab is asked about all the same: a draft is offered only on this device.
 */
export function useDraft<Input, Values>({
  kind,
  item,
  base,
  values,
  savedValues,
  requestId,
}: Draftable<Input, Values>) {
  const [tab] = useState(randomId);
  const drafts = useMemo(() => itemDrafts<Input, Values>(kind, item, tab), [kind, item, tab]);
  const [found, setFound] = useState(() => drafts.findOther(new Date()));
  const [isElsewhere, setIsElsewhere] = useState(false);
  const isLeaving = useRef(false);
  const isDirty = !isSameValue(values, savedValues);

  useEffect(() => {
    if (!isDirty) drafts.clear();
    else drafts.write({ base, values, requestId: requestId.current, at: new Date().toISOString() });
  }, [drafts, isDirty, base, values, requestId]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isLeaving.current || event.preventDefault();
    if (isDirty) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  useEffect(() => {
    const look = (event: StorageEvent) => drafts.isOther(event) && setIsElsewhere(true);
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [drafts]);

  return {
    isDirty,
    /** Another tab of this device has unsaved changes of the item. */
    isElsewhere,
    found: found && !isSameValue(found.draft.values, values) ? found.draft : undefined,
    /** Forgets the found draft, restored or not. */
    settle() {
      if (found) drafts.discard(found.key);
      setFound(undefined);
    },
    clear: drafts.clear,
    /** The next page may come without a question. */
    leave() {
      isLeaving.current = true;
    },
  };
}
