import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type CartItem, lineTotalCents } from '@shop/domain/cart/cart';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { grossOfCart } from '@shop/domain/order/order-gross';
import { cartTotals } from '@shop/domain/order/order-sums';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { useRef, useState } from 'react';
import { storePostalCode } from '../../delivery/shared/postal-code.ts';
import { deliveryTerms, useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { announce, useAnnouncement } from '../../lib/announcer/announce.ts';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useAuth } from '../../session/session-context.ts';
import { Page, part } from '../../ui/layout.tsx';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { useIsGross } from '../../ui/price.tsx';
import { ShareButton } from '../shared/share-button.tsx';
import { type Cart, useCart, useOrderRedirect } from '../shared/use-cart.ts';
import { WithdrawalNotes } from '../shared/withdrawal-notes.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { UndoNote } from './undo-note.tsx';
import { type CartEdit, useCartEdit } from './use-cart-edit.ts';

/** The cart. If it has already been ordered (the answer got lost), redirects to the confirmation. */
export default function CartPage() {
  const cart = useCart();
  const isLeaving = useOrderRedirect(cart.ordered);
  if (isLeaving || cart.isLoading) return <LoadingCart />;
  if (cart.hasFailed) return <UnknownCart onRetry={cart.reload} />;
  return <KnownCart cart={cart} />;
}

function KnownCart({ cart }: { cart: Cart }) {
  const edit = useCartEdit();
  if (cart.items.length === 0) return <EmptyCart undo={<UndoNote {...edit} />} />;
  return <CartContent cart={cart} edit={edit} />;
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
const loadStaged = () => import('../shared/staged-items.ts');
const loadClear = () => import('./clear-cart.tsx');
const loadChoice = () => import('../../companies/shared/ordering-for.tsx');

function CartContent({ cart, edit }: { cart: Cart; edit: CartEdit }) {
  usePageHead('cart');
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<string>();
  const place = useDeliveryPlace();
  const options = useDeliveryOptions();
  const OrderingForChoice = useLoaded(loadChoice, useAuth().user !== null);
  const { plans } = edit.state;
  const PlanBar = useLoaded(loadPlanBar, plans.length > 0);
  const stagedItems = useLoaded(loadStaged, plans.length > 0);
  const [isClearing, setIsClearing] = useState(false);
  const ClearCart = useLoaded(loadClear, isClearing);
  const terms = deliveryTerms(place, options);
  const gross = grossOfCart(cart.items, terms);
  const isHeard = changed !== PLACE || place.kind === 'zone';
  useAnnouncement(changeText(cart.items, isHeard ? changed : undefined, terms, useIsGross()));
  function setQuantity(item: CartItem, quantity: number) {
    edit.setQuantity(item, quantity);
    setChanged(item.id);
  }
  function keep() {
    setIsClearing(false);
    heading.current?.focus();
  }
  function remove(item: CartItem) {
    edit.remove(item);
    announce(`${item.name} entfernt.`);
    // The clicked button had the focus and is gone; after the last line the heading is gone too.
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
          <UndoNote {...edit} />
          {PlanBar && <PlanBar items={cart.items} edit={edit} />}
          <Items>
            {cart.items.map((item, index) => (
              <CartLine
                key={item.id}
                item={item}
                items={cart.items}
                grossCents={gross?.lines[index]}
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
            <Button variant="text" size="small" onClick={() => setIsClearing(true)}>
              Warenkorb leeren
            </Button>
          </More>
          {isClearing && ClearCart && (
            <ClearCart count={cart.items.length} {...edit} onKeep={keep} />
          )}
        </div>
        <CartSummary
          items={stagedItems?.(cart.items, plans) ?? cart.items}
          place={place}
          onPlace={() => setChanged(PLACE)}
        >
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

/** Used instead of a line's id when the postcode has changed; its field announces the zone itself. */
const PLACE = 'place';

function changeText(
  items: readonly CartItem[],
  id: string | undefined,
  terms: DeliveryTerms,
  isGross: boolean,
): string {
  const item = items.find((candidate) => candidate.id === id);
  if (!item && id !== PLACE) return '';
  const totals = cartTotals(items, terms);
  const totalCents = isGross ? totals.grossCents : totals.totalCents;
  const total = `Gesamtsumme ${formatEuro(totalCents)}`;
  if (!item) return total;
  const share = isGross && grossOfCart(items, terms)?.lines[items.indexOf(item)];
  const line = `${item.name}: ${formatNumber(item.quantity)} ${item.unit}, ${formatEuro(share || lineTotalCents(item))}`;
  return `${line}. ${total}`;
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
