import { ownPriceCents } from '@shop/domain/customer/own-prices';
import { toCents, toEuro } from '@shop/domain/money/money';
import { berlinDay } from '@shop/domain/time/calendar';
import { useLayoutEffect } from 'react';
import { setPriceOf } from '../../lib/own-prices.ts';
import { useOrderingFor } from './ordering-for.ts';

/** Has all pages show the prices of the company that is ordered for. */
export default function OwnPrices() {
  const { company, site } = useOrderingFor();
  const name = site?.name ?? '';
  useLayoutEffect(() => {
    if (!company?.fixed_prices && !company?.discounts) return;
    setPriceOf(({ id, category, price }) => {
      const cents = toCents(price);
      const scope = { site: name, day: berlinDay(new Date()) };
      return toEuro(ownPriceCents({ id, category }, cents, company, scope) ?? cents);
    });
    return () => setPriceOf(undefined);
  }, [company, name]);
  return null;
}
