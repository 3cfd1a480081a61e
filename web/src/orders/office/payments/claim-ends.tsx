import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import { eventsOf, inForce } from '@shop/domain/order/order-history';
import { STOP_REASONS, WRITE_OFF_REASONS } from '@shop/domain/receivable/ends';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { columns, ENDS } from '../../../lib/theme/shared-styles.ts';
import { InlineForm } from '../../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../../office/form/use-office-form.ts';
import { OfficeButton } from '../../../office/office-button.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Tick } from '../../../ui/form/tick.tsx';
import { PlainList, Quiet, Row, Stack } from '../../../ui/layout.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

const SCOPES = [
  { id: 'order', label: 'diese Bestellung' },
  { id: 'customer', label: 'alle Rechnungen des Kunden' },
];

/** What ends a claim without the customer's money, and what holds its reminders back. */
export function ClaimEnds({ order }: OrderProps) {
  const { open_amount = 0, refused } = order;
  const stop = eventsOf(order, 'reminder_stop').at(-1);
  const isOpen = open_amount > 0;
  return (
    <Stack gap={1.5}>
      <WriteOffs order={order} />
      <Row>
        {isOpen && !refused.write_off && <WriteOff order={order} />}
        {(isOpen || stop?.until) && <StopReminders order={order} />}
      </Row>
    </Stack>
  );
}

function WriteOffs({ order }: OrderProps) {
  const { write_offs = [] } = order;
  const { send, isSending, result } = useOrderCall('write-off', order, {
    done: 'Die Ausbuchung ist zurückgenommen.',
  });
  const takenBack = new Set(write_offs.flatMap(({ reverses }) => reverses ?? []));
  if (write_offs.length === 0) return null;
  return (
    <div>
      <PlainList aria-label="Ausbuchungen">
        {write_offs.map(({ id, amount, day, reason, reverses, by, at }) => (
          <Box component="li" key={id} sx={{ ...ENDS, columnGap: 2, py: 1 }}>
            <div>
              <strong>{formatEuro(toCents(amount))}</strong>
              {reverses ? ' Ausbuchung zurückgenommen am ' : ' ausgebucht am '}
              {`${formatDay(day)}: ${reason === 'small_rest' ? 'Rest gilt als bezahlt' : WRITE_OFF_REASONS[reason]}`}
              <Quiet>
                {formatDateTime(at)} · {by}
              </Quiet>
            </div>
            {reason !== 'small_rest' && !reverses && !takenBack.has(id) && (
              <OfficeButton
                variant="text"
                isBlocked={isSending}
                aria-label={`Ausbuchung über ${formatEuro(toCents(amount))} zurücknehmen`}
                // Derived, so that two admins cannot both reverse it.
                onClick={() => send({ id: `z-${id}`.slice(0, 40), reason, reverses: id })}
                sx={{ mx: -2 }}
              >
                Zurücknehmen
              </OfficeButton>
            )}
          </Box>
        ))}
      </PlainList>
      <ResultAlert result={result} />
    </div>
  );
}

function WriteOff({ order }: OrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = order.paid_amount ? 'Rest ausbuchen' : 'Forderung ausbuchen';
  if (isOpen) return <WriteOffForm {...{ order, label, onClose: () => setIsOpen(false) }} />;
  return <OfficeButton onClick={() => setIsOpen(true)}>{label}</OfficeButton>;
}

interface OpenedProps extends OrderProps {
  onClose(): void;
}

function WriteOffForm({ order, label, onClose }: OpenedProps & { label: string }) {
  const form = useOfficeForm({
    revision: order.revision,
    isOpened: true,
    initial: { reason: 'uncollectible' as keyof typeof WRITE_OFF_REASONS },
    toRequest: ({ reason }) => ({ reason }),
    call: useOrderCall('write-off', order, { onDone: onClose }),
  });
  const rest = formatEuro(toCents(order.open_amount ?? 0));
  return (
    <InlineForm
      form={form}
      label={label}
      submit={`${rest} ausbuchen`}
      onCancel={onClose}
      beside={
        <Box sx={{ width: 220 }}>
          <FilterSelect
            label="Grund"
            options={optionsOf(WRITE_OFF_REASONS)}
            {...form.pick('reason')}
          />
        </Box>
      }
    />
  );
}

function StopReminders({ order }: OrderProps) {
  const stop = inForce(order, 'reminder_stop', berlinDay(new Date()));
  const [isOpen, setIsOpen] = useState(false);
  const lift = useOrderCall('events', order);
  if (isOpen) return <StopForm order={order} onClose={() => setIsOpen(false)} />;
  if (!stop) {
    return (
      <div>
        <OfficeButton onClick={() => setIsOpen(true)}>Mahnstopp</OfficeButton>
        <ResultAlert result={lift.result} />
      </div>
    );
  }
  return (
    <div>
      {`Mahnstopp ${stop.for_customer ? 'für alle Rechnungen des Kunden ' : ''}bis ${formatDay(stop.until)}: ${STOP_REASONS[stop.reason]} · ${stop.by} `}
      <OfficeButton
        variant="text"
        isBlocked={lift.isSending}
        onClick={() => lift.send({ what: 'reminder_stop', until: '', reason: stop.reason })}
      >
        Aufheben
      </OfficeButton>
      <ResultAlert result={lift.result} />
    </div>
  );
}

function StopForm({ order, onClose }: OpenedProps) {
  const today = berlinDay(new Date());
  const form = useOfficeForm({
    revision: order.revision,
    isOpened: true,
    initial: {
      reason: 'complaint' as keyof typeof STOP_REASONS,
      until: addDays(today, 30),
      scope: 'order',
      grants_time: false,
    },
    problems: ({ until }) => ({ until: until ? undefined : 'Bitte geben Sie an, bis wann.' }),
    toRequest: ({ scope, grants_time, ...values }) => ({
      what: 'reminder_stop' as const,
      ...values,
      ...(grants_time && { grants_time }),
      ...(scope === 'customer' && { for_customer: true }),
    }),
    call: useOrderCall('events', order, { onDone: onClose }),
  });
  return (
    <InlineForm form={form} label="Mahnstopp" submit="Mahnstopp setzen" onCancel={onClose}>
      <Box sx={{ ...columns('sm', 1, 1), alignItems: 'start', gap: 2 }}>
        <FilterSelect label="Grund" options={optionsOf(STOP_REASONS)} {...form.pick('reason')} />
        <DateField label="Bis einschließlich" earliest={today} {...form.day('until')} />
        {(order.customer_email || order.customer_number) && (
          <FilterSelect label="Gilt für" options={SCOPES} {...form.pick('scope')} />
        )}
      </Box>
      {form.values.reason !== 'instalments' && (
        <Tick
          label="Zeit gewährt: bis dahin laufen keine Verzugszinsen"
          checked={form.values.grants_time}
          onChange={(grants_time) => form.set({ grants_time })}
        />
      )}
    </InlineForm>
  );
}
