import Button from '@mui/material/Button';
import { type CartItem, cartSubtotalCents } from '@shop/domain/cart/cart';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { missingForFreeDeliveryCents } from '@shop/domain/delivery/delivery-zones';
import type { StageWish } from '@shop/domain/delivery/stage';
import { type Cents, toCents } from '@shop/domain/money/money';
import { cartTotals, orderTotalProblem } from '@shop/domain/order/order-sums';
import { formatNumber } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { PostalCodeField } from '../../delivery/shared/postal-code-field.tsx';
import { type DeliveryPlace, deliveryTerms } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { PATHS } from '../../lib/paths.ts';
import { cartQuotePath } from '../../lib/quote-path.ts';
import { CARD } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Block, Stack } from '../../ui/layout.tsx';
import { Threshold } from '../../ui/price.tsx';
import { PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import { CartNote } from '../shared/cart-note.tsx';
import { CartTotals } from '../shared/cart-totals.tsx';
import { checkoutDraft } from '../shared/checkout-draft.ts';
import { OrderLimitNote } from '../shared/order-limit-note.tsx';

interface CartSummaryProps {
  items: readonly (CartItem & StageWish)[];
  place: DeliveryPlace;
  /** Called while the postcode is typed. */
  onPlace(): void;
  /** Above the postcode. */
  children?: ReactNode;
}

/** The cost of the cart. Beyond the delivery zones it offers a quote, or the checkout for pickup. */
export function CartSummary({ items, place, onPlace, children }: CartSummaryProps) {
  const subtotalCents = cartSubtotalCents(items);
  const isBeyond = place.kind === 'beyond';
  const options = useDeliveryOptions();
  const terms = deliveryTerms(place, options);
  const { totalCents } = cartTotals(items, terms);
  const problem = orderTotalProblem(totalCents, terms);
  const isTooLarge = problem !== undefined;
  const isByOffer = isBeyond || isTooLarge;
  const quotePath = cartQuotePath(items, usePostalCode());
  return (
    <Titled title="Bestellübersicht" mb={2} sx={panel}>
      {children}
      <Block mb={3}>
        <PostalCodeField
          place={place}
          onEdit={onPlace}
          beyondHint="Sie können Ihre Ware auch selbst bei uns abholen."
        />
      </Block>
      <CartTotals items={items} terms={terms}>
        <PriceRow label="Anzahl Artikel">{formatNumber(items.length)}</PriceRow>
      </CartTotals>
      <OrderLimitNote problem={problem} href={quotePath} />
      <MinimumOrderHint subtotalCents={subtotalCents} />
      {!isByOffer && <FreeDeliveryHint subtotalCents={subtotalCents} terms={terms} />}
      <Stack mt={3}>
        {!isByOffer && (
          <Button href={PATHS.checkout} size="large">
            Bestellung aufgeben
          </Button>
        )}
        <Button href={quotePath} {...(isByOffer ? { size: 'large' } : { variant: 'outlined' })}>
          Angebot anfordern
        </Button>
        {isBeyond && !isTooLarge && (
          <Button
            href={PATHS.checkout}
            variant="outlined"
            onClick={() =>
              checkoutDraft.write({ ...checkoutDraft.read(), delivery_method: 'pickup' })
            }
          >
            Bestellen und selbst abholen
          </Button>
        )}
      </Stack>
    </Titled>
  );
}

const panel = {
  ...CARD,
  p: { xs: 2, sm: 3 },
  position: { md: 'sticky' },
  top: { md: 112 },
};

/** Only a hint: smaller orders are accepted. */
function MinimumOrderHint({ subtotalCents }: { subtotalCents: Cents }) {
  const minimumCents = toCents(useDeliveryOptions().minimum_order);
  if (subtotalCents >= minimumCents) return null;
  return (
    <CartNote>
      <Icon name="cart" />
      <span>
        Unser Mindestbestellwert beträgt <Threshold cents={minimumCents} />. Kleinere Mengen können
        Sie zu unseren Öffnungszeiten selbst abholen.
      </span>
    </CartNote>
  );
}

interface FreeDeliveryHintProps {
  subtotalCents: Cents;
  terms: DeliveryTerms;
}

function FreeDeliveryHint({ subtotalCents, terms }: FreeDeliveryHintProps) {
  const { zone, unpriced } = terms.method === 'delivery' ? terms : {};
  const missing = missingForFreeDeliveryCents(subtotalCents, zone?.freeFromCents);
  const isLoading = unpriced === 'loading';
  return (
    <CartNote sx={isLoading ? { visibility: 'hidden' } : undefined}>
      <Icon name="truck" />
      <span>
        {missing === 0 ? (
          'Sie erhalten kostenlose Lieferung.'
        ) : (
          <>
            Noch <Threshold cents={missing} /> bis zur kostenlosen Lieferung.
          </>
        )}
      </span>
    </CartNote>
  );
}
