import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { stagesOfLines } from '@shop/domain/delivery/stage';
import { linesText } from '@shop/domain/handover/deliveries';
import { toCents } from '@shop/domain/money/money';
import { foreignHint, leitwegHint, vatIdHint } from '@shop/domain/order/buyer';
import {
  type AdminOrder,
  collectedText,
  deliveredLabel,
  standingInvoice,
} from '@shop/domain/order/order';
import { TEXTS } from '@shop/domain/order/order-fields';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isCancelled, isDelivered } from '@shop/domain/order/order-status';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { loadText } from '@shop/domain/tour/delivery-list';
import { accessText, dayText, methodText, placeLines } from '@shop/domain/tour/delivery-text';
import { withdrawalNext, withdrawalWarnings } from '@shop/domain/withdrawal/withdrawal-decision';
import { openedPath } from '../../office/addresses.ts';
import { MailLink, PhoneLink } from '../../office/dialog/contact-links.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { WithdrawalForm } from '../../office/withdrawal-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PlainList, Row } from '../../ui/layout.tsx';
import { textFacts } from '../shared/text-facts.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

/** The office's name for it: a collective invoice is not an order. */
export const officeTitle = (order: AdminOrder) =>
  kindOf(order).joinsOthers ? 'Sammelrechnung' : 'Bestellung';

export function OrderSummary({ order }: { order: AdminOrder }) {
  return (
    <Facts
      title={officeTitle(order)}
      heading="h3"
      facts={[
        [
          'Gesamtsumme',
          <span key="net">
            <strong>{formatEuro(toCents(order.total_amount))}</strong> netto
          </span>,
        ],
        [
          'Gesamtbetrag',
          order.gross_amount !== undefined &&
            `${formatEuro(toCents(order.gross_amount))} brutto (inkl. MwSt.)`,
        ],
        ['Zahlungsart', paymentMethodOf(order.payment_method).label],
        ['Datum', formatDateTime(order.created_at)],
        [
          'Angebot',
          order.quote_number && (
            <Link key="quote" href={openedPath('quote', order.quote_number)}>
              {order.quote_number}
            </Link>
          ),
        ],
      ]}
    />
  );
}

/** Links to earlier part deliveries, to the order this was a part of, or to the one it is invoiced with. */
export function OrderParts({ order }: OrderProps) {
  const { deliveries = [], part_of, collecting_order, collects = [] } = order;
  const linkTo = (number: string, text: string) => (
    <LinkButton to={openedPath('order', number)}>{text}</LinkButton>
  );
  return (
    <>
      {part_of && linkTo(part_of, `Teillieferung zur Bestellung ${part_of}`)}
      {collecting_order &&
        linkTo(collecting_order, collectedText(order) ?? `Gehört zur Sammlung ${collecting_order}`)}
      {collects.length > 0 && (
        <PlainList aria-label="Lieferungen dieser Sammelrechnung" mb={2}>
          {collects.map((number) => (
            <li key={number}>{linkTo(number, number)}</li>
          ))}
        </PlainList>
      )}
      {deliveries.length > 0 && (
        <PlainList aria-label="Teillieferungen" mb={2}>
          {deliveries.map(({ number, day, lines }) => (
            <li key={number}>
              {formatDay(day)}: {linesText(lines)} {linkTo(number, number)}
            </li>
          ))}
        </PlainList>
      )}
    </>
  );
}

