import { useRef, useState } from 'react';

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
  const last = useRef<string>(undefined);
  /** The entry, and with a range all from the one that was turned before. */
  const onSelect = (entry: Entry, isSelected: boolean, isRange = false) => {
    const ids = entries.map(idOf);
    const at = ids.indexOf(idOf(entry));
    const from = isRange && last.current ? ids.indexOf(last.current) : -1;
    last.current = idOf(entry);
    const some = entries.slice(Math.min(from, at), Math.max(from, at) + 1);
    choose(from < 0 ? [entry] : some, isSelected);
  };
  return {
    has,
    chosen: entries.filter(has),
    choose,
    onSelect,
    onSelectAll: (isSelected: boolean) => choose(entries, isSelected),
  };
}
