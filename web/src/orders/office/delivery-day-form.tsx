import Box from '@mui/material/Box';
import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../lib/api/queries.ts';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { DayStrip } from './deliveries/day-strip.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

/** Sets, changes or removes the delivery day, beside what is due on the days around; nothing if it has none to come. */
export function DeliveryDayForm({ order }: OrderProps) {
  const { delivery_day: current = '' } = order;
  const options = useQuery(apiQuery('GET /api/delivery-options'));
  const [isChoosing, setIsChoosing] = useState(false);
  const now = new Date();
  const closed = new Set(options.data?.closed_days);
  const form = useOfficeForm({
    initial: { day: current },
    revision: order.revision,
    toRequest: ({ day }) => ({ what: 'delivery_day' as const, day }),
    call: useOrderCall('events', order),
  });
  if (order.refused.delivery_day) return null;

  const { day } = form.values;
  const problem = form.isDirty && day ? deliveryDayProblem(day, now, closed) : undefined;
  return (
    <Box role="group" aria-label="Liefertag" onFocus={() => setIsChoosing(true)}>
      <InlineForm
        form={{ ...form, result: problem ? undefined : form.result }}
        label="Liefertag festlegen"
        submit="Liefertag speichern"
        canSend={form.isDirty && !problem}
        mt={2}
        beside={
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
        }
      />
      {isChoosing && (
        <DayStrip
          label="Was an den Tagen ansteht"
          around={current || berlinDay(now)}
          chosen={day}
          isClosed={(each) => deliveryDayProblem(each, now, closed) !== undefined}
          onPick={(picked) => form.set({ day: picked })}
        />
      )}
    </Box>
  );
}
