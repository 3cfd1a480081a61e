import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { stagesOfLines, stageText } from '@shop/domain/delivery/stage';
import {
  type DeliveredRequest,
  handoverDayProblem,
  quantityText,
  slipsOnSeveralLines,
} from '@shop/domain/handover/delivered';
import { toCents } from '@shop/domain/money/money';
import { type AdminOrder, type AdminOrderItem, deliveredLabel } from '@shop/domain/order/order';
import type { StatusChangeRequest } from '@shop/domain/order/order-changes';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isDelivered, orderStatus } from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { berlinDay } from '@shop/domain/time/calendar';
import { dayText } from '@shop/domain/tour/delivery-text';
import { useState } from 'react';
import { FormDialog } from '../../office/dialog/admin-dialog.tsx';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { type FormCall, useOfficeForm } from '../../office/form/use-office-form.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import {
  DeliveredLineFields,
  lineProblems,
  readLine,
  readSlip,
  type TypedLine,
  typedLine,
} from './delivered-lines.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

/** The quantity delivered of each line, which can be corrected until there is an invoice. */
export function DeliveredForm({ order }: OrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { delivered_day } = order;
  const told = order.order_items.filter(
    ({ delivered_quantity }) => delivered_quantity !== undefined,
  );
  const { isRental, joinsOthers } = kindOf(order);
  const title = isRental ? 'Berechnete Mengen' : 'Gelieferte Mengen';
  // The joined orders record what was delivered. An open form stays, to be refused when it is sent.
  if (isOpen) {
    return (
      <Titled title={title} heading="h3">
        <Fields order={order} onDone={() => setIsOpen(false)} />
      </Titled>
    );
  }
  if (!isDelivered(order.order_status) || joinsOthers) return null;
  return (
    <Titled title={title} heading="h3">
      <PlainList sx={{ my: 1 }}>
        {delivered_day && (
          <li>
            {deliveredLabel(order)} {dayText(delivered_day)}
          </li>
        )}
        {told.length === 0 && <li>{isRental ? 'Wie abgeschlossen.' : 'Wie bestellt.'}</li>}
        {told.map((item) => (
          <li key={item.product_name}>{toldText(item)}</li>
        ))}
      </PlainList>
      <OfficeButton refusal={order.refused.record_delivered} onClick={() => setIsOpen(true)}>
        {isRental ? 'Mengen ändern' : 'Tag, Mengen und Wiegescheine ändern'}
      </OfficeButton>
    </Titled>
  );
}

function toldText(item: AdminOrderItem): string {
  const { product_name, delivered_quantity = 0, unit, slips = [], delivered_reason } = item;
  const isOther = delivered_quantity !== item.quantity;
  return [
    `${product_name}: ${quantityText(delivered_quantity, unit, item.pieces)}${isOther ? ` statt ${orderedQuantity(item)}` : ''}`,
    ...slips.map(({ number }) => `Wiegeschein ${number}`),
    ...(delivered_reason ? [delivered_reason] : []),
  ].join(', ');
}

function Fields({ order, onDone }: OrderProps & { onDone(): void }) {
  const call = useOrderCall('delivered', order, { onDone });
  const form = useDeliveredForm(order, call, (said) => said);
  return (
    <InlineForm
      form={form}
      submit="Eintragen"
      sending="Wird eingetragen..."
      variant="contained"
      size="small"
      onCancel={onDone}
    >
      {form.fields}
    </InlineForm>
  );
}

interface DeliverDialogProps {
  order: AdminOrder;
  call: FormCall<Omit<StatusChangeRequest, 'from'>>;
  onClose(): void;
}

/** Hands over the goods: all as ordered, unless other quantities or weighing slips are typed. */
export function DeliverDialog({ order, call, onClose }: DeliverDialogProps) {
  const isUnpaid = isUnpaidHandover(order, 'delivered');
  const form = useDeliveredForm(
    order,
    call,
    ({ lines: delivered, ...others }, isPart) => {
      const paid = isUnpaid && { despite_open_payment: true };
      const part = isPart && { part: { id: '' } };
      return { to: 'delivered' as const, delivered, ...others, ...paid, ...part };
    },
    true,
  );
  const action = form.values.isPart ? 'Teil eintragen' : orderStatus('delivered').action;
  return (
    <FormDialog
      title={order.delivery?.method === 'pickup' ? 'Was wurde abgeholt?' : 'Was wurde geliefert?'}
      form={form}
      submit={isUnpaid ? `Trotzdem ${action.toLowerCase()}` : action}
      onClose={onClose}
    >
      {isUnpaid && (
        <SpacedAlert severity="warning" mb={2}>
          {unpaidText(order)}
        </SpacedAlert>
      )}
      {form.fields}
    </FormDialog>
  );
}

