import { type ProgressRow, progressRows } from '@shop/domain/handover/deliveries';
import { sumCents, toCents } from '@shop/domain/money/money';
import { kindOf } from '@shop/domain/order/order-kinds';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { COLORS } from '../../lib/theme/colors.ts';
import { type Column, OfficeTable } from '../../office/office-table.tsx';
import { Block, part, Text } from '../../ui/layout.tsx';
import type { OrderProps } from './use-order-call.ts';

/** What was ordered and delivered, is left and to be billed; nothing before the first goods have left. */
export function OrderProgress({ order }: OrderProps) {
  const rows = progressRows(order);
  if (kindOf(order).isBill || !rows.some(({ delivered }) => delivered > 0)) return null;
  const invoiced = sumCents((order.invoices ?? []).map((each) => toCents(each.gross_amount)));
  const toBill = order.to_bill_amount;
  return (
    <Block mt={2} mb={2}>
      <OfficeTable
        label="Bestellt, geliefert, Rest"
        columns={PROGRESS}
        entries={rows}
        idOf={({ product_name, unit }) => `${product_name} ${unit}`}
        areas='"name name name" "ordered delivered rest"'
        areaColumns="repeat(3, minmax(0, 1fr))"
      />
      {(toBill !== undefined || invoiced !== 0) && (
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

const PROGRESS: readonly Column<ProgressRow>[] = [
  { name: 'name', title: 'Artikel', isHead: true, cell: ({ product_name }) => product_name },
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
];

function quantityColumn(
  name: 'ordered' | 'delivered' | 'rest',
  title: string,
): Column<ProgressRow> {
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
