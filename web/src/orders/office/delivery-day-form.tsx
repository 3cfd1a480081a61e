import Box from '@mui/material/Box';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { DayStrip } from './day-strip.tsx';
import { useDayProblem } from './use-day-problem.ts';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

/** Sets, changes or removes the delivery day, beside what is due on the days around; nothing if it has none to come. */
export function DeliveryDayForm({ order }: OrderProps) {
  const { delivery_day: current = '' } = order;
  const problemOf = useDayProblem();
  const [isChoosing, setIsChoosing] = useState(false);
  const today = berlinDay(new Date());
  const form = useOfficeForm({
    initial: { day: current },
    revision: order.revision,
    toRequest: ({ day }) => ({ what: 'delivery_day' as const, day }),
    call: useOrderCall('events', order),
  });
  if (order.refused.delivery_day) return null;

  const { day } = form.values;
  const problem = form.isDirty && day ? problemOf(day) : undefined;
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
              earliest={today}
              isClosed={(each) => problemOf(each) !== undefined}
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
          around={current || today}
          chosen={day}
          isClosed={(each) => problemOf(each) !== undefined}
          onPick={(picked) => form.set({ day: picked })}
        />
      )}
    </Box>
  );
}
