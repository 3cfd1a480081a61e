import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { orderStatus } from '@shop/domain/order/order-status';
import { reminderProblem } from '@shop/domain/order/unpaid-order';
import type { PaymentReminder } from '@shop/domain/payment/order-payments';
import { type ReminderTerms, reminderStageOf } from '@shop/domain/payment/reminders';
import { BUILT_IN_SETTINGS } from '@shop/domain/settings/settings';
import { formatDate, formatDateTime, formatEuro } from '@shop/domain/text/format';
import { useSettings } from '../../../office/api/use-settings.ts';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Quiet } from '../../../ui/layout.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';

/** Sends a payment reminder, or says why none can be sent; lists earlier ones. */
export function ReminderForm({ order }: OrderProps) {
  const { send, isSending, result } = useOrderCall('reminder', order);
  const { reminders = [], payment_state, order_status } = order;
  const terms = useSettings().data?.reminders.input ?? BUILT_IN_SETTINGS.reminders;
  const problem = problemOf(order, terms);
  const isSettled =
    payment_state === 'paid' ||
    payment_state === 'written_off' ||
    payment_state === 'none' ||
    !orderStatus(order_status).isOwed;
  if (isSettled && reminders.length === 0) return null;
  return (
    <Box component="section" aria-label="Zahlungserinnerungen">
      {reminders.map((reminder) => (
        <Typography key={reminder.at} variant="body2">
          {`${reminder.title} ${reminder.is_letter ? 'als Brief' : 'gesendet'}: ${formatDateTime(reminder.at)} · ${reminder.by}`}
          {claimsOf(reminder).map((claim) => `, ${claim}`)}
          {reminder.is_letter &&
            (reminder.posted_at
              ? `, verschickt am ${formatDate(reminder.posted_at)}`
              : ', noch zu verschicken')}
          {reminder.is_void && ' (zur stornierten Rechnung)'}
          {reminder.id && (
            <>
              {' '}
              <Link href={reminderPath(order.order_number, reminder.id)} target="_blank">
                Brief
              </Link>
            </>
          )}
        </Typography>
      ))}
      {problem === undefined ? (
        <Button
          variant="outlined"
          aria-disabled={isSending}
          startIcon={<Icon name="mail" size={20} />}
          onClick={() => !isSending && send({})}
          sx={{ mt: 1 }}
        >
          {isSending
            ? 'Wird gesendet...'
            : `${reminderStageOf(terms, reminders.filter(isStanding).length).title} ${order.customer_email ? 'senden' : 'als Brief'}`}
        </Button>
      ) : (
        !result?.ok && <Quiet>Keine Zahlungserinnerung möglich: {problem}</Quiet>
      )}
      <ResultAlert result={result} />
    </Box>
  );
}

/** Where the letter of a reminder is fetched again. */
export const reminderPath = (orderNumber: string, id: string) =>
  `/api/admin/orders/${orderNumber}/reminder.pdf?id=${encodeURIComponent(id)}`;

const isStanding = ({ is_void }: PaymentReminder) => !is_void;

function claimsOf({ fee = 0, flat_sum = 0, interest = 0 }: PaymentReminder): string[] {
  const claims = { Gebühr: fee, Pauschale: flat_sum, Zinsen: interest };
  return Object.entries(claims).flatMap(([what, euro]) =>
    euro > 0 ? `${formatEuro(toCents(euro))} ${what}` : [],
  );
}

function problemOf(order: AdminOrder, { stages }: ReminderTerms): string | undefined {
  const { claim = 'advance', payment_state = 'none', due_day, reminders = [] } = order;
  const { open_amount = 0, open_costs_amount } = order;
  const facts = {
    claim,
    state: payment_state,
    isCostsAlone: open_amount > 0 && open_amount === open_costs_amount,
    dueDay: due_day,
    stop: eventsOf(order, 'reminder_stop').at(-1),
    reminders: reminders.filter(isStanding).map(({ at, pay_by }) => {
      return { at: new Date(at), payBy: pay_by };
    }),
  };
  return order.refused.remind ?? reminderProblem(facts, stages, new Date());
}
