import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { methodLabel } from '@shop/domain/delivery/delivery-terms';
import { isWishedDay, stagesOfLines } from '@shop/domain/delivery/stage';
import { deliveredText } from '@shop/domain/handover/deliveries';
import { type Cents, toCents } from '@shop/domain/money/money';
import type { Order, OrderItem } from '@shop/domain/order/order';
import { collectedText, INVOICE_TITLES } from '@shop/domain/order/order';
import { orderFacts } from '@shop/domain/order/order-fields';
import { grossOfOrder } from '@shop/domain/order/order-gross';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isDelivered, orderStatus } from '@shop/domain/order/order-status';
import { orderTokens } from '@shop/domain/order/order-tokens';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { queryTokens } from '@shop/domain/search/search-tokens';
import { formatDate, formatDateTime, formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { formatDay } from '@shop/domain/time/calendar';
import { deliveryAddress } from '@shop/domain/tour/delivery-text';
import { useId, useMemo, useState } from 'react';
import { orderConfirmationPath, PATHS, rentalBookingPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, ENDS } from '../../lib/theme/shared-styles.ts';
import { CancelOrder } from '../../orders/shared/cancel-order.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  Block,
  Padded,
  PlainList,
  part,
  Quiet,
  Row,
  Shrinking,
  StackedList,
  Text,
  WholeRow,
} from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { OrderTotal } from '../../ui/order-total.tsx';
import { Price } from '../../ui/price.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadMore, TabTitle, useOwnList } from './own-list.tsx';
import { ReorderOutcome, ReorderQuestion, useReorder } from './reorder.tsx';

export function OrdersTab({ email }: { email: string }) {
  const guest = useOwnList('GET /api/users/guest-orders', 'guest orders', email);
  return (
    <>
      <OrderList
        {...useOwnList('GET /api/users/orders', 'orders', email)}
        title="Meine Bestellungen"
        none="Was Sie angemeldet bestellen, finden Sie hier wieder."
        isOwn
      />
      {guest.items.length > 0 && (
        <Block mt={6}>
          <OrderList {...guest} title="Ohne Anmeldung bestellt" none="" />
        </Block>
      )}
    </>
  );
}

interface OrderListProps extends ReturnType<typeof useOwnList<'GET /api/users/orders'>> {
  title?: string;
  /** Shown when the list is empty. */
  none: string;
  /** The account's own orders, which it may cancel. */
  isOwn?: boolean;
  /** The account's rights in the company whose orders these are. */
  rights?: Pick<OwnCompany, 'may_order' | 'may_see_invoices'>;
}

/** Orders of an account or a company, searchable and reorderable. */
export function OrderList({ title, none, isOwn = false, rights, ...own }: OrderListProps) {
  const { items: orders, isLoading, hasMore, refetch } = own;
  const [text, setText] = useState('');
  const found = useMemo(() => matching(orders, text), [orders, text]);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const isSearch = text.trim() !== '';
  const isCut = found.length > shown;
  const loadMore = () => {
    setShown(shown + SHOWN_AT_ONCE);
    return isCut ? undefined : own.loadMore();
  };
  if (isLoading) return <LoadingText>Bestellungen werden geladen...</LoadingText>;
  if (orders.length === 0) return <NoOrders>{none}</NoOrders>;
  return (
    <>
      {title && <TabTitle>{title}</TabTitle>}
      {orders.length > 1 && (
        <Box sx={{ display: 'flex', mb: 3 }}>
          <SearchField
            label="Nummern, Artikel oder Kostenstelle"
            text={text}
            onChange={setText}
            onDone={() => {}}
          />
        </Box>
      )}
      <Typography role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
        {isSearch && `${found.length} gefunden${hasMore ? SEARCHED_LOADED : ''}`}
      </Typography>
      <StackedList component="ol">
        {found.slice(0, shown).map((order) => (
          <li key={order.order_number}>
            <OrderCard order={order} onChange={isOwn ? refetch : undefined} rights={rights} />
          </li>
        ))}
      </StackedList>
      <LoadMore
        {...own}
        items={found.slice(0, shown)}
        total={isSearch ? found.length : own.total}
        hasMore={isCut || hasMore}
        loadMore={loadMore}
        what="angezeigt"
      />
    </>
  );
}

/** The search covers all loaded orders. */
const SHOWN_AT_ONCE = 10;

const SEARCHED_LOADED = ', gesucht in den geladenen. Ältere bringt „Mehr laden“.';

/**
 * Matches the order number, the customer's own number, products and article numbers, like the office's
 * search.
 */
function matching(orders: readonly Order[], text: string): readonly Order[] {
  const wanted = queryTokens(text);
  if (text.trim() === '') return orders;
  return orders.filter((order) => {
    const tokens = new Set(orderTokens({ ...order, company_address: '' }));
    return wanted.length > 0 && wanted.every((token) => tokens.has(token));
  });
}

