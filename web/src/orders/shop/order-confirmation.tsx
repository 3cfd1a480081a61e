import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { firstStageDay } from '@shop/domain/delivery/stage';
import { deliveredText } from '@shop/domain/handover/deliveries';
import type { OrderDelivery } from '@shop/domain/order/delivery-wish';
import {
  collectedText,
  deliveredLabel,
  INVOICE_TITLES,
  type Order,
  type OrderInvoice,
} from '@shop/domain/order/order';
import { TEXTS } from '@shop/domain/order/order-fields';
import { kindName, kindOf, type OrderKind } from '@shop/domain/order/order-kinds';
import { canCustomerCancel, isCancelled, isDelivered } from '@shop/domain/order/order-status';
import { INVOICING } from '@shop/domain/payment/payment-conditions';
import { confirmedPayment, paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { formatDateTime } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import {
  accessText,
  deliveryAddress,
  deliveryLabel,
  handoverOf,
  usualTime,
} from '@shop/domain/tour/delivery-text';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../../cart/shared/use-cart.ts';
import { useHead } from '../../lib/head/use-page-head.ts';
import { orderConfirmationPath, PATHS, rentalBookingPath } from '../../lib/paths.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import {
  ConfirmationBanner,
  ConfirmationPair,
  ConfirmationParts,
  ContactInfo,
  NextSteps,
} from '../../ui/confirmation-parts.tsx';
import { RemarkPanel } from '../../ui/edged-panels.tsx';
import { Facts, OrderNotes } from '../../ui/facts.tsx';
import { Quiet, Row } from '../../ui/layout.tsx';
import { OrderItems } from '../../ui/order-items.tsx';
import { OrderTotal } from '../../ui/order-total.tsx';
import { textFacts } from '../shared/text-facts.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';

const loadChanges = () => import('./order-changes.tsx');
const PrepaidDay = lazy(() => import('./prepaid-day.tsx'));

interface OrderConfirmationProps {
  order: Order;
  cancelToken?: string | undefined;
}

export function OrderConfirmation({ order, cancelToken }: OrderConfirmationProps) {
  const { isRental } = kindOf(order);
  const title = `${isRental ? 'Abrechnung' : 'Bestellung'} ${order.order_number}`;
  useHead({ title, isIndexed: false });
  const { order_status: status } = order;
  const isOff = isCancelled(status);
  const { isPaidFirst } = paymentMethodOf(order.payment_method);
  const isPrepaid = isPaidFirst && status === 'pending' && !isRental && !order.delivery_day;
  const isComing = !isOff && !isRental && !isDelivered(status);
  const contact = <ContactInfo title={`Fragen zu Ihrer ${isRental ? 'Miete' : 'Bestellung'}?`} />;
  const hasChanges = cancelToken !== undefined || isOff || order.withdrawal_told !== undefined;
  const changes = useLoaded(loadChanges, hasChanges);
  // The outcome of cancelling already says everything that the notice would.
  const [hasOutcome, setHasOutcome] = useState(false);
  return (
    <>
      <ThankYouBanner order={order} />
      <Container sx={{ py: { xs: 4, md: 6 }, '@media print': { py: 2 } }}>
        <ConfirmationParts>
          {changes && <changes.OrderNotices order={order} hasOutcome={hasOutcome} />}
          {order.quote_number && isComing && <StillInCart order={order} />}
          <PaymentInstructions order={order} />
          {isComing && <OrderedPlans />}
          {isPrepaid && (
            <Suspense fallback={<Quiet>{'\u00A0'}</Quiet>}>
              <PrepaidDay order={order} />
            </Suspense>
          )}
          {isComing && (
            <ConfirmationPair>
              <NextSteps steps={stepsOf(order)} />
              {contact}
            </ConfirmationPair>
          )}
          <ConfirmationPair>
            <OrderFacts order={order} />
            <CustomerFacts order={order} />
          </ConfirmationPair>
          <OrderItems order={order} />
          {!isRental && <OrderNotes notes={order.notes} />}
          {order.is_shortened && !isRental && (
            <Typography variant="body2" data-screen-only>
              Ort der Lieferung, Ansprechpartner und Anmerkungen zeigen wir hier über den Link in
              unseren E-Mails zu dieser Bestellung und in Ihrem Konto.
            </Typography>
          )}
          {!isComing && contact}
          <OrderActions />
          {changes && cancelToken && (
            <changes.OrderCancelling order={order} token={cancelToken} onOutcome={setHasOutcome} />
          )}
          {!isRental && !cancelToken && order.customer_email && canCustomerCancel(status) && (
            <Typography variant="body2" data-screen-only>
              Bis wir mit der Bearbeitung beginnen, können Sie die Bestellung stornieren: Der Link
              dazu steht in Ihrer Bestätigungsmail.
            </Typography>
          )}
        </ConfirmationParts>
      </Container>
    </>
  );
}

