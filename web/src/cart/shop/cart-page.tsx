import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type CartItem, lineTotalCents } from '@shop/domain/cart/cart';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { toCents } from '@shop/domain/money/money';
import { cartTotals } from '@shop/domain/order/order-sums';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useRef, useState } from 'react';
import { storePostalCode } from '../../delivery/shared/postal-code.ts';
import { deliveryTerms, useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { announce, useAnnouncement } from '../../lib/announcer/announce.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS, productPath } from '../../lib/paths.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useAuth } from '../../session/session-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page, part, Quiet } from '../../ui/layout.tsx';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Pallets } from '../../ui/pallets.tsx';
import { OwnPriceNote } from '../../ui/product-price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { cartPlanText } from '../shared/cart-plan.ts';
import { LineImage } from '../shared/line-image.tsx';
import { ShareButton } from '../shared/share-button.tsx';
import { type Cart, useCart, useOrderRedirect } from '../shared/use-cart.ts';
import { WithdrawalMark, WithdrawalNotes } from '../shared/withdrawal-notes.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The cart. If it has already been ordered (the answer got lost), redirects to the confirmation. */
export default function CartPage() {
  const cart = useCart();
  const isLeaving = useOrderRedirect(cart.ordered);
  if (isLeaving || cart.isLoading) return <LoadingCart />;
  if (cart.hasFailed) return <UnknownCart onRetry={cart.reload} />;
  if (cart.items.length === 0) return <EmptyCart />;
  return <CartContent cart={cart} />;
}

function LoadingCart() {
  usePageHead('cart');
  return <LoadingPage title="Warenkorb">Warenkorb wird geladen...</LoadingPage>;
}

/** Shows the cart as empty, with an explanation only if the connection is lost. */
function UnknownCart({ onRetry }: { onRetry(): void }) {
  const { isLost } = useConnection();
  if (!isLost) return <EmptyCart />;
  return (
    <MessagePage
      title="Ihr Warenkorb ist leer"
      actions={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Er lässt sich ohne Internetverbindung nicht laden und wird deshalb leer gezeigt. Was Sie
      hineingelegt haben, ist nicht verloren: Sobald Sie wieder Empfang haben, steht es wieder hier.
    </MessagePage>
  );
}

const loadPlanBar = () => import('./plan-bar.tsx');
const loadChoice = () => import('../../companies/shared/ordering-for.tsx');

function CartContent({ cart }: { cart: Cart }) {
  usePageHead('cart');
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<string>();
  const place = useDeliveryPlace();
  const options = useDeliveryOptions();
  const OrderingForChoice = useLoaded(loadChoice, useAuth().user !== null);
  const PlanBar = useLoaded(loadPlanBar, useStoredText(cartPlanText) !== null);
  useAnnouncement(changeText(cart.items, changed, deliveryTerms(place, options)));
  function setQuantity(item: CartItem, quantity: number) {
    cart.setQuantity(item, quantity);
    setChanged(item.id);
  }
  function remove(item: CartItem) {
    cart.remove(item);
    announce(`${item.name} entfernt.`);
    // The clicked button, and with it the focus, is gone; after the last line the heading is gone too.
    const stays = cart.items.length > 1;
    (stays ? heading.current : document.querySelector('main'))?.focus();
  }
  return (
    <Page>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Warenkorb
      </Typography>
      <Columns>
        <div>
          {PlanBar && <PlanBar items={cart.items} />}
          <Items>
            {cart.items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                items={cart.items}
                onQuantity={(quantity) => setQuantity(item, quantity)}
                onRemove={() => remove(item)}
              />
            ))}
          </Items>
          <WithdrawalNotes items={cart.items} />
          <More>
            <Link href={PATHS.catalogue}>Weiter einkaufen</Link>
            <Link href={PATHS.quickEntry}>Artikelnummern eingeben</Link>
            <ShareButton lines={cart.items}>Warenkorb teilen</ShareButton>
          </More>
        </div>
        <CartSummary items={cart.items} place={place}>
          {OrderingForChoice && (
            <OrderingForChoice
              onSite={({ postal_code }) => postal_code && storePostalCode(postal_code)}
            />
          )}
        </CartSummary>
      </Columns>
    </Page>
  );
}

function changeText(
  items: readonly CartItem[],
  id: string | undefined,
  terms: DeliveryTerms,
): string {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return '';
  const { totalCents } = cartTotals(items, terms);
  const line = `${item.name}: ${formatNumber(item.quantity)} ${item.unit}, ${formatEuro(lineTotalCents(item))}`;
  return `${line}. Gesamtsumme ${formatEuro(totalCents)}`;
}

const Columns = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 376px' },
  alignItems: 'start',
  gap: { xs: 4, md: 5 },
  mt: { xs: 3, md: 4 },
});

const More = part('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  mt: 3,
});

const Items = part('ul', { ...PLAIN_LIST, borderTop: '2px solid', borderColor: 'text.primary' });

interface CartLineProps {
  item: CartItem;
  items: readonly CartItem[];
  onQuantity(quantity: number): void;
  onRemove(): void;
}

function CartLine({ item, items, onQuantity, onRemove }: CartLineProps) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ gridArea: 'image' }}>
        <LineImage url={item.image_url} size={80} />
      </Box>
      <Box sx={{ gridArea: 'article', minWidth: 0 }}>
        <Link href={productPath(item.product_id)} sx={{ fontWeight: 600 }}>
          {keepUnits(item.name)}
        </Link>
        <WithdrawalMark item={item} items={items} />
        <Quiet mt={0.5}>
          {formatEuro(toCents(item.price))} / {item.unit}
          <OwnPriceNote of={item} />
        </Quiet>
        <Quiet>Art.-Nr. {formatArticleNumber(item.product_id, item.article_number)}</Quiet>
      </Box>
      <Bill>
        <div>
          <QuantityStepper
            label={item.name}
            unit={item.unit}
            value={item.quantity}
            onChange={onQuantity}
          />
          {item.units_per_pallet && (
            <Pallets {...item} perPallet={item.units_per_pallet} onRound={onQuantity} />
          )}
        </div>
        <Total>{formatEuro(lineTotalCents(item))}</Total>
      </Bill>
      <IconButton
        aria-label={`${item.name} entfernen`}
        title="Entfernen"
        onClick={onRemove}
        sx={{ gridArea: 'remove', justifySelf: 'end' }}
      >
        <Icon name="trash" size={22} />
      </IconButton>
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"image article remove" "bill bill bill"',
    sm: '"image article remove" "image bill bill"',
    lg: '"image article bill remove"',
  },
  gridTemplateColumns: {
    xs: '80px minmax(0, 1fr) auto',
    lg: '80px minmax(0, 1fr) auto auto',
  },
  columnGap: { xs: 2, lg: 2.5 },
  rowGap: 2,
  alignItems: { xs: 'start', lg: 'center' },
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
};

const Bill = part('div', {
  gridArea: 'bill',
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
});

const Total = part('div', {
  ml: 'auto',
  minWidth: { lg: 96 },
  textAlign: 'right',
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