/** The withdrawal of an order, for the office to decide. */
export function OrderWithdrawn({ order }: OrderProps) {
  const { withdrawal, order_status, delivered_day, company_name, invoices = [] } = order;
  const { isRental } = kindOf(order);
  const call = useOrderCall('withdrawal', order);
  if (!withdrawal) return null;
  const isOut = isDelivered(order_status);
  return (
    <WithdrawalForm
      withdrawal={withdrawal}
      warnings={withdrawalWarnings({ ...withdrawal, company_name, begins: delivered_day })}
      next={withdrawalNext(withdrawal, {
        isDelivered: isOut,
        isInvoiced: standingInvoice(order) !== undefined,
        isOff: isCancelled(order_status),
        isCredited: invoices.at(-1)?.kind === 'credit',
        isRental,
        paidCents: toCents(order.paid_amount ?? 0),
        creditCents: toCents(order.credit_amount ?? 0),
        refundedCents: toCents(withdrawal.refunded_amount ?? 0),
      })}
      items={withdrawal.items ?? order.order_items}
      canCancel={!order.refused.to_cancelled}
      outSince={
        isOut && !isRental ? (delivered_day ?? berlinDay(new Date(order.created_at))) : undefined
      }
      revision={order.revision}
      call={call}
    />
  );
}

/** To be checked before there is an invoice. */
export function BillingHints({ order }: { order: AdminOrder }) {
  const { country = '', tax_number, buyer_reference = '' } = order;
  const hints = [
    foreignHint(country),
    vatIdHint(tax_number, country),
    leitwegHint(buyer_reference),
  ].filter(Boolean);
  return hints.length > 0 && <Alert severity="warning">{hints.join(' ')}</Alert>;
}

/** The customer; omits empty or erased details. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  return (
    <Facts
      title="Kundendaten"
      heading="h3"
      facts={[
        ...textFacts(order, TEXTS.customer, 'office', LINKED),
        ...textFacts(order, TEXTS.reference, 'office'),
      ]}
    />
  );
}

const phone = (text: string) => <PhoneLink phone={text} />;
const LINKED = {
  customer_email: (text: string) => <MailLink email={text} />,
  customer_phone: phone,
  contact_phone: phone,
};

export function OrderDelivery({ order }: { order: AdminOrder }) {
  const { delivery, delivery_day } = order;
  return (
    <Facts
      title="Lieferung"
      heading="h3"
      facts={[
        ['Art', methodText(delivery)],
        ['Liefertag', delivery_day && dayText(delivery_day)],
        [deliveredLabel(order), order.delivered_day && dayText(order.delivered_day)],
        ['Wunschtermin', delivery?.wished_day && dayText(delivery.wished_day)],
        [
          'Bauabschnitte',
          stagesOfLines(order.order_items)
            .map(({ told }) => told)
            .join(', '),
        ],
        ['Zone', delivery?.zone],
        ['Lieferadresse', delivery && placeLines(delivery).join(', ')],
        ['Zufahrt', accessText(delivery)],
        ...textFacts(delivery, TEXTS.onSite, 'office', LINKED),
        ['Ladung', loadText([order])],
      ]}
    />
  );
}

/** The address of one file with the delivery notes of orders, in that order. */
export const deliveryNotesPath = (numbers: readonly string[]) =>
  `/api/admin/delivery-notes/${numbers.join()}.pdf`;

/** The papers of an order, as PDFs that open in new tabs. */
export function OrderPrinting({ order }: { order: AdminOrder }) {
  const { order_number, reminders = [] } = order;
  const isOff = isCancelled(order.order_status);
  const reminder = reminders.findLast(({ is_void }) => !is_void);
  const papers = [
    ...(kindOf(order).isBill
      ? []
      : [
          ['Auftragsbestätigung drucken', `/api/admin/orders/${order_number}/confirmation.pdf`],
          ...(isOff ? [] : [['Lieferschein drucken', deliveryNotesPath([order_number])]]),
        ]),
    ...(!isOff && reminder
      ? [[`${reminder.title} drucken`, `/api/admin/orders/${order_number}/reminder.pdf`]]
      : []),
  ];
  return (
    <Row sx={{ '& > a': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
      {papers.map(([label, href]) => (
        <Button key={label} href={href ?? ''} target="_blank" variant="outlined" size="small">
          {label}
        </Button>
      ))}
    </Row>
  );
}