/** Requesting a quote from the cart leaves the goods in it. */
function StillInCart({ order: { order_items } }: Pick<OrderConfirmationProps, 'order'>) {
  const ordered = new Set(order_items.map(({ product_id }) => product_id));
  const { length } = useCart().items.filter(({ product_id }) => ordered.has(product_id));
  if (length === 0) return null;
  return (
    <RemarkPanel role="status" data-screen-only>
      In Ihrem Warenkorb {length === 1 ? 'liegt noch 1 Artikel' : `liegen noch ${length} Artikel`}{' '}
      dieser Bestellung. <Link href={PATHS.cart}>Zum Warenkorb</Link>
    </RemarkPanel>
  );
}

/** The plans whose goods were just ordered: their machines are reserved apart. */
function OrderedPlans() {
  const { plans = [] }: { plans?: { name: string; path: string }[] } = useLocation().state ?? {};
  return plans.map(({ name, path }) => (
    <RemarkPanel key={path} data-screen-only>
      Maschinen zu Ihrem Plan „{name}“ sind nicht dabei.{' '}
      <Link href={path}>Plan öffnen und Maschinen reservieren</Link>
    </RemarkPanel>
  ));
}

const TITLES: Record<OrderKind, string> = {
  order: 'Vielen Dank für Ihre Bestellung!',
  rental: 'Abrechnung Ihrer Miete',
  collective: 'Sammelrechnung Ihrer Lieferungen',
};

function ThankYouBanner({ order }: { order: Order }) {
  const isOff = isCancelled(order.order_status);
  return (
    <ConfirmationBanner
      icon={isOff ? 'close' : 'check'}
      title={
        isOff
          ? deliveredText(order)
            ? 'Rest der Bestellung storniert'
            : 'Bestellung storniert'
          : order.part_of
            ? 'Teillieferung zu Ihrer Bestellung'
            : TITLES[kindName(order)]
      }
    >
      Ihre {kindOf(order).numberLabel}: <strong>{order.order_number}</strong>
    </ConfirmationBanner>
  );
}

/** The badge always says "pending", as when the order was placed; its current state is shown next to it. */
function OrderFacts({ order }: { order: Order }) {
  const { booking_number: number } = order;
  return (
    <Facts
      title={number ? 'Abrechnung' : 'Bestellinformationen'}
      facts={[
        [kindOf(order).numberLabel, order.order_number],
        ['Angebot', order.quote_number],
        ...textFacts(order, TEXTS.reference),
        [number ? 'Abgerechnet' : 'Bestelldatum', formatDateTime(order.created_at)],
        ['Zahlungsart', confirmedPayment(order)],
        number
          ? [
              'Mietnummer',
              <Link key="rental" href={rentalBookingPath(number)}>
                {number}
              </Link>,
            ]
          : ['Status', <OrderedStatus key="status" order={order} />],
        [deliveredLabel(order), number && order.delivered_day && formatDay(order.delivered_day)],
        ['Lieferschein', order.has_note && <NoteLink key="note" number={order.order_number} />],
        ['Belege', order.invoices && <InvoiceLinks key="invoices" invoices={order.invoices} />],
        ['Bisher', deliveredText(order)],
        ['Teillieferungen', order.deliveries && links(order.deliveries.map((part) => part.number))],
        ['Rechnung', order.collected_by && collectedText(order)],
        ['Teil der Bestellung', order.part_of && links([order.part_of])],
        [
          order.deliveries ? 'Summe des Rests' : 'Gesamtsumme',
          <OrderTotal key="total" order={order} />,
        ],
      ]}
    />
  );
}

