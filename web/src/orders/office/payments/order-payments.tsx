import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import { type AdminOrder, standingInvoice } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import type { OrderPayment } from '@shop/domain/payment/order-payments';
import { PAYMENT_MEANS, paymentBadge } from '@shop/domain/payment/order-payments';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { callApi } from '../../../lib/api/client.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { ENDS } from '../../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../../office/api/use-office-call.ts';
import { AskingButton } from '../../../office/dialog/dialog-buttons.tsx';
import { OfficeButton } from '../../../office/office-button.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Breaking, PlainList, Quiet, Stack } from '../../../ui/layout.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';
import { ClaimEnds } from './claim-ends.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ReminderForm } from './reminder-form.tsx';

export function OrderPayments({ order }: OrderProps) {
  if (order.payment_state === undefined) return null;
  return (
    <Stack gap={3}>
      <Balance order={order} />
      <PaymentList order={order} />
      {order.refused.pay ? <Quiet>{order.refused.pay}</Quiet> : <PaymentForm order={order} />}
      <ReminderForm order={order} />
      <ClaimEnds order={order} />
    </Stack>
  );
}

function Balance({ order }: { order: AdminOrder }) {
  const { payment_state = 'none', gross_amount, paid_amount = 0, open_amount = 0 } = order;
  const { debt_amount, claimed_amount, discount_amount, credit_amount, discount, due_day } = order;
  const { relief_amount, is_to_refund, refund_amount } = order;
  const refund = refund_amount || credit_amount || 0;
  const { isOwed, label } = orderStatus(order.order_status);
  const badge = paymentBadge(payment_state, due_day, berlinDay(new Date()));
  const isClaimed = payment_state !== 'none';
  const euro = (amount = 0) => `${formatEuro(toCents(amount))} inkl. MwSt.`;
  const stand = isOwed ? (
    <Badge key="state" color={badge.color}>
      {badge.label}
    </Badge>
  ) : (
    `${label.toLowerCase()}, ${refund > 0 ? 'Zahlung zurückzugeben' : 'nichts zu zahlen'}`
  );
  return (
    <Facts
      title="Zahlung"
      heading="h3"
      facts={[
        ['Stand', stand],
        ['Rechnung', standingInvoice(order)?.number],
        [
          isClaimed ? 'Betrag' : order.deliveries ? 'Rest der Bestellung' : 'Bestellt für',
          euro(debt_amount ?? gross_amount),
        ],
        ['Mahnkosten und Zinsen', claimed_amount && euro(claimed_amount)],
        ['Bezahlt', euro(paid_amount)],
        ['Offen', isClaimed && <strong>{euro(open_amount)}</strong>],
        ['Ausgebucht', relief_amount && euro(relief_amount)],
        ['Skonto', discount_amount && euro(discount_amount)],
        [
          isOwed && !isClaimed && !is_to_refund ? 'Im Voraus bezahlt' : 'Zurückzuzahlen',
          refund > 0 && euro(refund),
        ],
        ['Fällig am', due_day && formatDay(due_day)],
        [
          'Mit Skonto',
          discount &&
            berlinDay(new Date()) <= discount.until_day &&
            `${euro(discount.amount)} bis ${formatDay(discount.until_day)}`,
        ],
      ]}
    />
  );
}

/** The payments, oldest first; one recorded by mistake can be reversed. */
function PaymentList({ order }: OrderProps) {
  const { payments = [] } = order;
  const reversal = useOrderCall('payments', order, { done: 'Die Zahlung ist gegengebucht.' });
  const { send, isSending, result } = reversal;
  const takenBack = new Set(payments.flatMap(({ reverses }) => reverses ?? []));
  if (payments.length === 0) return null;

  // The id is derived from the payment's, so that two admins cannot both reverse it.
  const takeBack = ({ id, amount }: OrderPayment) =>
    send({ id: `z-${id}`.slice(0, 40), amount: -amount, day: berlinDay(new Date()), reverses: id });
  return (
    <div>
      <PlainList aria-label="Zahlungen">
        {payments.map((payment) => (
          <Box component="li" key={payment.id} sx={entry}>
            <Breaking>
              <strong>{formatEuro(toCents(payment.amount))}</strong>
              {` ${kindOf(payment)} am ${formatDay(payment.day)}`}
              {takenBack.has(payment.id) && ', gegengebucht'}
              {payment.advance_invoice && `, Anzahlungsrechnung ${payment.advance_invoice}`}
              <Quiet>
                {formatDateTime(payment.at)} · {payment.by}
              </Quiet>
            </Breaking>
            <WriteAdvance order={order} payment={payment} />
            {payment.reverses === undefined &&
              !payment.other_order &&
              !payment.from_deposit &&
              !takenBack.has(payment.id) && (
                <OfficeButton
                  variant="text"
                  isBlocked={isSending || order.refused.pay !== undefined}
                  aria-label={`Zahlung über ${formatEuro(toCents(payment.amount))} gegenbuchen`}
                  onClick={() => takeBack(payment)}
                  // Aligns the button's text, not its frame, with the text around it.
                  sx={{ mx: -2 }}
                >
                  Gegenbuchen
                </OfficeButton>
              )}
          </Box>
        ))}
      </PlainList>
      <ResultAlert result={result} />
    </div>
  );
}

/** A company deducts the VAT that it has paid in advance only by an invoice about it. */
function WriteAdvance({ order, payment }: OrderProps & { payment: OrderPayment }) {
  const { send, isSending, result } = useOfficeCall({
    call: (body: { payment: string }, request_id, seen = order.revision) =>
      callApi('POST /api/admin/orders/{orderNumber}/advance-invoice', {
        params: { orderNumber: order.order_number },
        seen,
        body: { request_id, ...body },
      }),
    onDone: ({ number }) => `Die Anzahlungsrechnung ${number} ist geschrieben.`,
    failed: 'Die Anzahlungsrechnung konnte nicht geschrieben werden.',
  });
  const amount = formatEuro(toCents(payment.amount));
  return (
    <div>
      {payment.can_have_advance_invoice && (
        <AskingButton
          isBlocked={isSending}
          question={`Anzahlungsrechnung über die Zahlung von ${amount} schreiben? Der Kunde bekommt sie gleich.`}
          confirm="Ja, schreiben"
          onConfirm={() => send({ payment: payment.id })}
        >
          Anzahlungsrechnung
        </AskingButton>
      )}
      <ResultAlert result={result} />
    </div>
  );
}

function kindOf({ amount, means, reverses, other_order, from_deposit }: OrderPayment): string {
  if (from_deposit) return `aus der Kaution ${from_deposit}${reverses ? ', gegengebucht' : ''}`;
  if (other_order) return `${amount < 0 ? 'an' : 'von'} ${other_order}`;
  if (reverses !== undefined) return 'Gegenbuchung';
  const way = means ? ` (${PAYMENT_MEANS[means]})` : '';
  return `${amount < 0 ? 'zurückgezahlt' : 'eingegangen'}${way}`;
}

const entry = { ...ENDS, columnGap: 2, py: 1, borderBottom: `1px solid ${COLORS.slab}` };
