import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toCents } from '@shop/domain/money/money';
import { type AdminOrder, EMPTY_WISH, MAX_REASON_LENGTH } from '@shop/domain/order/order';
import type { DeliveryPlace, OrderEditRequest } from '@shop/domain/order/order-edit';
import { DELIVERY_TEXT_LIMITS } from '@shop/domain/order/order-schema';
import { isEditable } from '@shop/domain/order/order-status';
import { formatEuro } from '@shop/domain/text/format';
import { useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { Titled } from '../../components/titled.tsx';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { OfficeButton } from '../kit/office-button.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { linesProblem, OrderLines, readLines, type TypedLine } from './order-lines.tsx';
import type { OrderProps } from './use-order-call.ts';

/** Changes an order that has not left the yard; nothing for others. */
export function EditOrder({ order, onUpdate }: OrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<string>();
  if (!isEditable(order.order_status)) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <OfficeButton
        aria-haspopup="dialog"
        onClick={() => {
          setSaved(undefined);
          setIsOpen(true);
        }}
      >
        Bestellung ändern
      </OfficeButton>
      {saved && <ResultAlert result={{ ok: true, message: saved }} />}
      {isOpen && (
        <EditDialog
          order={order}
          onClose={() => setIsOpen(false)}
          onUpdate={(changed) => {
            onUpdate(changed);
            setIsOpen(false);
            const told = changed.customer_email ? ' Der Kunde erhält eine E-Mail.' : '';
            setSaved(`Die Bestellung ist geändert.${told}`);
          }}
        />
      )}
    </Box>
  );
}

type PlaceField = keyof DeliveryPlace;
const PLACE_LABELS: Record<PlaceField, string> = {
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
};
const PLACE_FIELDS = Object.keys(PLACE_LABELS) as PlaceField[];
const PLACE_LIMITS = { ...DELIVERY_TEXT_LIMITS, postal_code: 5 };

function EditDialog({ order: current, onUpdate, onClose }: OrderProps & { onClose(): void }) {
  // As the clerk saw it when the dialog opened: if others have changed it since, saving is refused.
  const [order] = useState(current);
  const [id] = useState(randomId);
  const [lines, setLines] = useState(() => typedLines(order));
  const [number, setNumber] = useState('');
  const [place, setPlace] = useState(() => placeOf(order));
  const [reason, setReason] = useState('');
  const [preview, setPreview] = useState<AdminOrder>();
  const [problem, setProblem] = useState<string>();
  const { send, isSending, result, forget } = useOfficeCall({
    call: (body: OrderEditRequest) =>
      callApi('POST /api/admin/orders/{orderNumber}/edit', {
        params: { orderNumber: order.order_number },
        body,
      }),
    onDone: (changed, { total_amount }) => {
      if (total_amount === undefined) setPreview(changed);
      else onUpdate(changed);
      return '';
    },
    failed: 'Die Bestellung konnte nicht geändert werden.',
    what: 'Failed to edit order',
  });
  const failed = result?.ok ? undefined : result;
  const isPickup = order.delivery?.method === 'pickup';

  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPreview(undefined);
      setProblem(undefined);
      forget();
    };

  function submit() {
    const items = readLines(lines);
    const found =
      linesProblem(lines, number) ??
      (reason.trim() ? undefined : 'Bitte geben Sie einen Grund an.');
    setProblem(found);
    if (found || !items || isSending) return;
    const isMoved = PLACE_FIELDS.some((field) => place[field] !== placeOf(order)[field]);
    send({
      id,
      seen: order.edits?.length ?? 0,
      items,
      ...(isMoved && { place }),
      reason,
      ...(preview && { total_amount: preview.total_amount }),
    });
  }

  return (
    <AdminDialog
      title={`Bestellung ${order.order_number} ändern`}
      keepsOpen
      onClose={onClose}
      actions={
        <Button aria-disabled={isSending} onClick={submit}>
          {preview ? 'Änderung speichern' : 'Preis prüfen'}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Titled title="Artikel" heading="h3" mb={1}>
          <OrderLines
            lines={lines}
            number={number}
            onNumber={changing(setNumber)}
            onChange={changing(setLines)}
          />
        </Titled>
        {!isPickup && (
          <Titled title="Lieferadresse" heading="h3" mb={2}>
            <Box sx={{ ...columns('sm', 2, 1, 2), gap: 2 }}>
              {PLACE_FIELDS.map((field) => (
                <InputField
                  key={field}
                  label={PLACE_LABELS[field]}
                  maxLength={PLACE_LIMITS[field]}
                  autoComplete="off"
                  value={place[field]}
                  onChange={({ target }) => changing(setPlace)({ ...place, [field]: target.value })}
                />
              ))}
            </Box>
          </Titled>
        )}
        <InputField
          label="Grund (liest der Kunde)"
          required
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          error={reason.trim() ? undefined : problem}
          onChange={({ target }) => changing(setReason)(target.value)}
        />
        {preview && <NewTotals before={order} after={preview} />}
        <ResultAlert result={reason.trim() && problem ? problem : failed} />
      </Box>
    </AdminDialog>
  );
}

function NewTotals({ before, after }: Record<'before' | 'after', AdminOrder>) {
  const euro = ({ total_amount }: AdminOrder) => formatEuro(toCents(total_amount));
  return (
    <Alert severity="info" role="status">
      {`Gesamtsumme: bisher ${euro(before)}, jetzt `}
      <strong>{euro(after)}</strong> netto
      {`, davon Lieferung ${formatEuro(toCents(after.delivery_amount))}; `}
      {`zu zahlen sind noch ${formatEuro(toCents(after.open_amount ?? 0))} inkl. MwSt.`}
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
          quantity: String(quantity),
        },
  );
}
