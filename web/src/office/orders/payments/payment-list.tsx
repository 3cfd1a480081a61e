import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import type { OrderPayment } from '@shop/domain/payment/order-payments';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { COLORS } from '../../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { OfficeButton } from '../../kit/office-button.tsx';
import { ResultAlert } from '../../kit/tab/call-alerts.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';
import { PAYMENT_TEXTS } from './payment-form.tsx';

/** The payments, oldest first; one that was marked by mistake can be taken back. */
export function PaymentList({ order, onUpdate }: OrderProps) {
  const { payments = [] } = order;
  const { send, isSending, result } = useOrderCall(
    'payments',
    { order, onUpdate },
    { ...PAYMENT_TEXTS, done: () => 'Die Zahlung ist zurückgenommen.' },
  );
  const takenBack = new Set(payments.flatMap(({ reverses }) => reverses ?? []));
  if (payments.length === 0) return null;

  // The id follows from the payment's, so that two admins take it back only once.
  const takeBack = ({ id, amount }: OrderPayment) =>
    send({ id: `z-${id}`.slice(0, 40), amount: -amount, day: berlinDay(new Date()), reverses: id });
  return (
    <div>
      <Box component="ul" aria-label="Zahlungen" sx={PLAIN_LIST}>
        {payments.map((payment) => (
          <Box component="li" key={payment.id} sx={entry}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{formatEuro(toCents(payment.amount))}</strong>
              {` ${kindOf(payment)} am ${formatDay(payment.day)}`}
              {takenBack.has(payment.id) && ', zurückgenommen'}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatDateTime(payment.at)} · {payment.by}
              </Typography>
            </Box>
            {payment.reverses === undefined && !takenBack.has(payment.id) && (
              <OfficeButton
                variant="text"
                isBlocked={isSending}
                aria-label={`Zahlung über ${formatEuro(toCents(payment.amount))} zurücknehmen`}
                onClick={() => takeBack(payment)}
                // Its text, not its frame, in line with the text around it.
                sx={{ mx: -2 }}
              >
                Zurücknehmen
              </OfficeButton>
            )}
          </Box>
        ))}
      </Box>
      <ResultAlert result={result} />
    </div>
  );
}

function kindOf({ amount, reverses }: OrderPayment): string {
  if (reverses !== undefined) return 'gegengebucht';
  return amount < 0 ? 'zurückgezahlt' : 'eingegangen';
}

const entry = { ...ENDS, columnGap: 2, py: 1, borderBottom: `1px solid ${COLORS.slab}` };