function NoOrders({ children }: { children: string }) {
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center', bgcolor: COLORS.plaster, borderRadius: 1 }}>
      <Typography variant="h2">Noch keine Bestellungen</Typography>
      <Text mt={1} mb={3}>
        {children}
      </Text>
      <Button href={PATHS.catalogue}>Jetzt einkaufen</Button>
    </Box>
  );
}

interface OrderCardProps {
  order: Order;
  /** Called after cancelling; missing for colleagues' orders, which only they may cancel. */
  onChange: (() => void) | undefined;
  rights: OrderListProps['rights'];
}

function OrderCard({ order, onChange, rights }: OrderCardProps) {
  const headingId = useId();
  const { start, isSending, outcome, question } = useReorder(order);
  const { order_items: items, booking_number } = order;
  const { isBill, joinsOthers } = kindOf(order);
  const cannotRepeat = isBill || rights?.may_order === false;
  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <Shrinking>
          <Typography variant="h3" id={headingId}>
            {order.order_number}
          </Typography>
          <Quiet>
            {formatDate(order.created_at)} · {paymentMethodOf(order.payment_method).label}
            {paymentText(order)}
          </Quiet>
          <Typography variant="body2">{placeText(order)}</Typography>
          {!onChange && !joinsOthers && (
            <Typography variant="body2">Bestellt von {order.customer_name}</Typography>
          )}
          <Typography variant="body2">
            {collectedText(order) ??
              (order.part_of ? `Teillieferung zu ${order.part_of}` : deliveredText(order))}
          </Typography>
        </Shrinking>
        {booking_number ? (
          <MuiLink href={rentalBookingPath(booking_number)}>Miete {booking_number}</MuiLink>
        ) : (
          <StatusBadge status={order.order_status} method={order.delivery?.method} />
        )}
      </Head>
      <Padded>
        <Columns>
          <div>
            <OrderLines
              items={items}
              gross={grossOfOrder(order)?.lines}
              onReorder={cannotRepeat ? undefined : start}
            />
            <Total>
              <span>Gesamtsumme</span>
              <Box component="span" sx={{ textAlign: 'right' }}>
                <OrderTotal order={order} />
              </Box>
            </Total>
          </div>
          {!isBill && <OrderSteps order={order} />}
          <OrderInvoices order={order} />
          {order.has_note && (
            <MuiLink
              href={`/api/orders/${order.order_number}/lieferschein.pdf`}
              target="_blank"
            >{`Lieferschein ${order.order_number}`}</MuiLink>
          )}
          {rights?.may_see_invoices && order.collected_by && (
            <InvoicePdf number={order.collected_by} />
          )}
        </Columns>
        {order.withdrawal_told && <Text mt={2}>{order.withdrawal_told.join(' ')}</Text>}
        <Row align="start" mt={2}>
          <Button
            href={orderConfirmationPath(order.order_number)}
            variant="outlined"
            size="small"
            aria-describedby={headingId}
          >
            Details ansehen
          </Button>
          {!cannotRepeat && (
            <Button
              variant="outlined"
              size="small"
              aria-describedby={headingId}
              aria-disabled={isSending}
              onClick={() => start(items)}
            >
              {isSending ? 'Kommt in den Warenkorb...' : 'Erneut bestellen'}
            </Button>
          )}
          {onChange && <CancelOrder order={order} onChange={onChange} />}
        </Row>
        <ReorderQuestion question={question} />
        <ReorderOutcome outcome={outcome} />
      </Padded>
    </Card>
  );
}

