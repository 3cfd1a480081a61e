import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import {
  accessText,
  deliveryAddress,
  deliveryLabel,
  handoverOf,
} from '@shop/domain/order/delivery-text';
import {
  type Order,
  type OrderDelivery,
  orderDeliveryTime,
  paymentMethodConfirmationLabel,
} from '@shop/domain/order/order';
import { isCancelled } from '@shop/domain/order/order-status';
import { withinDeliveryTime } from '@shop/domain/product/delivery-time';
import { formatDateTime } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { StatusBadge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { OrderTotal } from '../../components/gross-price.tsx';
import { Icon } from '../../components/icon.tsx';
import { KeptText } from '../../components/kept-text.tsx';
import { OrderItems, OrderNotes } from '../../components/order-items.tsx';
import { Titled } from '../../components/titled.tsx';
import { useHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST, square } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { PaymentInstructions } from './payment-instructions.tsx';

const loadChanges = () => import('./order-changes.tsx');

interface OrderConfirmationProps {
  order: Order;
  cancelToken?: string | undefined;
}

export function OrderConfirmation({ order, cancelToken }: OrderConfirmationProps) {
  useHead({ title: `Bestellung ${order.order_number}`, isIndexed: false });
  const isOff = isCancelled(order.order_status);
  const OrderChanges = useLoaded(loadChanges, cancelToken !== undefined || isOff);
  return (
    <>
      <ThankYouBanner order={order} />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Box sx={parts}>
          {OrderChanges && <OrderChanges order={order} token={cancelToken} />}
          <Box sx={pair}>
            <OrderFacts order={order} />
            <CustomerFacts order={order} />
          </Box>
          {!isOff && <PaymentInstructions order={order} />}
          <OrderItems order={order} />
          <OrderNotes notes={order.notes} />
          <Box sx={pair}>
            {!isOff && <NextSteps order={order} />}
            <ContactInfo />
          </Box>
          <OrderActions />
        </Box>
      </Container>
    </>
  );
}

function ThankYouBanner({ order }: { order: Order }) {
  const isOff = isCancelled(order.order_status);
  return (
    <Box data-ground="dark" sx={band}>
      <Container sx={{ display: 'none', displayPrint: 'block', pb: 2 }}>
        {COMPANY.name}, {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}
      </Container>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 4 } }}>
        <Box sx={mark}>
          <Icon name={isOff ? 'close' : 'check'} size={40} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">
            {isOff ? 'Bestellung storniert' : 'Vielen Dank für Ihre Bestellung!'}
          </Typography>
          <Typography sx={{ mt: 1 }}>
            Ihre Bestellnummer: <strong>{order.order_number}</strong>
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}

/** The status is always "pending", as at the time of the order; beside it stands that it was cancelled since. */
function OrderFacts({ order }: { order: Order }) {
  return (
    <Facts
      title="Bestellinformationen"
      facts={[
        ['Bestellnummer', order.order_number],
        ['Ihr Zeichen', order.customer_reference],
        ['Bestelldatum', formatDateTime(order.created_at)],
        ['Zahlungsart', paymentMethodConfirmationLabel(order.payment_method)],
        ['Status', <OrderedStatus key="status" order={order} />],
        ['Gesamtsumme', <OrderTotal key="total" order={order} />],
      ]}
    />
  );
}

function OrderedStatus({ order }: { order: Order }) {
  const ordered = <StatusBadge status="pending" />;
  if (!isCancelled(order.order_status)) return ordered;
  return (
    <>
      {ordered} bei Eingang, jetzt <StatusBadge status={order.order_status} />
    </>
  );
}

function CustomerFacts({ order }: { order: Order }) {
  return (
    <Facts
      title="Kundendaten"
      facts={[
        ['Name', order.customer_name],
        ['Firma', order.company_name],
        ['E-Mail', order.customer_email],
        ['Telefon', order.customer_phone],
        ...(order.delivery ? deliveryFacts(order.delivery) : []),
      ]}
    />
  );
}

function deliveryFacts(delivery: OrderDelivery): [string, string][] {
  const { contact_name, contact_phone } = delivery;
  return [
    ['Lieferart', deliveryLabel(delivery)],
    ['Baustelle', deliveryAddress(delivery)],
    ['Zufahrt', delivery.truck_access && accessText(delivery)],
    ['Abladestelle', delivery.unloading_place],
    ['Wunschtermin', delivery.wished_day && formatDay(delivery.wished_day)],
    ['Vor Ort', [contact_name, contact_phone].filter(Boolean).join(', ')],
  ];
}

function OrderActions() {
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button href={PATHS.catalogue}>Weiter einkaufen</Button>
      <Button variant="outlined" onClick={() => window.print()}>
        Drucken
      </Button>
      <Button href={PATHS.home} variant="outlined">
        Zur Startseite
      </Button>
    </Box>
  );
}

/** Chromium puts page breaks into a grid in the wrong places. */
const parts = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  '@media print': { display: 'block', '& > * + *': { mt: 4 } },
};

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
};

const band = {
  py: { xs: 4, md: 6 },
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `6px solid ${COLORS.signal}`,
  '@media print': { py: 2, bgcolor: 'transparent', color: COLORS.ink },
};

const mark = {
  ...square(72),
  display: { xs: 'none', sm: 'grid' },
  border: '3px solid currentColor',
};

function stepsOf(order: Order): [title: string, text: string][] {
  const { delivery } = order;
  const time = orderDeliveryTime(order);
  const usually = time ? `, in der Regel ${withinDeliveryTime(time)} an Werktagen` : '';
  const { appointment, arrival, kerbside } = handoverOf(delivery);
  const here = arrival ?? `Wir liefern Ihre Bestellung zum vereinbarten Termin${usually}.`;
  return [
    ['Rechnung per E-Mail', 'Sie erhalten die Rechnung an Ihre E-Mail-Adresse.'],
    ['Terminabsprache', appointment],
    [
      delivery?.method === 'pickup' ? 'Abholung' : 'Lieferung',
      [here, kerbside].filter(Boolean).join(' '),
    ],
  ];
}

function NextSteps({ order }: { order: Order }) {
  return (
    <Titled title="Nächste Schritte">
      <Box component="ol" sx={{ ...PLAIN_LIST, mt: 2, display: 'grid', gap: 2 }}>
        {stepsOf(order).map(([title, text], index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden sx={number}>
              {index + 1}
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography variant="body2">
                <KeptText>{text}</KeptText>
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Titled>
  );
}

function ContactInfo() {
  return (
    <Titled title="Fragen zu Ihrer Bestellung?" sx={contactPanel}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 2 }}>
        <span>
          Telefon: <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>
        </span>
        <span>
          E-Mail: <Link href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Link>
        </span>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {OPENING_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}
        </Typography>
      </Box>
    </Titled>
  );
}

const number = { ...square(40), bgcolor: COLORS.concrete, typography: 'h4' };

const contactPanel = { p: { xs: 2, sm: 3 }, bgcolor: COLORS.plaster, borderRadius: 1 };
