import { type Cents, toCents } from '@shop/domain/money/money';
import type { Versioned } from '@shop/domain/office/office';
import {
  changedPrice,
  type PriceChange,
  type PriceWarning,
  plannedPrice,
  priceCentsOn,
  priceWarning,
  withPrice,
} from '@shop/domain/office/price-change';
import type { ProductInput } from '@shop/domain/office/product-input';
import { formatEuro, parseDecimal } from '@shop/domain/text/format';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { formatDay } from '@shop/domain/time/calendar';
import { useMemo, useState } from 'react';
import type { BatchEntry } from '../../kit/api/use-save-batch.ts';

export interface PriceLine {
  id: string;
  name: string;
  oldCents: Cents;
  /** Undefined if what is typed is not a price. */
  newCents: Cents | undefined;
  typed: string | undefined;
  warning: PriceWarning | undefined;
  note: string | undefined;
  isIncluded: boolean;
  entry: BatchEntry<ProductInput>;
}

interface Edit {
  typed?: string;
  isIncluded?: boolean;
}

const IMPOSSIBLE: readonly (PriceWarning | undefined)[] = ['unchanged', 'too_low', 'too_high'];

/**
 * The new prices of products. Each can be overwritten or left out; a different change discards these
 * edits.
 */
export function usePriceLines(
  products: readonly Versioned<ProductInput>[],
  change: PriceChange | undefined,
  today: CalendarDay,
) {
  const key = JSON.stringify(change ?? null);
  const [edited, setEdited] = useState<{ key: string; edits: Record<string, Edit> }>();
  const edits = edited?.key === key ? edited.edits : NO_EDITS;

  const lines = useMemo(() => {
    if (!change) return [];
    return products.flatMap((product) => lineOf(product, change, edits[product.id] ?? {}, today));
  }, [products, change, edits, today]);
  const onRequest = useMemo(
    () => products.filter(({ input }) => priceCentsOn(input, today) === undefined),
    [products, today],
  );

  return {
    lines,
    onRequest,
    edit(id: string, next: Edit): void {
      setEdited({ key, edits: { ...edits, [id]: { ...edits[id], ...next } } });
    },
  };
}

const NO_EDITS: Record<string, Edit> = {};

function lineOf(
  { id, version, input }: Versioned<ProductInput>,
  change: PriceChange,
  { typed, isIncluded }: Edit,
  today: CalendarDay,
): PriceLine[] {
  const oldCents = priceCentsOn(input, today);
  if (oldCents === undefined) return [];
  const newCents = typed === undefined ? changedPrice(oldCents, change) : centsOf(typed);
  const warning = newCents === undefined ? undefined : priceWarning(oldCents, newCents, change);
  const isPossible = newCents !== undefined && !IMPOSSIBLE.includes(warning);
  const isMeant = isIncluded ?? (warning !== 'against' || typed !== undefined);
  const after = withPrice(input, newCents ?? oldCents, { from: change.from, today });
  return [
    {
      id,
      name: input.name,
      oldCents,
      newCents,
      typed,
      warning,
      note: noteOf(input, change, today),
      isIncluded: isPossible && isMeant,
      entry: { name: input.name, change: { id, version, input: after } },
    },
  ];
}

function centsOf(typed: string): Cents | undefined {
  const euro = parseDecimal(typed.replace(/\s*€$/, ''));
  return euro === undefined ? undefined : toCents(euro);
}

function noteOf(
  input: ProductInput,
  { from }: PriceChange,
  today: CalendarDay,
): string | undefined {
  const planned = plannedPrice(input, today);
  if (!planned) return undefined;
  const price = `${formatEuro(toCents(planned.price))} ab ${formatDay(planned.from)}`;
  return from ? `ersetzt ${price}` : `danach weiterhin ${price}`;
}
