/**
 * Three-way merge of typed values with somebody else's change: texts that differ from `base` are kept, everything else
 * is taken from `theirs`. List entries are matched by `id` or, without one, by index.
 */
export function mergeTyped<Value>(base: Value, ours: Value, theirs: Value): Value {
  if (isSame(base, theirs)) return ours;
  if (isSame(base, ours) || isSame(ours, theirs)) return theirs;
  const all = [base, ours, theirs] as unknown[];
  if (all.every(Array.isArray)) return mergeLists(base as [], ours as [], theirs as []) as Value;
  if (!all.every((each) => each instanceof Object)) return ours;
  const names = Object.keys({ ...(theirs as object), ...(ours as object) }) as (keyof Value)[];
  const merged = names.map((name) => [name, mergeTyped(base[name], ours[name], theirs[name])]);
  return Object.fromEntries(merged);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface Entry {
  id?: string | number;
}

function mergeLists(base: Entry[], ours: Entry[], theirs: Entry[]): Entry[] {
  if ([...base, ...ours, ...theirs].every((entry) => entry?.id !== undefined)) {
    const was = new Map(base.map((entry) => [entry.id, entry]));
    const typed = new Map(ours.map((entry) => [entry.id, entry]));
    const known = new Set(theirs.map(({ id }) => id));
    const kept = theirs.flatMap((entry) => {
      const own = typed.get(entry.id);
      if (!own) return was.has(entry.id) ? [] : entry;
      return mergeTyped(was.get(entry.id) ?? entry, own, entry);
    });
    const added = ours.filter(
      ({ id, ...own }) => !known.has(id) && !isSame(was.get(id), { id, ...own }),
    );
    return [...kept, ...added];
  }
  const { length } = base;
  if (ours.length >= length && theirs.length >= length) {
    const kept = base.map((entry, at) => mergeTyped(entry, ours[at] ?? entry, theirs[at] ?? entry));
    return [...kept, ...theirs.slice(length), ...ours.slice(length)];
  }
  const isIn = (list: Entry[], entry: Entry) => list.some((each) => isSame(each, entry));
  const removed = base.filter((entry) => !isIn(ours, entry));
  const added = ours.filter((entry) => !isIn(base, entry) && !isIn(theirs, entry));
  return [...theirs.filter((entry) => !isIn(removed, entry)), ...added];
}
