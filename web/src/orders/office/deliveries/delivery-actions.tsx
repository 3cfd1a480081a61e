import Box from '@mui/material/Box';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import {
  isDelivered,
  type OrderStatus,
  orderStatus,
  statusesThat,
} from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { counted } from '@shop/domain/text/format';
import { addDays, berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { loadText, MAX_NOTES } from '@shop/domain/tour/delivery-list';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { refusalIn } from '../../../office/api/failures.ts';
import { EACH_ALONE, inParts, useRun } from '../../../office/api/use-run.ts';
import { AskingButton } from '../../../office/dialog/dialog-buttons.tsx';
import { TakeBack } from '../../../office/dialog/take-back.tsx';
import { OfficeButton } from '../../../office/office-button.tsx';
import { SpacedAlert } from '../../../office/spaced-alert.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { SelectAll } from '../../../office/tab/select-all.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { deliveryNotesPath } from '../order-facts.tsx';
import { SetDays } from './set-days.tsx';

interface DeliveryActionsProps {
  orders: readonly AdminOrder[];
  /** In list order. */
  selected: readonly AdminOrder[];
  onSelectAll(isSelected: boolean): void;
  /** The list's day; a past one is suggested as the day of supply. */
  listDay?: CalendarDay;
  /** Days of several lists that have passed: each order's own is suggested. */
  isOverdue?: boolean;
}

/** Prints the delivery notes of the selected orders, and takes their next step. */
export function DeliveryActions(props: DeliveryActionsProps) {
  const { orders, selected, onSelectAll } = props;
  const all = useRef<HTMLInputElement>(null);
  const { move, isSending, result, moved, ...run } = useMoveOrders();
  const undo = useTakeBackAll();
  const [setsDays, setSetsDays] = useState(false);
  const { isMissing, dayOf, told, field } = useHandoverDay(props);
  const refused = undo.result ? undo.refused : run.refused;
  const count = ordersText(selected.length);
  const steps = STEPS.filter((to) => selected.some((order) => !refusalOf(order, to)));
  const carried = selected.filter(({ delivery }) => delivery?.method !== 'pickup');
  const chosen = [`${count} ausgewählt`, carried.length > 0 && loadText(carried)];

  function take(to: OrderStatus): void {
    undo.forget();
    move(selected.map((order) => ({ order, to, day: dayOf(order) })));
    all.current?.focus({ preventScroll: true });
  }

  return (
    <div data-screen-only>
      {orders.length > 0 && (
        <SelectAll
          input={all}
          selected={selected.length}
          of={orders.length}
          label={
            run.progress ??
            undo.progress ??
            (selected.length === 0 ? 'Alle auswählen' : chosen.filter(Boolean).join(', '))
          }
          onSelectAll={onSelectAll}
        >
          {notesOf(selected.map(({ order_number }) => order_number)).map(({ label, path }) => (
            <OfficeButton key={label} href={path} target="_blank">
              {label}
            </OfficeButton>
          ))}
          {(setsDays || selected.some(({ refused }) => !refused.delivery_day)) && (
            <OfficeButton aria-expanded={setsDays} onClick={() => setSetsDays(!setsDays)}>
              Liefertag festlegen
            </OfficeButton>
          )}
          {steps.some(isDelivered) && field}
          {steps.map((to) => (
            <AskingButton
              key={to}
              isBlocked={isSending || (isDelivered(to) && isMissing)}
              question={selected.length > 1 ? `${count}: ${orderStatus(to).action}?` : undefined}
              text={`${isDelivered(to) ? told : ''}${leftText(selected, to)}${TOLD_LATER}`}
              confirm={`Ja, ${ordersText(selected.filter((order) => !refusalOf(order, to)).length)}`}
              onConfirm={() => take(to)}
            >
              {orderStatus(to).action}
            </AskingButton>
          ))}
        </SelectAll>
      )}
      {setsDays && <SetDays selected={selected} listDay={props.listDay} />}
      <ResultAlert result={undo.result ?? result} />
      {moved.length > 1 && !undo.result?.ok && (
        <TakeBack
          step={`${orderStatus(moved[0]?.to ?? '').label}, ${moved.length} Bestellungen`}
          until={moved[0]?.until}
          isTold
          isSending={undo.isSending}
          onTakeBack={() => undo.send(moved)}
        />
      )}
      {refused.length > 0 && (
        <SpacedAlert severity="warning" role="alert" mt={1.5}>
          Unverändert: {refused.join(' ')}
        </SpacedAlert>
      )}
    </div>
  );
}

const TOLD_LATER =
  'Wer eine E-Mail-Adresse hat, bekommt nach zehn Minuten eine E-Mail; so lange lässt es sich zusammen zurücknehmen.';

const ordersText = (count: number) => counted(count, 'Bestellung', 'Bestellungen');

/** Why an order cannot take the step in a list. */
function refusalOf(order: AdminOrder, to: OrderStatus): string | undefined {
  const refusal = order.refused[`to_${to}`] ?? order.refused.step_in_list;
  const isUnpaid = isUnpaidHandover(order, to);
  return refusal ?? (isUnpaid ? 'wird im Voraus bezahlt und ist noch offen.' : undefined);
}

/** The orders that the step leaves out. */
function leftText(orders: readonly AdminOrder[], to: OrderStatus): string {
  const left = orders.flatMap((order) => {
    const refusal = refusalOf(order, to);
    return refusal ? `${order.order_number} – ${refusal} ` : [];
  });
  return left.length > 0 ? `Unverändert: ${left.join('')}` : '';
}

/** The day on which the selected orders were handed over, or each its own. */
function useHandoverDay({ selected, listDay, isOverdue = false }: DeliveryActionsProps) {
  const [typedDay, setDay] = useState<CalendarDay>();
  const today = berlinDay(new Date());
  const day = typedDay ?? (listDay && listDay < today ? listDay : today);
  const isOwnDay = isOverdue && typedDay === undefined;
  const ownDays = [...new Set(selected.map((order) => order.delivery_day ?? today))];
  const [onlyDay = ''] = ownDays.length === 1 ? ownDays : [];
  return {
    isMissing: day === '',
    dayOf: (order: AdminOrder) => (isOwnDay && order.delivery_day) || day,
    told: `Geliefert oder abgeholt ${isOwnDay ? 'jeweils am Liefertag' : `am ${formatDay(day)}`}. `,
    field: (
      <Box sx={{ width: 200 }}>
        <DateField
          label="Geliefert oder abgeholt am"
          value={isOwnDay ? onlyDay : day}
          {...(isOverdue && { hint: 'Leer: Liefertag jeder Bestellung' })}
          earliest={addDays(today, -MAX_DAYS_BACK)}
          isClosed={(each) => each > today}
          compact
          onChange={(chosen, typed) => setDay(isOverdue && !typed ? undefined : chosen)}
        />
      </Box>
    ),
  };
}

/** One file for every `MAX_NOTES` orders. */
function notesOf(numbers: readonly string[]): { label: string; path: string }[] {
  const files = inParts(numbers, MAX_NOTES);
  return files.map((part, index) => {
    const first = index * MAX_NOTES + 1;
    const range = files.length > 1 ? ` ${first} bis ${first + part.length - 1}` : '';
    return { label: `Lieferscheine${range} drucken`, path: deliveryNotesPath(part) };
  });
}

/** The statuses that lead to the customer. */
const STEPS = statusesThat(({ isScheduled }) => isScheduled);

/** As far as the calendar goes back. */
const MAX_DAYS_BACK = 60;

interface Move {
  order: AdminOrder;
  to: OrderStatus;
  /** When it was handed over, if that is the step. */
  day: CalendarDay;
}

/** Changes the status of several orders, one after the other; reports those left unchanged and why. */
function useMoveOrders() {
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const { send, ...run } = useRun({
    send: async (step: Move) => {
      const now = await moveOrder(step);
      if (typeof now !== 'string') setMoved((known) => [...known, ...lastStep(now)]);
      return typeof now === 'string' ? `${step.order.order_number} – ${now}` : undefined;
    },
    refusalOf: (problem) => problem,
    told: (done, steps) => {
      const { label } = orderStatus(steps[0]?.to ?? '', methodOf(steps));
      return `${ordersText(done.length)} jetzt „${label}“.`;
    },
    failed: 'Nicht alle Bestellungen konnten geändert werden. Bitte versuchen Sie es erneut.',
    atOnce: EACH_ALONE,
  });
  const move = (steps: readonly Move[]) => {
    setMoved([]);
    send(steps);
  };
  return { ...run, move, moved };
}

/** One order's step of a bulk action. */
interface Moved extends Pick<AdminOrder, 'revision'> {
  number: string;
  to: string;
  at: string;
  until: string;
}

function lastStep(order: AdminOrder): Moved[] {
  const { order_number: number, revision = 0 } = order;
  const { to, at, can_take_back_until: until } = eventsOf(order, 'status').at(-1) ?? {};
  return to && at && until ? [{ number, revision, to, at, until }] : [];
}

/** Undoes a bulk step; orders that have moved on are left alone and listed. */
const useTakeBackAll = () =>
  useRun({
    send: ({ number: orderNumber, revision: seen, to, at }: Moved) =>
      callApi('POST /api/admin/orders/{orderNumber}/take-back', {
        params: { orderNumber },
        seen,
        body: { to: to as OrderStatus, at },
      }).then(
        () => undefined,
        (error: unknown) => `${orderNumber} – ${refusalIn(error)}`,
      ),
    refusalOf: (problem) => problem,
    told: (done) => `${ordersText(done.length)} zurückgenommen.`,
    failed: 'Nicht alles konnte zurückgenommen werden.',
    atOnce: EACH_ALONE,
  });

/** `pickup` if all of the orders are picked up. */
const methodOf = (steps: readonly Move[]) =>
  steps.every(({ order }) => order.delivery?.method === 'pickup') ? 'pickup' : undefined;

/** The changed order, or why it was refused. Throws if the server did not answer. */
async function moveOrder({ order, to, day }: Move): Promise<string | AdminOrder> {
  const { order_number, order_status, revision } = order;
  const refusal = refusalOf(order, to);
  if (refusal) return refusal;
  return callApi('POST /api/admin/orders/{orderNumber}/status', {
    params: { orderNumber: order_number },
    seen: revision,
    body: {
      from: order_status as OrderStatus,
      to,
      ...(isDelivered(to) && { delivered_day: day }),
    },
  }).catch(refusalIn);
}
