import Box from '@mui/material/Box';
import { type Cents, toCents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import type { Order } from '@shop/domain/order/order';
import { formatEuro } from '@shop/domain/text/format';
import { grossText, withVat } from '@shop/domain/text/vat-text';

interface GrossPriceProps {
  netCents: Cents;
  /** The standard rate if missing. */
  rate?: VatRate | undefined;
}

/** Gross price for consumers (§ 3 PAngV): `29,16 € inkl. 19 % MwSt.` */
export function GrossPrice({ netCents, rate }: GrossPriceProps) {
  return (
    <Box component="span" data-price="gross" sx={gross}>
      {grossText(netCents, rate)}
    </Box>
  );
}

/** The net total of an order, and below it the gross total, which old orders lack. */
export function OrderTotal({
  order,
}: {
  order: Pick<Order, 'total_amount' | 'gross_amount' | 'vat'>;
}) {
  const { total_amount, gross_amount, vat = [] } = order;
  return (
    <span>
      <strong data-price={gross_amount === undefined ? undefined : 'net'}>
        {formatEuro(toCents(total_amount))}
      </strong>
      {gross_amount !== undefined && (
        <Box component="span" data-price="gross" sx={gross}>
          {withVat(
            toCents(gross_amount),
            vat.map(({ rate }) => rate),
          )}
        </Box>
      )}
    </span>
  );
}

const gross = { display: 'block', typography: 'body2', color: 'text.secondary' };