/** How customers recognise an order: by their own reference, the site, the day. */
function placeText(order: Order): string {
  const { site, delivery, delivery_day } = order;
  const { method, wished_day } = delivery ?? {};
  const place =
    delivery && (method === 'pickup' ? methodLabel(delivery) : deliveryAddress(delivery));
  const agreed = !isWishedDay(order) && delivery_day;
  return [
    ...orderFacts(order, NUMBERS, 'customer').map(
      ({ label, value }) => value && `${label}: ${value}`,
    ),
    site && `Baustelle: ${site}`,
    place,
    wished_day && `Wunschtermin: ${formatDay(wished_day)}`,
    ...stagesOfLines(order.order_items).map(({ told }) => told),
    agreed && `Termin: ${formatDay(agreed)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const NUMBERS = ['customer_reference', 'cost_centre'] as const;

/** Empty for a cancelled order, and for one older than payment records. */
function paymentText(order: Order): string {
  const { payment_state, gross_amount, open_amount = 0, due_day, order_status } = order;
  if (!payment_state || gross_amount === undefined || !orderStatus(order_status).isOwed) return '';
  if (payment_state === 'paid') return ' · bezahlt';
  if (order.is_payment_on_hold) return ' · bitte nichts überweisen';
  if (order.collected_by) return '';
  if (payment_state === 'none') {
    if (order.conditions?.invoicing) return ' · Sammelrechnung folgt nach dem Monatsende';
    return isDelivered(order_status) ? ' · Rechnung folgt' : ' · Rechnung folgt nach der Lieferung';
  }
  const isPart = payment_state === 'part';
  const open = isPart ? `teilweise bezahlt, ${formatEuro(toCents(open_amount))} offen` : 'offen';
  return due_day ? ` · ${open}, fällig am ${formatDay(due_day)}` : ` · ${open}`;
}

interface OrderLinesProps {
  items: readonly OrderItem[];
  /** Their shares of the gross total. */
  gross: readonly Cents[] | undefined;
  /** Undefined for a rental's invoice. */
  onReorder: ((items: readonly OrderItem[]) => void) | undefined;
}

function OrderLines({ items, gross, onReorder }: OrderLinesProps) {
  return (
    <StackedList gap={1}>
      {[...items.entries()].map(([row, item]) => (
        <Box component="li" key={row} sx={line}>
          <span>
            {orderedQuantity(item)} × {keepUnits(item.product_name)}
            {item.delivered_quantity !== undefined &&
              ` (geliefert ${orderedQuantity({ ...item, quantity: item.delivered_quantity })})`}
          </span>
          <span>
            <Price
              cents={toCents(item.total_price)}
              gross={gross ? gross[row] : toCents(item.total_price)}
            />
          </span>
          {onReorder && items.length > 1 && (
            <IconButton
              aria-label={`${item.product_name} erneut bestellen`}
              title="Erneut bestellen"
              onClick={() => onReorder([item])}
              sx={again}
            >
              <Icon name="cart" size={20} />
            </IconButton>
          )}
        </Box>
      ))}
    </StackedList>
  );
}

/** Shows the history beside the lines if there is room. */
const Columns = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  columnGap: 4,
  rowGap: 2,
});

const Card = part('article', { ...CARD, overflow: 'hidden' });

const Head = part('div', {
  ...ENDS,
  gap: 1.5,
  px: 2,
  py: 1.5,
  bgcolor: COLORS.plaster,
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '&:has(button)': { gridTemplateColumns: 'minmax(0, 1fr) auto 44px', minHeight: 44 },
  alignItems: 'center',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
};

const again = { width: 44, height: 44, my: -1, color: 'text.primary' };

const Total = part('div', {
  ...line,
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  mt: 2,
  pt: 1.5,
  borderTop: '2px solid currentColor',
  fontSize: '1.25rem',
  fontWeight: 600,
});

/** Invoices and cancellations as files, oldest first. */
function OrderInvoices({ order: { order_number, invoices = [] } }: { order: Order }) {
  if (invoices.length === 0) return null;
  return (
    <WholeRow component="section" aria-label={`Rechnungen zu ${order_number}`}>
      <Typography variant="h4">Rechnung</Typography>
      <PlainList mt={1}>
        {invoices.map(({ number, kind, day, gross_amount, has_xml }) => (
          <InvoiceLine key={number}>
            <span>
              {`${INVOICE_TITLES[kind]} ${number} vom ${formatDay(day)} über ${formatEuro(toCents(gross_amount))}`}
            </span>
            <InvoicePdf number={number} />
            {has_xml && (
              <MuiLink href={`/api/invoices/${number}/xml`}>{`XRechnung von ${number}`}</MuiLink>
            )}
          </InvoiceLine>
        ))}
      </PlainList>
    </WholeRow>
  );
}

const InvoicePdf = ({ number }: { number: string }) => (
  <MuiLink href={`/api/invoices/${number}/pdf`} target="_blank">
    {`PDF von ${number}`}
  </MuiLink>
);

const InvoiceLine = part('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 44,
});

function OrderSteps({ order }: { order: Order }) {
  const received = { at: order.created_at, label: 'Bestellung eingegangen', reason: undefined };
  const steps = (order.steps ?? []).map(({ at, status, reason }) => {
    return { at, label: orderStatus(status, order.delivery?.method).label, reason };
  });
  return (
    <Box component="section" aria-label={`Verlauf von ${order.order_number}`}>
      <Typography variant="h4">Verlauf</Typography>
      <StackedList component="ol" gap={0.5} mt={1}>
        {[received, ...steps].map(({ at, label, reason }) => (
          <Step key={at + label}>
            <Typography variant="body2" component="time" dateTime={at} sx={date}>
              {formatDateTime(at)}
            </Typography>
            <span>
              {label}
              {reason && (
                <Typography variant="body2" component="span" sx={text}>
                  Grund: {reason}
                </Typography>
              )}
            </span>
          </Step>
        ))}
      </StackedList>
    </Box>
  );
}

const Step = part('li', {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem minmax(0, 1fr)', lg: '1fr' },
  columnGap: 2,
  pl: 2,
  borderLeft: `2px solid ${COLORS.slab}`,
  overflowWrap: 'anywhere',
});

const date = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', lineHeight: 1.6 };

const text = { display: 'block', color: 'text.secondary', whiteSpace: 'pre-line' };
