import Box from '@mui/material/Box';
import { formatEuro, formatNumber } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { OrderItem } from '@shop/domain/order';
import { COLORS } from '../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../lib/theme/visually-hidden.ts';

/** The lines of an order; on a narrow screen each becomes a block that names its numbers itself. */
export function OrderItemsTable({ items }: { items: readonly OrderItem[] }) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">Artikel</th>
          <th scope="col">Menge</th>
          <th scope="col">Einzelpreis</th>
          <th scope="col">Gesamtpreis</th>
        </tr>
      </thead>
      <tbody>
        {[...items.entries()].map(([row, item]) => (
          <tr key={row}>
            <th scope="row">{item.product_name}</th>
            <td data-label="Menge">{formatNumber(item.quantity)}</td>
            <td data-label="Einzelpreis">{formatEuro(toCents(item.unit_price))}</td>
            <td data-label="Gesamtpreis">{formatEuro(toCents(item.total_price))}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 1.5, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { pl: 0, textAlign: 'left', fontWeight: 600 },
  '& td:last-of-type': { pr: 0, fontWeight: 600 },
  '& thead th': { pt: 0, fontWeight: 600, borderBottom: '2px solid', borderColor: 'text.primary' },
  '& thead th:last-of-type': { pr: 0 },
  '& tbody tr': { borderBottom: '1px solid', borderColor: 'divider' },
  '@media screen and (max-width: 599px)': {
    // The header row stays readable for screen readers, out of sight.
    '& thead': VISUALLY_HIDDEN,
    '& tbody': { display: 'block', borderTop: '2px solid', borderColor: 'text.primary' },
    '& tbody tr': { display: 'block', py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
    '& tbody th': { display: 'block', p: 0, pb: 0.5 },
    '& tbody td': { display: 'flex', justifyContent: 'space-between', gap: 2, p: 0, py: '2px' },
    '& tbody td::before': { content: 'attr(data-label)', color: COLORS.slate, fontWeight: 400 },
  },
};
