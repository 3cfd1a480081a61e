import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@shop/domain/order/order';
import { counted, formatNumber } from '@shop/domain/text/format';
import { addDays, type CalendarDay } from '@shop/domain/time/calendar';
import {
  type DeliveriesOfDay,
  type DeliveryGroup,
  deliveryGroups,
  loadText,
  MAX_DELIVERIES,
  type StopsRequest,
} from '@shop/domain/tour/delivery-list';
import { dayText } from '@shop/domain/tour/delivery-text';
import { WORK } from '@shop/domain/work/todays-work';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { announce } from '../../../lib/announcer/announce.ts';
import { callApi } from '../../../lib/api/client.ts';
import { moveEntry } from '../../../lib/move-entry.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { officePath, useOpened } from '../../../office/addresses.ts';
import { useOfficeCall } from '../../../office/api/use-office-call.ts';
import { useAdminKey, useOfficeQuery } from '../../../office/api/use-office-query.ts';
import { OfficeButton, TurnButton } from '../../../office/office-button.tsx';
import { SpacedAlert } from '../../../office/spaced-alert.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { FIRST_DAY } from '../../../office/tab/list-toolbar.tsx';
import { Loaded, NoEntries } from '../../../office/tab/paged-list.tsx';
import { BackLink, TabSection } from '../../../office/tab/tab-head.tsx';
import { useChosen } from '../../../office/use-chosen.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Block, PlainList, Row, Text } from '../../../ui/layout.tsx';
import { DayStrip } from '../day-strip.tsx';
import { OpenedOrder } from '../opened-order.tsx';
import { useDeliveryListDay } from '../order-filter.ts';
import { DeliveryActions } from './delivery-actions.tsx';
import { DeliveryStop, type StopActions } from './delivery-stop.tsx';

export default function DeliveryList() {
  const { today, day = today, show } = useDeliveryListDay();
  const key = deliveriesKey(day);
  const deliveries = useOfficeQuery(key, 'GET /api/admin/deliveries', { query: { day } });
  return (
    <TabSection
      id="deliveries-title"
      title="Lieferliste"
      back={<BackLink to={officePath('bestellungen')}>Alle Bestellungen</BackLink>}
      action={
        <OfficeButton onClick={() => window.print()} data-screen-only>
          Liste drucken
        </OfficeButton>
      }
    >
      <Row gap={1} align="end" mb={1.5} data-screen-only>
        <TurnButton
          name="Eine Woche zurück"
          isDisabled={day <= FIRST_DAY}
          onClick={() => show(addDays(day, -7))}
        />
        <Button
          variant={day === today ? 'contained' : 'outlined'}
          aria-pressed={day === today}
          onClick={() => show(today)}
        >
          Heute
        </Button>
        <TurnButton name="Eine Woche weiter" isForward onClick={() => show(addDays(day, 7))} />
        <Box sx={{ flex: 1, minWidth: 0, maxWidth: 240 }}>
          <DateField
            label="Tag"
            value={day}
            earliest={FIRST_DAY}
            required={false}
            compact
            onChange={(chosen) => chosen && show(chosen)}
          />
        </Box>
      </Row>
      <DayStrip label="Tage dieser Woche" around={day} isOneWeek chosen={day} onPick={show} />
      <Waiting />
      <Text variant="h3" component="p" mb={2}>
        {day === today && <span data-screen-only>Heute, </span>}
        {dayText(day)}
      </Text>
      <Loaded query={deliveries} many="Lieferungen">
        {(loaded) => <Deliveries key={loaded.day} deliveries={loaded} />}
      </Loaded>
      <OpenedOrder orders={deliveries.data?.orders ?? []} />
    </TabSection>
  );
}

/** Orders that no day's list has, or a past one's. */
function Waiting() {
  const { data } = useOfficeQuery(['today'], 'GET /api/admin/today');
  const rows = [WORK.past_day, WORK.without_day].map(({ label, list }, index) => {
    const count = [data?.past_day, data?.without_day][index] ?? 0;
    return { label, to: officePath(list.tab, '', list.query), count };
  });
  return (
    <Row gap={3} mt={1.5} mb={3} data-screen-only>
      {rows.map(
        ({ label, to, count }) =>
          count > 0 && (
            <Link key={label} component={RouterLink} to={to}>
              {label}: {formatNumber(count)}
            </Link>
          ),
      )}
    </Row>
  );
}

