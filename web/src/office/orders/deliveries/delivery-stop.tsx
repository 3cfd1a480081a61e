import Box from '@mui/material/Box';
import { loadText } from '@shop/domain/order/delivery-list';
import { accessText } from '@shop/domain/order/delivery-text';
import { type AdminOrder, orderedQuantity } from '@shop/domain/order/order';
import { StatusBadge } from '../../../components/badge.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PhoneLink } from '../../kit/dialog/contact-links.tsx';
import { OfficeButton } from '../../kit/office-button.tsx';
import { paymentText, placeLines } from '../delivery-texts.ts';

export function DeliveryStop({ order, onOpen }: { order: AdminOrder; onOpen(): void }) {
  const { delivery, notes, customer_phone } = order;
  const place = delivery ? placeLines(delivery) : [];
  const isPickup = delivery?.method === 'pickup';
  return (
    <Box component="li" sx={stop}>
      <div>
        <strong>{order.company_name || order.customer_name}</strong>
        {order.company_name && <span>{order.customer_name}</span>}
        {!isPickup && (place.length > 0 ? place : withoutPlace(order)).map(asLine)}
        <span className="quiet">{order.order_number}</span>
      </div>
      <div>
        {delivery?.express && <strong>Express</strong>}
        {!isPickup && <span>Zufahrt: {accessText(delivery) || 'nicht angegeben'}</span>}
        {!isPickup && delivery?.unloading_place && <span>Abladen: {delivery.unloading_place}</span>}
        <span>
          {isPickup ? 'Kontakt' : 'Vor Ort'}: {delivery?.contact_name || order.customer_name},{' '}
          <PhoneLink phone={delivery?.contact_phone || customer_phone} />
        </span>
        {delivery?.contact_phone && customer_phone && (
          <span>
            Besteller: <PhoneLink phone={customer_phone} />
          </span>
        )}
        <span>Zahlung: {paymentText(order)}</span>
        {notes && <span className="note">Anmerkung: {notes}</span>}
      </div>
      <div>
        {[...order.order_items.entries()].map(([row, item]) => (
          <span key={row}>
            {orderedQuantity(item)} {item.product_name}
          </span>
        ))}
        <strong>Ladung: {loadText([order])}</strong>
      </div>
      <div className="actions">
        <StatusBadge status={order.order_status} />
        <OfficeButton
          aria-label={`Details zur Bestellung ${order.order_number}`}
          aria-haspopup="dialog"
          onClick={onOpen}
          data-screen-only
        >
          Details
        </OfficeButton>
      </div>
    </Box>
  );
}

function withoutPlace({ company_address }: AdminOrder): string[] {
  const address = company_address.split('\n').join(', ');
  return ['Ort nach Absprache', ...(address ? [`Firma: ${address}`] : [])];
}

const asLine = (text: string) => <span key={text}>{text}</span>;

const stop = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) 136px' },
  columnGap: 3,
  rowGap: 1,
  py: 2,
  borderBottom: `1px solid ${COLORS.slab}`,
  overflowWrap: 'anywhere',
  '& > div > span, & > div > strong': { display: 'block' },
  '& .note': { whiteSpace: 'pre-line', fontWeight: 600 },
  '& .quiet': { typography: 'body2', color: 'text.secondary' },
  '& .actions': {
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    alignItems: { xs: 'center', md: 'flex-end' },
    justifyContent: { xs: 'space-between', md: 'flex-start' },
    gap: 1,
  },
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
    fontSize: '9.5pt',
    breakInside: 'avoid',
    '& .quiet': { fontSize: 'inherit' },
    '& .actions': { alignItems: 'start' },
  },
};
