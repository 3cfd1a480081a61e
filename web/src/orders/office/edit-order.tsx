import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { sumCents, timesCents, toCents, toEuro } from '@shop/domain/money/money';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { AdminOrder } from '@shop/domain/order/order';
import { MAX_REASON_LENGTH } from '@shop/domain/order/order-changes';
import type { DeliveryPlace, OrderEditRequest } from '@shop/domain/order/order-edit';
import { ORDER_LIMITS, toldAs } from '@shop/domain/order/order-fields';
import { partsOf, partsText } from '@shop/domain/order/order-parts';
import { formatEuro } from '@shop/domain/text/format';
import { readNumber, typedNumber } from '@shop/domain/text/number-input';
import { readMeasured } from '@shop/domain/text/units';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useShow } from '../../office/api/use-office-query.ts';
import { FormDialog } from '../../office/dialog/admin-dialog.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Block, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import {
  AgreedFields,
  agreedProblems,
  readAgreed,
  type TypedAgreed,
  typedAgreed,
} from './agreed-fields.tsx';
import { linesProblem, OrderLines, readLines, type TypedLine } from './order-lines.tsx';
import { type OrderProps, orderKey } from './use-order-call.ts';

/** Changes an order, as far as it can still be changed. */
export function EditOrder({ order }: OrderProps) {
  const [saved, setSaved] = useState<string>();
  return (
    <Block mt={2}>
      <DialogButton
        refusal={order.refused.edit}
        onClick={() => setSaved(undefined)}
        dialog={(close) => (
          <EditDialog
            order={order}
            onClose={close}
            onSaved={(changed) => {
              close();
              const told = changed.customer_email ? ' Der Kunde erhält eine E-Mail.' : '';
              setSaved(`Die Bestellung ist geändert.${told}`);
            }}
          />
        )}
      >
        Bestellung ändern
      </DialogButton>
      {saved && <ResultAlert result={{ ok: true, message: saved }} />}
    </Block>
  );
}

type PlaceField = keyof DeliveryPlace;
const PLACE_FIELDS: readonly PlaceField[] = ['street', 'postal_code', 'city'];

interface EditDialogProps extends OrderProps {
  onSaved(order: AdminOrder): void;
  onClose(): void;
}

/** The form and, once requested, a preview of the edited order. */
function useEdit({ order, onSaved }: Pick<EditDialogProps, 'order' | 'onSaved'>) {
  const show = useShow(orderKey(order.order_number));
  const [preview, setPreview] = useState<{ of: string; order: AdminOrder }>();
  const call = useOfficeCall({
    call: (edit: Omit<OrderEditRequest, 'id'>, id, seen = order.revision) =>
      callApi('POST /api/admin/orders/{orderNumber}/edit', {
        params: { orderNumber: order.order_number },
        seen,
        body: { id, ...edit },
      }),
    onDone: (changed, { total_amount, ...of }) => {
      if (total_amount === undefined) {
        setPreview({ of: JSON.stringify(of), order: changed });
      } else {
        show(changed);
        onSaved(changed);
      }
      return '';
    },
    failed: 'Die Bestellung konnte nicht geändert werden.',
  });
  const form = useOfficeForm({
    revision: order.revision,
    isOpened: true,
    initial: {
      lines: typedLines(order),
      number: '',
      ...placeOf(order),
      ...typedAgreed(order),
      reason: '',
    },
    limits: { ...ORDER_LIMITS, reason: MAX_REASON_LENGTH },
    problems: ({ lines, number, agreed, reason }) => ({
      ...agreedProblems({ agreed }, order),
      '': isFixed(order) ? undefined : linesProblem(lines, number),
      reason: reason.trim() ? undefined : 'Bitte geben Sie einen Grund an.',
    }),
    toRequest: (values) => {
      const edit = requestOf(values, order);
      return { ...edit, ...(isPreviewed(edit) && { total_amount: preview?.order.total_amount }) };
    },
    isStored: ({ total_amount }) => total_amount !== undefined,
    call,
  });
  // After a refusal the price has to be looked at again; a lost answer may be repeated.
  const isPreviewed = (edit: object) =>
    preview?.of === JSON.stringify(edit) && !call.result?.isRefused;
  const shown = isPreviewed(requestOf(form.values, order)) ? preview?.order : undefined;
  return { form, shown };
}