function Deliveries({ deliveries }: { deliveries: DeliveriesOfDay }) {
  const { orders, is_cut } = deliveries;
  const { open } = useOpened('order');
  const { stops, keep, result } = useStops(deliveries);
  const groups = deliveryGroups(orders, stops);
  const delivered = groups.filter(({ isPickup }) => !isPickup).flatMap((group) => group.orders);
  const listed = groups.flatMap((group) => group.orders);
  const numbers = listed.map(({ order_number }) => order_number);
  const { chosen, has, onSelect, onSelectAll } = useChosen(
    listed,
    ({ order_number }) => order_number,
  );
  return (
    <>
      {is_cut && (
        <SpacedAlert severity="warning" mb={2}>
          An diesem Tag stehen mehr als {MAX_DELIVERIES} Bestellungen an; hier stehen nur die
          ersten.
        </SpacedAlert>
      )}
      {orders.length === 0 ? (
        <NoEntries title="Keine Lieferungen an diesem Tag">
          Den Liefertag legen Sie in den Details einer Bestellung fest.
        </NoEntries>
      ) : (
        <Text role="status" strong mb={2}>
          {summary(delivered, orders.length - delivered.length)}
        </Text>
      )}
      <DeliveryActions
        orders={listed}
        listDay={deliveries.day}
        selected={chosen}
        onSelectAll={onSelectAll}
      />
      {result && !result.ok && <ResultAlert result={result} />}
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          isChosen={has}
          onChoose={onSelect}
          onMove={(from, to) =>
            keep(moveEntry(numbers, numbers.indexOf(from), numbers.indexOf(to)))
          }
          onOpen={({ order_number }) => open(order_number)}
        />
      ))}
    </>
  );
}

/** The order of a day's stops; a new order shows at once. */
function useStops({ day, stops, revision }: DeliveriesOfDay) {
  const client = useQueryClient();
  const queryKey = [...useAdminKey(), ...deliveriesKey(day)];
  const { send, isSending, sending, result } = useOfficeCall({
    call: (body: StopsRequest, _, seen = revision) =>
      callApi('POST /api/admin/deliveries/{day}/stops', {
        params: { day },
        seen,
        body,
      }),
    onDone: (kept) => {
      client.setQueryData<DeliveriesOfDay>(queryKey, (shown) => shown && { ...shown, ...kept });
      return 'Die Reihenfolge ist gespeichert.';
    },
    failed: 'Die Reihenfolge konnte nicht gespeichert werden.',
  });
  // A stop may be moved again before the answer, which will be one revision further.
  const seen = revision + (isSending ? 1 : 0);
  const keep = (order_numbers: string[]) => send({ order_numbers }, { seen });
  return { stops: sending?.order_numbers ?? stops, keep, result };
}

const deliveriesKey = (day: CalendarDay) => ['orders', 'deliveries', day];

/** `3 Lieferungen, ca. 12,5 t, 1 Lkw; 1 Abholung`. */
function summary(delivered: readonly AdminOrder[], pickups: number): string {
  const deliveries =
    delivered.length > 0 &&
    `${counted(delivered.length, 'Lieferung', 'Lieferungen')}, ${loadText(delivered)}`;
  const picked = pickups > 0 && counted(pickups, 'Abholung', 'Abholungen');
  return [deliveries, picked].filter(Boolean).join('; ');
}

interface GroupProps {
  group: DeliveryGroup;
  isChosen(order: AdminOrder): boolean;
  onChoose: StopActions['choose'];
  /** Moves an order to the position of another one in its group. */
  onMove(from: string, to: string): void;
  onOpen(order: AdminOrder): void;
}

function Group({ group: { name, orders }, isChosen, onChoose, onMove, onOpen }: GroupProps) {
  const dragged = useRef<string>(undefined);
  const numbers = orders.map(({ order_number }) => order_number);
  const latest: StopActions = {
    choose: onChoose,
    open: onOpen,
    move: (number, to) => {
      announce(`Halt ${to + 1} von ${numbers.length}.`);
      onMove(number, numbers[to] ?? number);
    },
    drag: (number) => {
      dragged.current = number;
    },
    takes: (number) => dragged.current !== undefined && dragged.current !== number,
    drop: (number) => {
      if (latest.takes(number)) onMove(dragged.current ?? number, number);
    },
  };
  const actions = useRef(latest);
  useLayoutEffect(() => {
    actions.current = latest;
  });
  return (
    <Block component="section" aria-label={name} mt={4}>
      <Typography variant="h3" sx={groupTitle}>
        {name}
        <Typography component="span"> · {loadText(orders)}</Typography>
      </Typography>
      <PlainList>
        {orders.map((order, index) => (
          <DeliveryStop
            key={order.order_number}
            order={order}
            isChosen={isChosen(order)}
            index={index}
            count={orders.length}
            actions={actions}
          />
        ))}
      </PlainList>
    </Block>
  );
}

const groupTitle = { pb: 1, borderBottom: `2px solid ${COLORS.ink}`, breakAfter: 'avoid' };
