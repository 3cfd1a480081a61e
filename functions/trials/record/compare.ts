import type { Normal } from './normal.ts';
import type { Said } from './take.ts';

/** One way in which two records differ, wherever it occurs. */
export interface Group {
  /** `~ GET /api/orders/<order> as guest | answer.open_amount`; `+` is new, `-` is gone. */
  what: string;
  times: number;
  lives: number;
  /** Lives whose first difference that is not expected it is: the others may follow from another. */
  first: number;
  /** Of the life at this place. */
  example: { life: number; base: Normal | undefined; present: Normal | undefined };
}

type Value = Normal | undefined;
type Report = (sign: '~' | '+' | '-', at: string, base: Value, present: Value) => void;

/** Collects the differences of one life after the other. */
export function openComparison(isExpected: (what: string) => boolean) {
  const groups = new Map<string, Group>();
  const ofLife = new Set<string>();
  let life = -1;
  let isFirst = true;
  const report: Report = (sign, at, base, present) => {
    const what = `${sign} ${at.replace(/ \d+(?=>)/g, '').replace(/(?<=>)-\d+/g, '-n')}`;
    const none = { what, times: 0, lives: 0, first: 0, example: { life, base, present } };
    const group = groups.get(what) ?? none;
    groups.set(what, group);
    group.times += 1;
    if (!ofLife.has(what)) group.lives += 1;
    ofLife.add(what);
    if (!isFirst || isExpected(what)) return;
    group.first += 1;
    isFirst = false;
  };
  return {
    add(base: readonly Said[], present: readonly Said[]) {
      life += 1;
      isFirst = true;
      ofLife.clear();
      const [old, now] = [byCall(base), byCall(present)];
      for (const name of new Set([...old.keys(), ...now.keys()])) {
        compare(old.get(name), now.get(name), name.replace(/#\d+$/, ''), report);
      }
    },
    groups: () => [...groups.values()].toSorted((a, b) => b.first - a.first || b.times - a.times),
  };
}

/** The same call again is a call of its own. */
function byCall(said: readonly Said[]): Map<string, Normal> {
  const counts: Record<string, number> = {};
  return new Map(
    said.map(([by, what]) => {
      counts[by] = (counts[by] ?? 0) + 1;
      return [`${by}#${counts[by]}`, what];
    }),
  );
}

const isObject = (value: Value): value is { [key: string]: Normal } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(base: Value, present: Value, at: string, report: Report): void {
  if (base === undefined || present === undefined) {
    report(base === undefined ? '+' : '-', at, base, present);
  } else if (Array.isArray(base) && Array.isArray(present)) {
    compareLists(base, present, `${at}[]`, report);
  } else if (isObject(base) && isObject(present)) {
    const dot = at.includes(' | ') ? '.' : ' | ';
    for (const key of new Set([...Object.keys(base), ...Object.keys(present)])) {
      compare(base[key], present[key], `${at}${dot}${key}`, report);
    }
  } else if (base !== present) report('~', at, base, present);
}

/** Entries belong together by their names if they have any, else as far as they are equal, and then by place. */
function compareLists(base: Normal[], present: Normal[], at: string, report: Report): void {
  const [a, b] = [byName(base), byName(present)];
  const [gone, added] = [without(base, present), without(present, base)];
  if (a && b) {
    for (const name of new Set([...a.keys(), ...b.keys()])) {
      compare(a.get(name), b.get(name), at, report);
    }
  } else {
    for (let index = 0; index < Math.max(gone.length, added.length); index += 1) {
      compare(gone[index], added[index], at, report);
    }
  }
  const was = a && b ? [...a.keys()].filter((name) => b.has(name)) : without(base, gone);
  const is = a && b ? [...b.keys()].filter((name) => a.has(name)) : without(present, added);
  if (textOf(was) !== textOf(is)) report('~', `${at} in order`, was, is);
}

const textOf = (value: Normal) => JSON.stringify(value);

const NAMES = ['id', 'order_number', 'booking_number', 'number', 'Nummer', 'Bestellung'];

/** Undefined if the entries have no names, or not one each. */
function byName(list: readonly Normal[]): Map<string, Normal> | undefined {
  const nameOf = (entry: Normal) =>
    isObject(entry) ? NAMES.map((each) => entry[each]).find((name) => name !== undefined) : '';
  const named = new Map(list.map((entry) => [`${nameOf(entry) ?? ''}`, entry]));
  return named.size < list.length || named.has('') ? undefined : named;
}

/** What is left of a list after each entry of the other has taken away one that equals it. */
function without(list: readonly Normal[], other: readonly Normal[]): Normal[] {
  const counts = new Map<string, number>();
  for (const text of other.map(textOf)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter((each) => {
    const count = counts.get(textOf(each)) ?? 0;
    counts.set(textOf(each), count - 1);
    return count <= 0;
  });
}