function EditDialog({ order, onSaved, onClose }: EditDialogProps) {
  const { form, shown } = useEdit({ order, onSaved });
  const [wasFixed] = useState(() => isFixed(order));
  return (
    <FormDialog
      title={`Bestellung ${order.order_number} ändern`}
      form={form}
      submit={shown ? 'Änderung speichern' : 'Preis prüfen'}
      onClose={onClose}
    >
      <Stack gap={4}>
        {isFixed(order) && !wasFixed && <Alert severity="warning">{DELIVERED_MEANWHILE}</Alert>}
        {!isFixed(order) && (
          <Titled title="Artikel" heading="h3" mb={1}>
            <OrderLines form={form} />
          </Titled>
        )}
        <AgreedFields
          form={form}
          isDelivery={order.delivery?.method !== 'pickup'}
          mostCents={mostOf(form.values, order)}
        />
        {order.delivery?.method !== 'pickup' && !isFixed(order) && (
          <Titled title="Lieferadresse" heading="h3" mb={2}>
            <Box sx={{ ...columns('sm', 2, 1, 2), gap: 2 }}>
              {PLACE_FIELDS.map((name) => (
                <InputField
                  key={name}
                  label={toldAs(name)}
                  autoComplete="off"
                  {...form.field(name)}
                />
              ))}
            </Box>
          </Titled>
        )}
        <InputField label="Grund (liest der Kunde)" required rows={2} {...form.field('reason')} />
        {shown && <NewTotals before={order} after={shown} />}
      </Stack>
    </FormDialog>
  );
}

const DELIVERED_MEANWHILE =
  'Die Bestellung ist inzwischen geliefert: Artikel und Lieferadresse lassen sich hier nicht mehr ändern.';

/** Its goods and its place stay as they are. */
const isFixed = ({ refused }: AdminOrder) => refused.edit_goods !== undefined;

interface TypedEdit extends DeliveryPlace, TypedAgreed {
  lines: readonly TypedLine[];
  reason: string;
}

function requestOf({ lines, reason, ...typed }: TypedEdit, order: AdminOrder) {
  const { street, postal_code, city, agreed } = typed;
  const place = { street, postal_code, city };
  const isMoved = PLACE_FIELDS.some((field) => place[field] !== placeOf(order)[field]);
  return {
    ...(!isFixed(order) && { items: readLines(lines) ?? [] }),
    ...readAgreed({ agreed }, order),
    ...(isMoved && { place }),
    reason,
  };
}

/** Goods and parts as typed, net; what a zone costs is known only once the server has been asked. */
function mostOf({ lines, agreed }: TypedEdit, order: AdminOrder): number | undefined {
  const typed = [
    ...lines.map((line) => [readMeasured(line.quantity, line.unit), line.price] as const),
    ...agreed.free.map(
      (line) => [readMeasured(line.quantity, line.unit), readNumber(line.price)] as const,
    ),
  ];
  const parts = partsOf(order, 'amount');
  const delivery = agreed.delivery.trim() ? readNumber(agreed.delivery) : toEuro(parts.delivery);
  if (delivery === undefined) return undefined;
  const goods = typed.map(([quantity, price]) =>
    quantity === undefined || price === undefined
      ? Number.NaN
      : timesCents(toCents(price), quantity),
  );
  const cents = sumCents([...goods, ...Object.values({ ...parts, delivery: toCents(delivery) })]);
  return Number.isNaN(cents) ? undefined : cents;
}

function NewTotals({ before, after }: Record<'before' | 'after', AdminOrder>) {
  const euro = ({ total_amount }: AdminOrder) => formatEuro(toCents(total_amount));
  return (
    <Alert severity="info" role="status">
      {`Gesamtsumme: bisher ${euro(before)}, jetzt `}
      <strong>{euro(after)}</strong> netto
      {`, davon ${partsText(partsOf(after, 'amount'))}; `}
      {after.gross_amount !== undefined && `${formatEuro(toCents(after.gross_amount))} inkl. MwSt.`}
      {Boolean(after.paid_amount) &&
        `, bezahlt sind ${formatEuro(toCents(after.paid_amount ?? 0))}`}
    </Alert>
  );
}

function placeOf({ delivery = EMPTY_WISH }: AdminOrder): DeliveryPlace {
  const { street, postal_code, city } = delivery;
  return { street, postal_code, city };
}

function typedLines({ order_items }: AdminOrder): TypedLine[] {
  return order_items.flatMap(({ product_id: id, quantity, unit = 'Stück', ...item }) =>
    id === undefined
      ? []
      : {
          id,
          name: item.product_name,
          unit,
          price: item.unit_price,
          article_number: item.article_number,
          quantity: typedNumber(quantity),
          ...(!Number.isInteger(quantity) && { rest: quantity }),
        },
  );
}
