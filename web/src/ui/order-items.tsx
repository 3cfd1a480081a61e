import Box from '@mui/material/Box';
import { stageText } from '@shop/domain/delivery/stage';
import { deliveredText } from '@shop/domain/handover/deliveries';
import { type Cents, toCents } from '@shop/domain/money/money';
import { grossCents } from '@shop/domain/money/vat';
import type { OrderItem } from '@shop/domain/order/order';
import { GROSS_NOTE, grossOfOrder, grossOrderSums } from '@shop/domain/order/order-gross';
import { kindOf, type OfKind } from '@shop/domain/order/order-kinds';
import { orderAmounts, orderSums, pricesNote } from '@shop/domain/order/order-sums';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { orderedQuantity } from '@shop/domain/text/quantity';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../lib/theme/shared-styles.ts';
import { part, Quiet } from './layout.tsx';
import { useIsGross } from './price.tsx';
import { PRICE_OF_SUM, PriceList, PriceRow } from './price-row.tsx';
import { Titled } from './titled.tsx';

interface OrderItemsProps {
  order: Parameters<typeof deliveredText>[0] & Parameters<typeof grossOfOrder>[0] & OfKind;
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
  /** Another table of the goods. */
  children?: ReactNode;
}

export function OrderItems({ order, heading = 'h2', children }: OrderItemsProps) {
  const isGross = useIsGross();
  const gross = isGross ? grossOfOrder(order) : undefined;
  const amounts = orderAmounts(order);
  const sums = gross ? grossOrderSums(amounts, gross) : orderSums(amounts);
  return (
    <Titled
      title={
        deliveredText(order) ? REST : kindOf(order).isRental ? 'Positionen' : 'Bestellte Artikel'
      }
      heading={heading}
      mb={2}
    >
      {children || <ItemsTable items={order.order_items} gross={gross?.lines} />}
      <Box sx={{ width: { sm: 360 }, ml: 'auto', mt: 3, breakInside: 'avoid' }}>
        <PriceList>
          {sums.map(({ label, amount, kind }) => (
            <PriceRow
              key={label}
              label={label}
              total={kind === 'total'}
              strong={kind === 'gross'}
              price={order.gross_amount === undefined ? undefined : PRICE_OF_SUM[kind]}
            >
              {amount}
            </PriceRow>
          ))}
        </PriceList>
        <Quiet mt={1}>{gross ? GROSS_NOTE : pricesNote(order.gross_amount)}</Quiet>
      </Box>
    </Titled>
  );
}

const REST = 'Rest der Bestellung';

interface ItemsTableProps {
  items: readonly (Omit<OrderItem, 'unit_price' | 'total_price'> & Partial<OrderItem>)[];
  hasTotals?: boolean;
  /** Each item's share of the gross total; without it, prices are net. */
  gross?: readonly Cents[] | undefined;
}

/** On a narrow screen each row becomes a block with labelled values. */
export function ItemsTable({ items, hasTotals = true, gross }: ItemsTableProps) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">Artikel</th>
          <th scope="col">Menge</th>
          <th scope="col">Einzelpreis</th>
          {hasTotals && <th scope="col">Gesamtpreis</th>}
        </tr>
      </thead>
      <tbody>
        {[...items.entries()].map(([row, item]) => {
          const told = stageText(item, item.product_id === undefined ? [] : items);
          return (
            <tr key={row}>
              <th scope="row">
                {keepUnits(item.product_name)}
                {item.product_id !== undefined && (
                  <Article>
                    Art.-Nr. {formatArticleNumber(item.product_id, item.article_number)}
                  </Article>
                )}
                {told && <Article>{told}</Article>}
              </th>
              <td data-label="Menge">
                {orderedQuantity(item)}
                {item.delivered_quantity !== undefined && (
                  <Article>
                    geliefert {orderedQuantity({ ...item, quantity: item.delivered_quantity })}
                  </Article>
                )}
              </td>
              <td data-label="Einzelpreis">
                {hasTotals ? unitText(item, gross !== undefined) : unitAlone(item)}
              </td>
              {hasTotals && (
                <td data-label="Gesamtpreis">
                  {formatEuro(gross?.[row] ?? toCents(item.total_price ?? 0))}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

function unitText({ unit_price, vat_rate }: ItemsTableProps['items'][number], isGross: boolean) {
  if (unit_price === undefined) return 'auf Anfrage';
  const cents = toCents(unit_price);
  return formatEuro(isGross ? grossCents(cents, vat_rate) : cents);
}

/** Says that it is net, as no sum beside it does. */
function unitAlone(item: ItemsTableProps['items'][number]) {
  return item.unit_price === undefined ? unitText(item, false) : `${unitText(item, false)} netto`;
}

const Article = part('span', {
  display: 'block',
  typography: 'body2',
  color: 'text.secondary',
  '@media print': { display: 'inline', ml: 1 },
});

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 1.5, textAlign: 'right', fontWeight: 400 },
  '@media print': { '& th, & td': { py: '1px' } },
  '& th:first-of-type': { pl: 0, textAlign: 'left', fontWeight: 600 },
  '& td': { whiteSpace: 'nowrap' },
  '& td:last-of-type': { pr: 0, fontWeight: 600 },
  '& thead th': { pt: 0, fontWeight: 600, borderBottom: '2px solid', borderColor: 'text.primary' },
  '& thead th:last-of-type': { pr: 0 },
  '& tbody tr': { borderBottom: '1px solid', borderColor: 'divider' },
  '@media screen and (max-width: 599px)': {
    // A long name or quantity breaks, so that the table is no wider than its panel.
    overflowWrap: 'anywhere',
    // Hidden visually, still there for screen readers.
    '& thead': VISUALLY_HIDDEN,
    '& tbody': { display: 'block', borderTop: '2px solid', borderColor: 'text.primary' },
    '& tbody tr': { display: 'block', py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
    '& tbody th': { display: 'block', p: 0, pb: 0.5 },
    '& tbody td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      p: 0,
      py: '2px',
      whiteSpace: 'normal',
    },
    '& tbody td::before': {
      content: 'attr(data-label)',
      flex: 'none',
      color: COLORS.slate,
      fontWeight: 400,
    },
  },
};
