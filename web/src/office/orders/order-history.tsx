import { linesText } from '@shop/domain/handover/deliveries';
import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { CUSTOMER_LABELS, type OrderEdit } from '@shop/domain/order/order-changes';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { formatDay } from '@shop/domain/time/calendar';
import { History } from '../kit/history.tsx';
import { decisionEntry } from '../kit/withdrawal-form.tsx';

export function OrderHistory({ order }: { order: AdminOrder }) {
  const { booking_number, status_changes, created_at: at, taken_by } = order;
  if (!booking_number) {
    const text = taken_by ? 'Telefonisch aufgenommen' : 'Bestellung eingegangen';
    return <History entries={[{ at, by: taken_by ?? 'Kunde', text }, ...changesOf(order)]} />;
  }
  const text = `Miete ${booking_number} abgeschlossen`;
  const closed = { at, by: status_changes[0]?.by ?? 'Büro', text };
  return <History entries={[closed, ...changesOf({ ...order, status_changes: [] })]} />;
}

function changesOf({ status_changes, delivery_day_changes = [], ...order }: AdminOrder) {
  const { edits = [], billing_changes = [], deliveries = [] } = order;
  const method = order.delivery?.method;
  return [
    ...status_changes.flatMap(({ from, to, by, at, reason, taken_back }) => [
      { at, by, text: <Move {...{ from, to, reason, method }} /> },
      ...(taken_back
        ? [{ ...taken_back, text: <Move isUndone from={to} to={from} method={method} /> }]
        : []),
    ]),
    ...deliveries.flatMap(({ by, at, number, lines, taken_back }) => {
      const text = `Teillieferung ${number}: ${linesText(lines)}`;
      const undone = taken_back && { ...taken_back, text: `Zurückgenommen: ${text}` };
      return [{ by, at, text }, ...(undone ? [undone] : [])];
    }),
    ...delivery_day_changes.map(({ day, by, at }) => {
      const set = (
        <>
          Liefertag: <strong>{formatDay(day)}</strong>
        </>
      );
      return { at, by, text: day ? set : 'Liefertag zurückgenommen' };
    }),
    ...billing_changes.map(({ by, at, buyer_reference, has_new_address, ...change }) => {
      const { fields = [], passes_on_vat, has_new_conditions } = change;
      const changed = [
        buyer_reference && `Leitweg-ID: ${buyer_reference}`,
        buyer_reference === '' && 'Leitweg-ID entfernt',
        has_new_address && 'Rechnungsanschrift geändert',
        passes_on_vat && 'Der Kunde trägt die geänderte MwSt.',
        passes_on_vat === false && 'Der Bruttopreis bleibt trotz geänderter MwSt.',
        fields.length > 0 &&
          `geändert: ${fields.map((field) => CUSTOMER_LABELS[field]).join(', ')}`,
        has_new_conditions && 'Konditionen des Kunden übernommen',
      ];
      return { at, by, text: changed.filter(Boolean).join(', ') };
    }),
    ...(order.withdrawal?.decisions ?? []).map(decisionEntry),
    ...edits.map(({ by, at, ...edit }) => ({ at, by, text: <EditText {...edit} /> })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

interface MoveProps {
  from: string;
  to: string;
  method: string | undefined;
  isUndone?: boolean;
  reason?: string | undefined;
}

function Move({ from, to, method, isUndone, reason }: MoveProps) {
  return (
    <>
      {isUndone && 'Zurückgenommen: '}
      {orderStatus(from, method).label} → <strong>{orderStatus(to, method).label}</strong>
      {reason && <Below>{reason}</Below>}
    </>
  );
}

const Below = ({ children }: { children: string }) => (
  <span style={{ display: 'block', whiteSpace: 'pre-line' }}>{children}</span>
);

/** The changes made by an edit. */
function EditText(edit: Omit<OrderEdit, 'by' | 'at'>) {
  const [before, after] = [edit.total_before, edit.total_after].map((euro) =>
    formatEuro(toCents(euro)),
  );
  const lines = edit.lines.map(({ product_name, unit, from, to }) => {
    const of = (quantity: number) => orderedQuantity({ quantity, ...(unit && { unit }) });
    if (to === 0) return `${product_name} entfernt`;
    return from === 0
      ? `${product_name}: neu, ${of(to)}`
      : `${product_name}: ${of(from)} → ${of(to)}`;
  });
  return (
    <>
      Bestellung geändert: {before} → <strong>{after}</strong> netto
      {[
        ...lines,
        ...(edit.agreed ?? []),
        edit.has_new_place && 'Neue Lieferadresse',
        edit.reason,
      ].map((line) => line && <Below key={line}>{line}</Below>)}
    </>
  );
}
