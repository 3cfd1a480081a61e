import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Cents, toCents } from '@shop/domain/money/money';
import type { Versioned } from '@shop/domain/office/office';
import {
  changedPrice,
  formatPriceDifference,
  type PriceChange,
  type PriceWarning,
  plannedPrice,
  priceCentsOn,
  priceWarning,
  withPrice,
} from '@shop/domain/office/price-change';
import type { ProductInput } from '@shop/domain/office/product-input';
import { formatAmount, formatEuro } from '@shop/domain/text/format';
import { readNumber } from '@shop/domain/text/number-input';
import { type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { memo, useId, useMemo, useState } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';
import type { BatchEntry } from '../../../office/api/use-save-batch.ts';
import { Tick } from '../../../ui/form/tick.tsx';
import { PagedRows } from './paged-rows.tsx';

interface PriceLine {
  id: string;
  name: string;
  oldCents: Cents;
  /** Undefined if the typed text is not a price. */
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
  const euro = readNumber(typed);
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

interface PricePreviewProps {
  lines: readonly PriceLine[];
  onEdit(id: string, edit: Edit): void;
}

export function PricePreview({ lines, onEdit }: PricePreviewProps) {
  return (
    <PagedRows rows={lines} label="Vorschau der Preise">
      {(line) => <Line key={line.id} line={line} onEdit={onEdit} />}
    </PagedRows>
  );
}

const Line = memo(function Line({
  line: { id, name, oldCents, newCents, typed, warning, note, isIncluded },
  onEdit,
}: { line: PriceLine } & Pick<PricePreviewProps, 'onEdit'>) {
  const errorId = useId();
  const problem = newCents === undefined ? NO_PRICE : warning && WARNINGS[warning];
  return (
    <Box component="li" sx={row}>
      <Tick
        checked={isIncluded}
        onChange={(isChosen) => onEdit(id, { isIncluded: isChosen })}
        aria-label={`${name} ändern`}
        sx={{ gridArea: 'check' }}
      />
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        {name}
        {note && <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{note}</Box>}
      </Box>
      <Box sx={{ gridArea: 'old', textAlign: { md: 'right' } }}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          bisher{' '}
        </Box>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatEuro(oldCents)}
        </Box>
      </Box>
      <OutlinedInput
        value={typed ?? formatAmount(newCents ?? 0)}
        onChange={(event) => onEdit(id, { typed: event.target.value })}
        inputMode="decimal"
        autoComplete="off"
        error={problem !== undefined && warning !== 'unchanged'}
        endAdornment="€"
        slotProps={{
          input: {
            'aria-label': `Neuer Preis für ${name}`,
            'aria-describedby': problem ? errorId : undefined,
            maxLength: 14,
          },
        }}
        sx={input}
      />
      <Box sx={{ gridArea: 'difference', textAlign: 'right' }}>
        {newCents !== undefined && (
          <>
            {formatPriceDifference(oldCents, newCents)}
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {signedEuro(newCents - oldCents)}
            </Box>
          </>
        )}
      </Box>
      {problem && (
        <Box id={errorId} sx={{ gridArea: 'problem', color: COLORS.amber, fontSize: '0.9375rem' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
});

const NO_PRICE = 'Bitte geben Sie einen Preis wie 19,90 ein.';
const WARNINGS: Record<PriceWarning, string> = {
  unchanged: 'Bleibt gleich.',
  against: 'Gerundet ändert sich der Preis in die andere Richtung.',
  too_low: 'Der Preis wäre 0 € oder weniger und bleibt deshalb, wie er ist.',
  too_high: 'Der Preis wäre zu hoch und bleibt deshalb, wie er ist.',
};

function signedEuro(cents: Cents): string {
  return `${cents < 0 ? '−' : '+'}${formatEuro(Math.abs(cents))}`;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '44px 1fr 132px 84px', md: '44px minmax(0, 1fr) 160px 148px 104px' },
  gridTemplateAreas: {
    xs: '"check name name name" ". old new difference" ". problem problem problem"',
    md: '"check name old new difference" ". problem problem problem problem"',
  },
  alignItems: 'center',
  columnGap: { xs: 1, md: 2 },
  py: 1,
  borderTop: `1px solid ${COLORS.slab}`,
  fontVariantNumeric: 'tabular-nums',
};

const input = {
  gridArea: 'new',
  minHeight: 44,
  bgcolor: 'background.default',
  '& .MuiOutlinedInput-input': { py: 0.75, pl: 1, pr: 0.5, textAlign: 'right' },
  pr: 1,
};
