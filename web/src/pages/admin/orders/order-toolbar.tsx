import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ORDER_STATUSES, orderStatusBadge } from '@shop/domain/order';
import type { OrderSorting } from '@shop/domain/order-list';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { DateField } from '../../../components/form/date-field.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useSearchText } from '../../../components/use-search-text.ts';
import { isTooShort, type OrderFilter } from './use-order-filter.ts';

interface OrderToolbarProps {
  filter: OrderFilter;
  onChange(changed: Partial<OrderFilter>): void;
}

const STATUS_OPTIONS = [
  { id: '', label: 'Alle' },
  ...ORDER_STATUSES.map((id) => ({ id, label: orderStatusBadge(id).label })),
];

const PAYMENT_OPTIONS = [
  { id: '', label: 'Alle' },
  { id: 'open', label: 'Offen' },
  { id: 'paid', label: 'Bezahlt' },
];

const SORT_OPTIONS: readonly { id: OrderSorting; label: string }[] = [
  { id: 'newest', label: 'Neueste zuerst' },
  { id: 'delivery_day', label: 'Liefertag' },
  { id: 'amount', label: 'Höchster Betrag' },
];

/** Search, filters and sorting of the orders. */
export function OrderToolbar({ filter, onChange }: OrderToolbarProps) {
  const { text, setText, flush } = useSearchText(filter.search, (search) => onChange({ search }));
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <div>
        <SearchField label="Bestellungen suchen" text={text} onChange={setText} onDone={flush} />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {isTooShort(text) ? TOO_SHORT : SEARCH_HINT}
        </Typography>
      </div>
      <Box sx={filters}>
        <FilterSelect
          label="Status"
          value={filter.status}
          options={STATUS_OPTIONS}
          onPick={(status) => onChange({ status })}
        />
        <FilterSelect
          label="Zahlung"
          value={filter.payment}
          options={PAYMENT_OPTIONS}
          onPick={(payment) => onChange({ payment: payment as OrderFilter['payment'] })}
        />
        <DateField
          label="Liefertag"
          value={filter.deliveryDay}
          earliest={FIRST_DELIVERY_DAY}
          required={false}
          compact
          error={undefined}
          onChange={(deliveryDay, typed) => {
            if (deliveryDay || !typed) onChange({ deliveryDay });
          }}
        />
        <FilterSelect
          label="Sortierung"
          value={filter.sorting}
          options={SORT_OPTIONS}
          onPick={(sorting) => onChange({ sorting: sorting as OrderSorting })}
        />
      </Box>
      {filter.sorting === 'delivery_day' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Bestellungen ohne Liefertag fehlen in dieser Sortierung.
        </Typography>
      )}
    </Box>
  );
}

/** Older orders have no delivery day. */
export const FIRST_DELIVERY_DAY = '2026-01-01';

const TOO_SHORT = 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';
const SEARCH_HINT =
  'Findet Wortanfänge in Nummer, Name, Firma, E-Mail, Telefon, Postleitzahl, Ort und Artikel („must“ findet Muster). Nicht gefunden werden Wortmitten, Tippfehler, Straßen und Anmerkungen.';

const filters = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: 2,
};
