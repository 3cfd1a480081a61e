import { useState } from 'react';

/** Which entries are chosen: those that are by default, but for the ones that were turned since. */
export function useChosen<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  byDefault: (entry: Entry) => boolean = () => false,
) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const has = (entry: Entry) => turned.has(idOf(entry)) !== byDefault(entry);
  const choose = (some: readonly Entry[], isChosen: boolean) =>
    setTurned((now) => {
      const next = new Set(now);
      for (const entry of some) {
        if (isChosen === byDefault(entry)) next.delete(idOf(entry));
        else next.add(idOf(entry));
      }
      return next;
    });
  return {
    has,
    chosen: entries.filter(has),
    choose,
    onSelect: (entry: Entry, isSelected: boolean) => choose([entry], isSelected),
    onSelectAll: (isSelected: boolean) => choose(entries, isSelected),
  };
}
