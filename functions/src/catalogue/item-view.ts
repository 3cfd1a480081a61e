import type { CalendarDay } from '@shop/domain/calendar';
import { inGermanOrder } from '@shop/domain/german-order';
import type { CategoryItem } from '@shop/domain/product';
import type { ReadDocument } from '../stored/readable.ts';

/** How stored items are shown. */
export interface ItemRules<Stored, Listed, Detail> {
  /** The item as it is on a day in Berlin; undefined where shoppers do not see it. */
  toCurrent: (stored: Stored, day: CalendarDay) => Stored | undefined;
  toListed: (stored: Stored) => Listed;
  /** Given all items, since one may show others. */
  toDetails: (all: ReadonlyMap<number, Stored>) => (stored: Stored) => Detail;
  toCategories: (items: readonly Stored[]) => CategoryItem[];
}

/** When each item was last changed, by its id. */
export type ChangeDates = ReadonlyMap<number, Date>;

/** The items that shoppers see on a day. The objects given are the same each time. */
export interface ItemView<Stored, Listed, Detail> {
  stored: ReadonlyMap<number, Stored>;
  list: Listed[];
  categories: CategoryItem[];
  changeDates: ChangeDates;
  detailOf(stored: Stored): Detail;
}

export function viewOf<Stored extends { id: number }, Listed, Detail>(
  documents: readonly ReadDocument<Stored>[],
  day: CalendarDay,
  { toCurrent, toListed, toDetails, toCategories }: ItemRules<Stored, Listed, Detail>,
): ItemView<Stored, Listed, Detail> {
  const stored = new Map<number, Stored>();
  const changeDates = new Map<number, Date>();
  for (const document of documents) {
    const item = toCurrent(document.stored, day);
    if (!item) continue;
    stored.set(item.id, item);
    changeDates.set(item.id, document.changedAt);
  }
  const items = [...stored.values()];
  const toDetail = toDetails(stored);
  const details = new WeakMap<Stored, Detail>();
  return {
    stored,
    list: items.map(toListed),
    categories: toCategories(items),
    changeDates,
    detailOf: (item) => {
      const detail = details.get(item) ?? toDetail(item);
      details.set(item, detail);
      return detail;
    },
  };
}

/** The categories of the items: known ones in the shop's order, then others by name. */
export function categoriesOf(
  items: readonly { category: string }[],
  shopOrder: readonly string[],
): CategoryItem[] {
  const present = new Set(items.map((item) => item.category));
  const known = shopOrder.filter((category) => present.delete(category));
  const others = [...present].sort(inGermanOrder);
  return [...known, ...others].map((category) => ({ category }));
}
