import { deliveredText } from '@shop/domain/handover/deliveries';
import { toCents } from '@shop/domain/money/money';
import { type AdminOrder, collectedText } from '@shop/domain/order/order';
import { inForce } from '@shop/domain/order/order-history';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isCancelled, orderStatus } from '@shop/domain/order/order-status';
import { paymentBadge } from '@shop/domain/payment/order-payments';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { shownEmail } from '@shop/domain/text/shown-email';
import { berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { loadText } from '@shop/domain/tour/delivery-list';
import { methodText, placeLines } from '@shop/domain/tour/delivery-text';
import { refundDueDay } from '@shop/domain/withdrawal/withdrawal-decision';
import { isPastDay, PAST_DAY_LABEL } from '@shop/domain/work/todays-work';
import { OfficeButton } from '../../office/office-button.tsx';
import { type Column, choiceColumn, OfficeTable } from '../../office/office-table.tsx';
import { WithdrawnBadge } from '../../office/withdrawal-form.tsx';
import { Badge, StatusBadge } from '../../ui/badge.tsx';

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  onOpen(order: AdminOrder): void;
  /** Set if several can be selected. */
  choice?: {
    selected: readonly AdminOrder[];
    onSelect(order: AdminOrder, isSelected: boolean, isRange: boolean): void;
  };
}

export function OrdersTable({ orders, onOpen, choice }: OrdersTableProps) {
  const isSelected = (order: AdminOrder) => choice?.selected.includes(order) ?? false;
  const chosen =
    choice && choiceColumn(({ order_number }) => order_number, isSelected, choice.onSelect);
  return (
    <OfficeTable
      labelledBy="orders-title"
      columns={chosen ? [chosen, ...COLUMNS] : COLUMNS}
      entries={orders}
      idOf={({ order_number }) => order_number}
      isSelected={isSelected}
      onOpen={onOpen}
      isDense
      cells={choice ? CELLS : { ...CELLS, '& .load': { display: 'none' } }}
      wide={WIDE}
      cards={CARDS}
      areas={chosen ? CHOICE_AREAS : AREAS}
      areaColumns={`minmax(0, 1fr) auto auto${chosen ? ' auto' : ''}`}
    />
  );
}

/** How far an order is delivered, or that it is a part delivery, or invoiced with others. */
function partText(order: AdminOrder) {
  const text = collectedText(order) ?? (order.part_of ? 'Teillieferung' : deliveredText(order));
  return text && <span>{text}</span>;
}

const AREAS =
  '"number status status" "customer customer customer" "delivery payment payment" "date amount actions"';
const CHOICE_AREAS =
  '"number status status choice" "customer customer customer choice" "delivery payment payment payment" "date amount actions actions"';

/** Refunds and corrections still due, and by when: unused payments, and withdrawn goods still on an invoice. */
function refundText({ refund_amount = 0, withdrawal, order_status }: AdminOrder): string {
  const what =
    refund_amount > 0 || isCancelled(order_status) ? 'zu erstatten' : 'Rechnung zu korrigieren';
  const { outcome = 'none' } = withdrawal?.decisions?.at(-1) ?? {};
  return withdrawal && outcome !== 'none'
    ? `${what} bis ${formatDay(refundDueDay(withdrawal.received_at))}`
    : what;
}

