import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import { isFinal } from '@shop/domain/order/order-status';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '../../components/form/date-field.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

/** Sets, changes or removes the delivery day; nothing for a finished order. */
export function DeliveryDayForm({ order, onUpdate }: OrderProps) {
  const { delivery_day: current = '' } = order;
  const options = useQuery(apiQuery('GET /api/delivery-options'));
  const now = new Date();
  const closed = new Set(options.data?.closed_days);
  const form = useOfficeForm({
    initial: { day: current },
    toRequest: ({ day }) => ({ from: current, to: day }),
    call: useOrderCall(
      'delivery-day',
      { order, onUpdate },
      {
        done: ({ delivery_day }) =>
          delivery_day ? `Der Liefertag ist jetzt der ${formatDay(delivery_day)}.` : NO_DAY,
        failed: 'Der Liefertag konnte nicht gespeichert werden.',
      },
    ),
  });
  if (isFinal(order.order_status)) return null;

  const { day } = form.values;
  const problem = form.isDirty && day ? deliveryDayProblem(day, now, closed) : undefined;
  const canSave = form.isDirty && !problem && !form.isSending;
  return (
    <Box
      component="form"
      noValidate
      aria-label="Liefertag festlegen"
      sx={{ mt: 2 }}
      onSubmit={(event) => (canSave ? form.submit(event) : event.preventDefault())}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 180px', maxWidth: { sm: 260 } }}>
          <DateField
            label="Liefertag festlegen"
            value={day}
            earliest={berlinDay(now)}
            isClosed={(each) => deliveryDayProblem(each, now, closed) !== undefined}
            required={false}
            compact
            error={problem}
            onChange={(picked) => form.set({ day: picked })}
          />
        </Box>
        <Button type="submit" variant="outlined" aria-disabled={!canSave}>
          {form.isSending ? 'Wird gespeichert...' : 'Liefertag speichern'}
        </Button>
      </Box>
      <ResultAlert result={problem ? undefined : form.result} />
    </Box>
  );
}

const NO_DAY = 'Die Bestellung hat keinen Liefertag mehr.';
