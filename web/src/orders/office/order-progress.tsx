import { stageText } from '@shop/domain/delivery/stage';
import { type PartLine, type ProgressRow, progressRows } from '@shop/domain/handover/deliveries';
import { sumCents, toCents } from '@shop/domain/money/money';
import type { OrderItem } from '@shop/domain/order/order';
import { kindOf } from '@shop/domain/order/order-kinds';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { COLORS } from '../../lib/theme/colors.ts';
import { type Column, OfficeTable } from '../../office/office-table.tsx';
import { Block, part, Text } from '../../ui/layout.tsx';
import { OrderItems } from '../../ui/order-items.tsx';
import type { OrderProps } from './use-order-call.ts';

/** The goods with their prices and, once the first have left, what was ordered and delivered, is left and to be billed. */
export function OrderGoods({ order }: OrderProps) {
  const rows = progressRows(order).map((row): Row => {
    return { ...row, lines: order.order_items.filter((item) => keyOf(item) === keyOf(row)) };
  });
  const hasProgress = !kindOf(order).isBill && rows.some(({ delivered }) => delivered > 0);
  const invoiced = sumCents((order.invoices ?? []).map((each) => toCents(each.gross_amount)));
  const toBill = order.to_bill_amount;
  return (
    <Block mb={2}>
      <OrderItems order={order} heading="h3">
        {hasProgress && (
          <OfficeTable
            label="Bestellt, geliefert, Rest"
            columns={PROGRESS}
            entries={rows}
            idOf={keyOf}
            areas='"name name name" "ordered delivered rest" "price price price"'
            areaColumns="repeat(3, minmax(0, 1fr))"
          />
        )}
      </OrderItems>
      {hasProgress && (toBill !== undefined || invoiced !== 0) && (
        <Text mt={1}>
          {[
            toBill !== undefined && `zu berechnen ${formatEuro(toCents(toBill))}`,
            invoiced !== 0 && `berechnet ${formatEuro(invoiced)}`,
          ]
            .filter(Boolean)
            .join(', ')}{' '}
          inkl. MwSt.
        </Text>
      )}
    </Block>
  );
}

const keyOf = ({ product_name, unit }: Omit<PartLine, 'quantity'>) => `${product_name} ${unit}`;

type Row = ProgressRow & { lines: OrderItem[] };

const toldOf = (line: OrderItem) => [
  line.product_id && `Art.-Nr. ${formatArticleNumber(line.product_id, line.article_number)} `,
  stageText(line),
];

const PROGRESS: readonly Column<Row>[] = [
  {
    name: 'name',
    title: 'Artikel',
    isHead: true,
    cell: ({ product_name, lines }) => (
      <>
        {product_name} <small>{lines.map(toldOf)}</small>
      </>
    ),
  },
  quantityColumn('ordered', 'Bestellt'),
  {
    ...quantityColumn('delivered', 'Geliefert'),
    cell: ({ ordered, delivered, unit }) => (
      <>
        {orderedQuantity({ quantity: delivered, unit })}
        <Bar
          aria-hidden="true"
          style={{ backgroundSize: `${(100 * delivered) / ordered}% 100%` }}
        />
      </>
    ),
  },
  quantityColumn('rest', 'Rest'),
  {
    name: 'price',
    title: 'Netto ohne Teile',
    isNumber: true,
    cell: ({ lines, unit }) =>
      lines.length > 0 && (
        <>
          {formatEuro(sumCents(lines.map(({ total_price }) => toCents(total_price))))}
          <small>
            {lines
              .map((line) => `${formatEuro(toCents(line.unit_price))}\u00A0/\u00A0${unit}`)
              .join(', ')}
          </small>
        </>
      ),
  },
];

function quantityColumn(name: 'ordered' | 'delivered' | 'rest', title: string): Column<Row> {
  return {
    name,
    title,
    isNumber: true,
    cell: ({ unit, [name]: quantity }) => orderedQuantity({ quantity, unit }),
  };
}

const Bar = part('span', {
  display: 'block',
  height: 6,
  mt: 0.5,
  bgcolor: COLORS.slab,
  backgroundImage: `linear-gradient(${COLORS.green} 0 0)`,
  backgroundRepeat: 'no-repeat',
});