const COLUMNS: readonly Column<AdminOrder>[] = [
  { name: 'number', title: 'Nummer', isHead: true, cell: (order) => order.order_number },
  {
    name: 'customer',
    title: 'Kunde',
    cell: ({ customer_name, company_name, customer_email }) => (
      <>
        <strong>{customer_name}</strong>
        {company_name && <span>{company_name}</span>}
        <span>{shownEmail(customer_email)}</span>
      </>
    ),
  },
  {
    name: 'payment',
    title: 'Zahlung',
    cell: (order) => (
      <>
        <PaymentBadge order={order} />
        {order.is_to_refund && <Badge color="red">{refundText(order)}</Badge>}
        {isStopped(order) && <Badge color="grey">Mahnstopp</Badge>}
      </>
    ),
  },
  {
    name: 'status',
    title: 'Status',
    cell: ({ withdrawal, ...order }) => (
      <>
        <StatusBadge isOffice status={order.order_status} method={order.delivery?.method} />
        {isPastDay(order, berlinDay(new Date())) && <Badge color="red">{PAST_DAY_LABEL}</Badge>}
        {partText(order)}
        {withdrawal && <WithdrawnBadge withdrawal={withdrawal} />}
      </>
    ),
  },
  { name: 'delivery', title: 'Lieferung', cell: (order) => <DeliveryCell order={order} /> },
  {
    name: 'amount',
    title: 'Betrag',
    isNumber: true,
    cell: ({ total_amount }) => (
      <>
        {formatEuro(toCents(total_amount))} <span>netto</span>
      </>
    ),
  },
  { name: 'date', title: 'Datum', cell: (order) => formatDateTime(order.created_at) },
  {
    name: 'actions',
    title: 'Aktionen',
    cell: ({ order_number }) => (
      <OfficeButton aria-label={`Details zur Bestellung ${order_number}`} aria-haspopup="dialog">
        Details
      </OfficeButton>
    ),
  },
];

const CELLS = {
  '& .customer': { overflowWrap: 'anywhere' },
  '& .customer > *, & .delivery > *': { display: 'inline-block', mr: 1 },
  '& .customer span, & .amount span, & td.date': { color: 'text.secondary' },
  '& .load': { fontWeight: 600 },
  '& .status > *, & .payment > *': { mr: 0.75 },
  '& .payment > :last-child': { mr: 0 },
  '& td.amount': { fontWeight: 600 },
  '& .amount span': { fontWeight: 400 },
};

// Texts wrap rather than being cut off; the address has less room than on a phone's card.
const WIDE = {
  '& .customer': { width: { md: '27%', lg: '30%' } },
  '& .delivery': { width: { md: '15%', lg: '22%' } },
  // As wide as a badge, or its longest word.
  '& .payment': { width: '1%' },
  '& .status': { width: { md: '15%', lg: '1%' } },
  '& [data-color]': { whiteSpace: { md: 'normal', lg: 'nowrap' } },
  '& tbody .number': { whiteSpace: 'nowrap' },
  '& .street': { '@media (max-width: 1439.95px)': { display: 'none' } },
};

const CARDS = {
  '& .payment, & .status': { textAlign: 'right' },
  '& .status > *': { m: 0 },
  '& .status > * + *': { display: 'block', width: 'fit-content', mt: 0.5, ml: 'auto' },
  '& .amount span': { display: 'block' },
};

const isStopped = (order: AdminOrder) =>
  (order.open_amount ?? 0) > 0 && inForce(order, 'reminder_stop', berlinDay(new Date()));

/** Delivery day and place, as far as they are known, and what a truck carries. */
function DeliveryCell({ order }: { order: AdminOrder }) {
  const { delivery, delivery_day } = order;
  const { isRental, thing } = kindOf(order);
  if (isRental) return <span>{thing}</span>;
  const lines = delivery ? placeLines(delivery) : [];
  const town = lines.pop() ?? (delivery && methodText(delivery));
  return (
    <>
      {delivery_day && (
        <span>{`${weekdayOf(delivery_day).slice(0, 2)} ${formatDay(delivery_day)}`}</span>
      )}
      {lines.length > 0 && <span className="street">{`${lines.join(', ')},`}</span>}
      {town && <span>{town}</span>}
      {delivery && delivery.method !== 'pickup' && (
        <span className="load">{loadText([order])}</span>
      )}
    </>
  );
}

/** Payment method and state; nothing for a cancelled order. */
function PaymentBadge({ order }: { order: AdminOrder }) {
  const { payment_method, payment_state, due_day, order_status } = order;
  if (!payment_state || !orderStatus(order_status).isOwed) return null;
  const { label, color } = paymentBadge(payment_state, due_day, berlinDay(new Date()));
  const method = paymentMethodOf(payment_method).label;
  return <Badge color={color}>{payment_state === 'none' ? method : `${method} ${label}`}</Badge>;
}
