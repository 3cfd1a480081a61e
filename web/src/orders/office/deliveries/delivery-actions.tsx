import Alert from '@mui/material/Alert';
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
import { MAX_NOTES } from '@shop/domain/tour/delivery-list';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useOfficeCall } from '../../../office/api/use-office-call.ts';
import { AskReason } from '../../../office/dialog/ask-reason.tsx';
import { TakeBack } from '../../../office/dialog/take-back.tsx';
import { OfficeButton } from '../../../office/office-button.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { SelectAll } from '../../../office/tab/select-all.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { deliveryNotesPath } from '../order-facts.tsx';

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
  const { orders, selected, onSelectAll, listDay, isOverdue = false } = props;
  const all = useRef<HTMLInputElement>(null);
  const { move, isMoving, result, refused, moved } = useMoveOrders();
  const undo = useTakeBackAll();
  const [asked, setAsked] = useState<OrderStatus>();
  const [typedDay, setDay] = useState<CalendarDay>();
  const today = berlinDay(new Date());
  const day = typedDay ?? (listDay && listDay < today ? listDay : today);
  const isOwnDay = isOverdue && typedDay === undefined;
  const ownDays = [...new Set(selected.map((order) => order.delivery_day ?? today))];
  const [onlyDay = ''] = ownDays.length === 1 ? ownDays : [];
  const steps = STEPS.filter((to) => selected.some((order) => !order.refused[`to_${to}`]));

  function take(to: OrderStatus): void {
    undo.forget();
    move({ to, orders: selected, dayOf: (order) => (isOwnDay && order.delivery_day) || day });
    all.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <SelectAll
        input={all}
        selected={selected.length}
        of={orders.length}
        label={
          selected.length === 0
            ? 'Alle auswählen'
            : `${counted(selected.length, 'Bestellung', 'Bestellungen')} ausgewählt`
        }
        onSelectAll={onSelectAll}
      >
        {notesOf(selected.map(({ order_number }) => order_number)).map(({ label, path }) => (
          <OfficeButton key={label} href={path} target="_blank">
            {label}
          </OfficeButton>
        ))}
        {steps.some(isDelivered) && (
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
        )}
        {steps.map((to) => (
          <OfficeButton
            key={to}
            isBlocked={isMoving || (isDelivered(to) && day === '')}
            onClick={() => (selected.length > 1 ? setAsked(to) : take(to))}
          >
            {orderStatus(to).action}
          </OfficeButton>
        ))}
      </SelectAll>
      {asked && (
        <AskReason
          title={`${counted(selected.length, 'Bestellung', 'Bestellungen')}: ${orderStatus(asked).action}?`}
          text={`${isDelivered(asked) ? `Geliefert oder abgeholt ${isOwnDay ? 'jeweils am Liefertag' : `am ${formatDay(day)}`}. ` : ''}Wer eine E-Mail-Adresse hat, bekommt nach zehn Minuten eine E-Mail; so lange lässt es sich zusammen zurücknehmen.`}
          confirm={`Ja, ${counted(selected.length, 'Bestellung', 'Bestellungen')}`}
          onKeep={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            take(asked);
          }}
        />
      )}
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
        <Alert severity="warning" role="alert" sx={{ mt: 1.5 }}>
          Unverändert: {refused.join(' ')}
        </Alert>
      )}
    </>
  );
}

/** One file for every `MAX_NOTES` orders. */
function notesOf(numbers: readonly string[]): { label: string; path: string }[] {
  const files = Array.from({ length: Math.ceil(numbers.length / MAX_NOTES) }, (_, index) =>
    numbers.slice(index * MAX_NOTES, (index + 1) * MAX_NOTES),
  );
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
  to: OrderStatus;
  /** When each was handed over, if that is the step. */
  dayOf(order: AdminOrder): CalendarDay;
  orders: readonly AdminOrder[];
}

/** Changes the status of several orders, one after the other; reports those left unchanged and why. */
function useMoveOrders() {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const { send, isSending, result } = useOfficeCall({
    call: async ({ to, orders, dayOf }: Move) => {
      const problems: string[] = [];
      for (const order of orders) {
        const now = await moveOrder(order, to, dayOf(order));
        if (typeof now === 'string') problems.push(`${order.order_number} – ${now}`);
        else setMoved((known) => [...known, ...lastStep(now)]);
      }
      return problems;
    },
    onDone: (problems, { to, orders }) => {
      setRefused(problems);
      const count = counted(orders.length - problems.length, 'Bestellung', 'Bestellungen');
      return `${count} jetzt „${orderStatus(to, methodOf(orders)).label}“.`;
    },
    failed: 'Nicht alle Bestellungen konnten geändert werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to change several orders',
  });
  const move = (wanted: Move) => {
    setRefused([]);
    setMoved([]);
    send(wanted);
  };
  return { move, isMoving: isSending, result, refused, moved };
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
function useTakeBackAll() {
  return useOfficeCall({
    call: async (moved: readonly Moved[]) => {
      const kept: string[] = [];
      for (const { number, revision: seen, to, at } of moved) {
        await callApi('POST /api/admin/orders/{orderNumber}/take-back', {
          params: { orderNumber: number },
          seen,
          body: { to: to as OrderStatus, at },
        }).catch((error: unknown) => {
          if (!(error instanceof ApiFailure && error.serverMessage)) throw error;
          kept.push(`${number} – ${error.serverMessage}`);
        });
      }
      return kept;
    },
    onDone: (kept, moved) => {
      const done = counted(moved.length - kept.length, 'Bestellung', 'Bestellungen');
      return [`${done} zurückgenommen.`, ...kept].join(' ');
    },
    failed: 'Nicht alles konnte zurückgenommen werden.',
    what: 'Failed to take back several steps',
  });
}

/** Of several orders, if they are all picked up. */
const methodOf = (orders: readonly AdminOrder[]) =>
  orders.every(({ delivery }) => delivery?.method === 'pickup') ? 'pickup' : undefined;

/** The changed order, or why it was refused. Throws if the server did not answer. */
async function moveOrder(
  order: AdminOrder,
  to: OrderStatus,
  delivered_day: CalendarDay,
): Promise<string | AdminOrder> {
  const { order_number, order_status, refused, revision } = order;
  const refusal = refused[`to_${to}`] ?? refused.step_in_list;
  if (refusal) return refusal;
  if (isUnpaidHandover(order, to)) return 'wird im Voraus bezahlt und ist noch offen.';
  try {
    return await callApi('POST /api/admin/orders/{orderNumber}/status', {
      params: { orderNumber: order_number },
      seen: revision,
      body: { from: order_status as OrderStatus, to, ...(isDelivered(to) && { delivered_day }) },
    });
  } catch (error) {
    if (error instanceof ApiFailure && error.serverMessage) return error.serverMessage;
    throw error;
  }
}
