import { RENTAL_EXTRAS } from '@shop/domain/booking/booking-price';
import { toCents } from '@shop/domain/money/money';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { Price, Priced } from '../../ui/price.tsx';

/** `Maschinenbruchversicherung, 4,00 € netto je Stück und Tag`; gross in Privat. */
export function InsuranceLabel({ price }: { price: number }) {
  const { label, unit } = RENTAL_EXTRAS.insurance;
  const { vat_rate } = useDeliveryOptions();
  return (
    <>
      {label}, <Price cents={toCents(price)} rate={vat_rate} />
      <Priced quoted=" netto" gross="" /> je Stück und {unit}
    </>
  );
}