const links = (numbers: readonly string[]) =>
  numbers.map((number) => (
    <Link key={number} href={orderConfirmationPath(number)} sx={{ display: 'block' }}>
      {number}
    </Link>
  ));

function OrderedStatus({ order }: { order: Order }) {
  const { order_status: status, delivered_day, delivery, steps } = order;
  const step = steps?.at(-1);
  const handedOver = delivery?.method === 'pickup' ? 'abgeholt' : 'zugestellt';
  return (
    <>
      <StatusBadge status="pending" />
      {delivered_day && ` ${handedOver} am ${formatDay(delivered_day)}`}
      {isCancelled(status) && step && ` storniert am ${formatDay(berlinDay(new Date(step.at)))}`}
    </>
  );
}

const NoteLink = ({ number }: { number: string }) => (
  <Link href={`/api/orders/${number}/lieferschein.pdf`} target="_blank">
    {`Lieferschein ${number}`}
  </Link>
);

const InvoiceLinks = ({ invoices }: { invoices: readonly OrderInvoice[] }) =>
  invoices.map(({ number, kind, day }) => (
    <Link
      key={number}
      href={`/api/invoices/${number}/pdf`}
      target="_blank"
      sx={{ display: 'block' }}
    >
      {`${INVOICE_TITLES[kind]} ${number} vom ${formatDay(day)}`}
    </Link>
  ));

function CustomerFacts({ order }: { order: Order }) {
  return (
    <Facts
      title="Kundendaten"
      facts={[
        ...textFacts(order, TEXTS.customer),
        ...(order.delivery && !kindOf(order).isRental ? deliveryFacts(order.delivery) : []),
      ]}
    />
  );
}

function deliveryFacts(delivery: OrderDelivery): (readonly [string, ReactNode])[] {
  return [
    ['Lieferart', deliveryLabel(delivery)],
    ['Lieferadresse', deliveryAddress(delivery)],
    ['Zufahrt', delivery.truck_access && accessText(delivery)],
    ['Wunschtermin', delivery.wished_day && formatDay(delivery.wished_day)],
    ...textFacts(delivery, TEXTS.onSite),
  ];
}

function OrderActions() {
  return (
    <Row data-screen-only gap={2} align="stretch">
      <Button href={PATHS.catalogue}>Weiter einkaufen</Button>
      <Button variant="outlined" onClick={() => window.print()}>
        Drucken
      </Button>
      <Button href={PATHS.home} variant="outlined">
        Zur Startseite
      </Button>
    </Row>
  );
}

function stepsOf(order: Order): [title: string, text: string][] {
  const { delivery } = order;
  const { appointment, arrival, kerbside } = handoverOf(delivery, '', order.order_items);
  const { invoicing } = order.conditions ?? {};
  const joined = invoicing
    ? ` Vereinbart ist ${INVOICING[invoicing]}; sie geht an die Adresse, die Ihre Firma dafür genannt hat.`
    : '';
  const when = firstStageDay(order.order_items)
    ? 'zu den vereinbarten Terminen'
    : 'zum vereinbarten Termin';
  const here = arrival ?? `Wir liefern Ihre Bestellung ${when}${usualTime(order)}.`;
  return [
    ['Rechnung per E-Mail', `Sie erhalten die Rechnung an Ihre E-Mail-Adresse.${joined}`],
    ['Terminabsprache', appointment],
    [
      delivery?.method === 'pickup' ? 'Abholung' : 'Lieferung',
      [here, kerbside].filter(Boolean).join(' '),
    ],
  ];
}