/** A sentence saying that a prepaid order has not been paid. */
export function unpaidText({ order_number, open_amount = 0 }: AdminOrder): string {
  const open = formatEuro(toCents(open_amount));
  return `Die Bestellung ${order_number} wird im Voraus bezahlt, und ${open} sind noch offen.`;
}

/**
 * The form of the delivered lines. A slip on two lines or, after the server's refusal, on another
 * order requires a reason.
 */
function useDeliveredForm<Sent>(
  order: AdminOrder,
  call: FormCall<Sent>,
  toRequest: (said: DeliveredRequest, isPart: boolean) => Sent,
  canBePart = false,
) {
  const { order_items, created_at } = order;
  const { isRental } = kindOf(order);
  const days = { today: berlinDay(new Date()), first: berlinDay(new Date(created_at)) };
  const { delivered_day = days.today } = order;
  const dayProblem = (day: string) =>
    day ? handoverDayProblem(day, days) : 'Bitte wählen Sie einen Tag.';
  const stages = canBePart ? stagesOfLines(order_items) : [];
  const [next] = stages;
  const startsWithPart = next !== undefined && next.lines.length < order_items.length;
  const form = useOfficeForm({
    revision: order.revision,
    isOpened: true,
    initial: {
      lines: order_items.map((item) => partLine(item, typedLine(item), startsWithPart, next?.told)),
      day: delivered_day,
      slip_reason: '',
      isPart: startsWithPart,
      stage: next?.told ?? '',
    },
    problems: ({ lines, day, isPart }) => [
      { day: isRental ? undefined : dayProblem(day) },
      ...order_items.map((item, at) =>
        lineProblems(lines[at] ?? typedLine(item), `lines.${at}`, item, isPart),
      ),
    ],
    toRequest: ({ lines, day, slip_reason, isPart }) => {
      const reason = slip_reason.trim();
      const said = {
        ...(!isRental && { delivered_day: day }),
        lines: order_items.map((item, at) =>
          readLine(lines[at] ?? typedLine(item), at, item, isPart),
        ),
        ...(reason && { slip_reason: reason }),
      };
      return toRequest(said, isPart);
    },
    call,
  });
  const { lines, slip_reason, isPart, stage } = form.values;
  /** A partial delivery starts with the lines of a stage; other quantities are typed, and empty means none. */
  const choosePart = (isOne: boolean, told = stage) =>
    form.set({
      isPart: isOne,
      stage: told,
      lines: order_items.map((item, at) =>
        partLine(item, lines[at] ?? typedLine(item), isOne, told),
      ),
    });
  const repeated = slipsOnSeveralLines(
    order_items.map(({ product_name }, index) => {
      const slips = (lines[index]?.slips ?? []).flatMap((slip) => readSlip(slip) ?? []);
      return { product_name, slips: slips.filter(({ number }) => number.trim() !== '') };
    }),
  );
  const asksReason =
    repeated.size > 0 || call.result?.code === 'repeated_slip' || slip_reason !== '';
  const fields = (
    <>
      {!isRental && (
        <Box sx={{ maxWidth: 260, mb: 2 }}>
          <DateField
            label={deliveredLabel(order)}
            earliest={days.first}
            isClosed={(each) => each > days.today}
            compact
            {...form.day('day')}
          />
        </Box>
      )}
      {canBePart && (
        <Tick label="Nur ein Teil, der Rest bleibt offen" checked={isPart} onChange={choosePart} />
      )}
      {isPart && stages.length > 0 && (
        <FilterSelect
          label="Bauabschnitt"
          value={stage}
          options={stages.map(({ told }) => ({ id: told, label: told }))}
          onPick={(told) => choosePart(true, told)}
        />
      )}
      {order_items.map((item, at) => (
        <DeliveredLineFields
          key={`${item.product_id}${item.product_name}`}
          item={item}
          line={lines[at] ?? typedLine(item)}
          path={`lines.${at}`}
          at={form.at}
          isPart={isPart}
          onSlips={(slips) =>
            form.set(({ lines: now }) => ({
              lines: now.map((line, index) => (index === at ? { ...line, slips } : line)),
            }))
          }
        />
      ))}
      {asksReason && (
        <Stack gap={1.5} mt={2}>
          {[...repeated.values()].map((text) => (
            <Alert key={text} severity="warning">
              {text} Er würde zweimal berechnet.
            </Alert>
          ))}
          <InputField
            label="Warum zählt der Wiegeschein noch einmal?"
            required
            {...form.field('slip_reason')}
          />
        </Stack>
      )}
    </>
  );
  return { ...form, fields };
}

/** A line of the form: fully delivered unless the delivery is partial and the line belongs to another stage. */
function partLine(
  item: AdminOrderItem,
  typed: TypedLine,
  isPart: boolean,
  stage: string | undefined,
): TypedLine {
  const isOut = !isPart || (stage !== undefined && stageText(item) === stage);
  return { ...typed, quantity: isOut ? typedLine(item).quantity : '' };
}
