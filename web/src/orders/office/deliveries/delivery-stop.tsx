import Box from '@mui/material/Box';
import { isForLater, stageText } from '@shop/domain/delivery/stage';
import { deliveredText } from '@shop/domain/handover/deliveries';
import type { AdminOrder } from '@shop/domain/order/order';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { loadText } from '@shop/domain/tour/delivery-list';
import { accessText, paymentText, placeLines } from '@shop/domain/tour/delivery-text';
import { memo, type RefObject, useRef } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';
import { square } from '../../../lib/theme/shared-styles.ts';
import { PhoneLink } from '../../../office/dialog/contact-links.tsx';
import { MoveButtons } from '../../../office/move-buttons.tsx';
import { OfficeButton } from '../../../office/office-button.tsx';
import { hasShift } from '../../../office/office-table.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What can be done with a stop within its group, by order number. */
export interface StopActions {
  choose(order: AdminOrder, isChosen: boolean, isRange: boolean): void;
  open(order: AdminOrder): void;
  move(number: string, to: number): void;
  drag(number: string | undefined): void;
  /** Whether another stop of the same group is being dragged. */
  takes(number: string): boolean;
  /** Puts the dragged stop in its place. */
  drop(number: string): void;
}

interface DeliveryStopProps {
  order: AdminOrder;
  isChosen: boolean;
  /** Its place in the group, and how many there are. */
  index: number;
  count: number;
  /** Read when called: passing new closures would render all 500 stops of a day. */
  actions: RefObject<StopActions>;
}

export const DeliveryStop = memo((props: DeliveryStopProps) => {
  const { order, isChosen, index, count, actions } = props;
  const { delivery, order_number } = order;
  const row = useRef<HTMLLIElement>(null);
  const place = delivery ? placeLines(delivery) : [];
  const isPickup = delivery?.method === 'pickup';
  return (
    <Box
      component="li"
      ref={row}
      sx={stop}
      onDragOver={(event) => actions.current.takes(order_number) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        actions.current.drop(order_number);
      }}
    >
      <Box component="label" data-screen-only sx={choice}>
        <input
          type="checkbox"
          aria-label={`${order_number} auswählen`}
          checked={isChosen}
          onChange={(event) => actions.current.choose(order, event.target.checked, hasShift(event))}
        />
      </Box>
      <div>
        <strong>{order.company_name || order.customer_name}</strong>
        {order.company_name && <span>{order.customer_name}</span>}
        {!isPickup && (place.length > 0 ? place : withoutPlace(order)).map(asLine)}
        <span className="quiet">{order_number}</span>
        {deliveredText(order) && <span className="quiet">{deliveredText(order)}</span>}
      </div>
      <StopFacts order={order} />
      <div className="actions">
        <StatusBadge isOffice status={order.order_status} method={order.delivery?.method} />
        {count > 1 && (
          <Box data-screen-only sx={{ display: 'flex' }}>
            <MoveButtons
              name={order_number}
              index={index}
              count={count}
              onMove={(to) => actions.current.move(order_number, to)}
            />
            <Box
              component="span"
              title="Ziehen, um die Reihenfolge zu ändern"
              draggable
              onDragStart={(event) => {
                if (row.current) event.dataTransfer.setDragImage(row.current, 0, 0);
                event.dataTransfer.effectAllowed = 'move';
                actions.current.drag(order_number);
              }}
              onDragEnd={() => actions.current.drag(undefined)}
              sx={handle}
            >
              <Icon name="menu" size={20} />
            </Box>
          </Box>
        )}
        <OfficeButton
          aria-label={`Details zur Bestellung ${order_number}`}
          aria-haspopup="dialog"
          onClick={() => actions.current.open(order)}
          data-screen-only
        >
          Details
        </OfficeButton>
      </div>
    </Box>
  );
});

/** Access, contact, payment and goods of a stop. */
function StopFacts({ order }: { order: AdminOrder }) {
  const { delivery, notes, customer_phone } = order;
  const isPickup = delivery?.method === 'pickup';
  return (
    <>
      <div>
        {order.withdrawal && order.withdrawal.decisions?.at(-1)?.outcome !== 'none' && (
          <strong>Widerrufen</strong>
        )}
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
            {isForLater(item, order.delivery_day) && ` (erst ${stageText(item)})`}
          </span>
        ))}
        <strong>Ladung: {loadText([order])}</strong>
      </div>
    </>
  );
}

function withoutPlace({ company_address }: AdminOrder): string[] {
  const address = company_address.split('\n').join(', ');
  return ['Ort nach Absprache', ...(address ? [`Firma: ${address}`] : [])];
}

const asLine = (text: string) => <span key={text}>{text}</span>;

const stop = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '44px minmax(0, 1fr)',
    md: '44px repeat(3, minmax(0, 1fr)) 136px',
  },
  columnGap: { xs: 1, md: 3 },
  rowGap: 1,
  py: 2,
  borderBottom: `1px solid ${COLORS.slab}`,
  overflowWrap: 'anywhere',
  '& > div': { gridColumn: { xs: 2, md: 'auto' } },
  '& > div > span, & > div > strong': { display: 'block' },
  '& .note': { whiteSpace: 'pre-line', fontWeight: 600 },
  '& .quiet': { typography: 'body2', color: 'text.secondary' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    overflowWrap: 'normal',
    flexDirection: { xs: 'row', md: 'column' },
    alignItems: { xs: 'center', md: 'flex-end' },
    justifyContent: { xs: 'space-between', md: 'flex-start' },
    gap: 1,
  },
  '@media print': {
    '& > div': { gridColumn: 'auto' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
    fontSize: '9.5pt',
    breakInside: 'avoid',
    '& .quiet': { fontSize: 'inherit' },
    '& .actions': { alignItems: 'start' },
  },
};

const choice = {
  ...square(44),
  cursor: 'pointer',
  '& input': { width: 22, height: 22, m: 0, accentColor: COLORS.ink },
};

/** Hidden on touch screens, where native drag and drop does not work; the arrows do. */
const handle = {
  ...square(44),
  display: { xs: 'none', md: 'grid' },
  cursor: 'grab',
  color: 'text.secondary',
  '@media (pointer: coarse)': { display: 'none' },
};
