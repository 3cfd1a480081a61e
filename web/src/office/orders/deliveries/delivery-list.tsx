import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type DeliveriesOfDay,
  type DeliveryGroup,
  deliveryGroups,
  loadText,
  MAX_DELIVERIES,
} from '@shop/domain/order/delivery-list';
import type { AdminOrder } from '@shop/domain/order/order';
import { counted } from '@shop/domain/text/format';
import { addDays, berlinDay, type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { DateField } from '../../../components/form/date-field.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { useOfficeQuery } from '../../kit/api/use-office-query.ts';
import { OfficeButton } from '../../kit/office-button.tsx';
import { Loaded, NoEntries } from '../../kit/tab/paged-list.tsx';
import { TabTitle } from '../../kit/tab/tab-head.tsx';
import { type FilterParts, useUrlFilter } from '../../kit/tab/use-url-filter.ts';
import { dayText } from '../delivery-texts.ts';
import { OpenedOrder, useOpenedOrder } from '../opened-order.tsx';
import { FIRST_DELIVERY_DAY } from '../order-toolbar.tsx';
import { DeliveryStop } from './delivery-stop.tsx';

export function DeliveryList() {
  const { today, day = today, show } = useDeliveryListDay();
  const key = ['orders', 'deliveries', day];
  const deliveries = useOfficeQuery(key, 'GET /api/admin/deliveries', { query: { day } });
  const near = NEAR_DAYS.find(({ away }) => addDays(today, away) === day);
  return (
    <section aria-labelledby="deliveries-title">
      <TabTitle
        id="deliveries-title"
        action={
          <OfficeButton onClick={() => show()} data-screen-only>
            Alle Bestellungen
          </OfficeButton>
        }
      >
        {day === today ? 'Heute liefern' : 'Lieferliste'}
      </TabTitle>
      <Box sx={toolbar} data-screen-only>
        <Box role="group" aria-label="Nahe Tage" sx={{ display: 'flex', gap: 1 }}>
          {NEAR_DAYS.map(({ name, away }) => {
            const isShown = name === near?.name;
            return (
              <Button
                key={name}
                variant={isShown ? 'contained' : 'outlined'}
                aria-pressed={isShown}
                onClick={() => show(addDays(today, away))}
              >
                {name}
              </Button>
            );
          })}
        </Box>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <DateField
            label="Tag"
            value={day}
            earliest={FIRST_DELIVERY_DAY}
            required={false}
            compact
            error={undefined}
            onChange={(chosen) => chosen && show(chosen)}
          />
        </Box>
        <Button variant="outlined" onClick={() => window.print()}>
          Liste drucken
        </Button>
      </Box>
      <Typography variant="h3" component="p" sx={{ mb: 2 }}>
        {near && <span data-screen-only>{near.name}, </span>}
        {dayText(day)}
      </Typography>
      <Loaded
        query={deliveries}
        loading="Lieferungen werden geladen..."
        failed="Die Lieferungen konnten nicht geladen werden"
      >
        {(loaded) => <Deliveries deliveries={loaded} />}
      </Loaded>
      <OpenedOrder orders={deliveries.data?.orders ?? []} />
    </section>
  );
}

const NEAR_DAYS = [
  { name: 'Gestern', away: -1 },
  { name: 'Heute', away: 0 },
  { name: 'Morgen', away: 1 },
] as const;

function Deliveries({ deliveries: { orders, is_cut } }: { deliveries: DeliveriesOfDay }) {
  const { open } = useOpenedOrder();
  const groups = deliveryGroups(orders);
  const delivered = groups.filter(({ isPickup }) => !isPickup).flatMap((group) => group.orders);
  return (
    <>
      {is_cut && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          An diesem Tag stehen mehr als {MAX_DELIVERIES} Bestellungen an; hier stehen nur die
          ersten.
        </Alert>
      )}
      {orders.length === 0 ? (
        <NoEntries title="Keine Lieferungen an diesem Tag">
          Den Liefertag legen Sie in den Details einer Bestellung fest.
        </NoEntries>
      ) : (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {summary(delivered, orders.length - delivered.length)}
        </Typography>
      )}
      {groups.map((group) => (
        <Group key={group.name} group={group} onOpen={open} />
      ))}
    </>
  );
}

/** `3 Lieferungen, ca. 12,5 t, 1 Lkw; 1 Abholung`. */
function summary(delivered: readonly AdminOrder[], pickups: number): string {
  const deliveries =
    delivered.length > 0 &&
    `${counted(delivered.length, 'Lieferung', 'Lieferungen')}, ${loadText(delivered)}`;
  const picked = pickups > 0 && counted(pickups, 'Abholung', 'Abholungen');
  return [deliveries, picked].filter(Boolean).join('; ');
}

function Group({ group, onOpen }: { group: DeliveryGroup; onOpen(order: AdminOrder): void }) {
  const { name, orders } = group;
  return (
    <Box component="section" aria-label={name} sx={{ mt: 4 }}>
      <Typography variant="h3" sx={groupTitle}>
        {name}
        <Typography component="span"> · {loadText(orders)}</Typography>
      </Typography>
      <Box component="ul" sx={PLAIN_LIST}>
        {orders.map((order) => (
          <DeliveryStop key={order.order_number} order={order} onOpen={() => onOpen(order)} />
        ))}
      </Box>
    </Box>
  );
}

const toolbar = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3 };

const groupTitle = { pb: 1, borderBottom: `2px solid ${COLORS.ink}`, breakAfter: 'avoid' };

const TODAY = 'heute';

const PARTS: FilterParts<{ day: string }> = {
  day: { param: 'lieferliste', none: '', allows: (day) => day === TODAY || isCalendarDay(day) },
};

/** The day whose deliveries are listed in place of all orders, kept in the URL; undefined if none is. */
export function useDeliveryListDay() {
  const { filter, change } = useUrlFilter(PARTS);
  const today = berlinDay(new Date());
  return {
    today,
    day: filter.day === TODAY ? today : filter.day || undefined,
    /** Without a day it leads back to all orders. */
    show: (day: CalendarDay = '') => change({ day: day === today ? TODAY : day }),
  };
}
