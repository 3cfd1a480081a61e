import Box from '@mui/material/Box';
import { type CartItem, lineTotalCents } from '@shop/domain/cart/cart';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import type { Truck } from '@shop/domain/delivery/order-weight';
import type { StageWish } from '@shop/domain/delivery/stage';
import { type Cents, toCents } from '@shop/domain/money/money';
import { grossOfCart } from '@shop/domain/order/order-gross';
import { cartTotals, orderTotalProblem } from '@shop/domain/order/order-sums';
import { formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { memo } from 'react';
import { CartTotals } from '../../cart/shared/cart-totals.tsx';
import { LineImage } from '../../cart/shared/line-image.tsx';
import { OrderLimitNote } from '../../cart/shared/order-limit-note.tsx';
import { WithdrawalMark, WithdrawalNotes } from '../../cart/shared/withdrawal-notes.tsx';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { cartQuotePath } from '../../lib/quote-path.ts';
import { PlainList, part, Quiet, Text } from '../../ui/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { OwnPriceNote } from '../../ui/product-price.tsx';
import { Titled } from '../../ui/titled.tsx';

interface OrderSummaryProps {
  items: readonly (CartItem & StageWish)[];
  terms: DeliveryTerms;
  truck: Truck;
  /** Leaves out consumer information. */
  isBusiness: boolean;
  discount: number;
  discountDays: number;
}

/** Goods, delivery and totals. Not rerendered while somebody types into the form. */
export const OrderSummary = memo((props: OrderSummaryProps) => {
  const { items, isBusiness, ...totals } = props;
  const { totalCents } = cartTotals(items, totals.terms);
  const gross = grossOfCart(items, totals.terms);
  return (
    <Titled title="Ihre Bestellung" sx={panel}>
      <PlainList mb={2}>
        {items.map((item, index) => (
          <SummaryLine
            key={item.id}
            {...{ item, items, isBusiness }}
            grossCents={gross?.lines[index]}
          />
        ))}
      </PlainList>
      <CartTotals items={items} {...totals} />
      <OrderLimitNote
        problem={orderTotalProblem(totalCents, totals.terms)}
        href={cartQuotePath(items, usePostalCode())}
      />
      {!isBusiness && <WithdrawalNotes items={items} />}
    </Titled>
  );
});

interface SummaryLineProps extends Pick<OrderSummaryProps, 'items' | 'isBusiness'> {
  item: CartItem;
  grossCents: Cents | undefined;
}

function SummaryLine({ item, items, isBusiness, grossCents }: SummaryLineProps) {
  return (
    <Entry>
      <LineImage url={item.image_url} size={56} />
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Text variant="body2" strong>
          {keepUnits(item.name)}
          {!isBusiness && <WithdrawalMark item={item} items={items} />}
        </Text>
        <Quiet>
          {formatNumber(item.quantity)} {item.unit} ×{' '}
          <Price cents={toCents(item.price)} rate={item.vat_rate} />
          <OwnPriceNote of={item} />
        </Quiet>
      </Box>
      <Box sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <Price cents={lineTotalCents(item)} rate={item.vat_rate} gross={grossCents} />
      </Box>
    </Entry>
  );
}

const panel = { p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1 };

const Entry = part('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
});
