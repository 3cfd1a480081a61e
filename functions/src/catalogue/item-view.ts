import type { VatRates } from '@shop/domain/settings/vat-rates';
import type { CalendarDay } from '@shop/domain/time/calendar';
import type { ReadDocument } from '../firestore/readable.ts';

/** What an item's view needs besides its document. */
export interface Circumstances {
  /** Today in Berlin. */
  day: CalendarDay;
  rates: VatRates;
}

/** Conversion of stored items for the API. */
export interface ItemRules<Stored, Listed, Detail> {
  /** The item in its current state; undefined if shoppers may not see it. */
  toCurrent: (stored: Stored, circumstances: Circumstances) => Stored | undefined;
  toListed: (stored: Stored) => Listed;
  /** Takes all items, since one may show others. */
  toDetails: (all: ReadonlyMap<number, Stored>) => (stored: Stored) => Detail;
}

/** The items visible to shoppers, by id. Returns the same objects each time. */
export function viewOf<Stored extends { id: number }, Listed, Detail>(
  documents: Iterable<ReadDocument<Stored>>,
  circumstances: Circumstances,
  { toCurrent, toListed, toDetails }: ItemRules<Stored, Listed, Detail>,
) {
  const stored = new Map<number, Stored>();
  const changeDates = new Map<number, Date>();
  for (const document of [...documents].sort((a, b) => a.stored.id - b.stored.id)) {
    const item = toCurrent(document.stored, circumstances);
    if (!item) continue;
    stored.set(item.id, item);
    changeDates.set(item.id, document.changedAt);
  }
  const toDetail = toDetails(stored);
  const details = new WeakMap<Stored, Detail>();
  return {
    stored,
    list: [...stored.values()].map(toListed),
    /** Last change of each item, by id. */
    changeDates,
    detailOf: (item: Stored): Detail => {
      const detail = details.get(item) ?? toDetail(item);
      details.set(item, detail);
      return detail;
    },
  };
}
