import type { EventWords } from '@shop/domain/order/office-events';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf, historyTold } from '@shop/domain/order/order-history';
import { History } from '../../office/history.tsx';
import { decisionEntry } from '../../office/withdrawal-form.tsx';

export function OrderHistory({ order }: { order: AdminOrder }) {
  const { booking_number, created_at: at, taken_by, history, withdrawal, delivery } = order;
  const closing = booking_number && (eventsOf(order, 'status')[0]?.by ?? 'Büro');
  const begun = closing
    ? { at, by: closing, text: `Miete ${booking_number} abgeschlossen` }
    : taken_by
      ? { at, by: taken_by, text: 'Telefonisch aufgenommen' }
      : { at, by: 'Kunde', text: 'Bestellung eingegangen' };
  const shown = closing ? history.filter(({ what }) => what !== 'status') : history;
  const told = historyTold(shown, delivery?.method).map(({ words, ...of }) => {
    return { ...of, text: <Words {...words} /> };
  });
  const decisions = (withdrawal?.decisions ?? []).map(decisionEntry);
  const changes = [...told, ...decisions].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return <History entries={[begun, ...changes]} />;
}

function Words({ text, strong, after, below = [] }: EventWords) {
  return (
    <>
      {text}
      {strong && <strong>{strong}</strong>}
      {after}
      {below.map((line) => (
        <span key={line} style={{ display: 'block', whiteSpace: 'pre-line' }}>
          {line}
        </span>
      ))}
    </>
  );
}
