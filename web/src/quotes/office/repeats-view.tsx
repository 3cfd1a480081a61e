import {
  type EveryWeeks,
  MAX_STANDING_REASON,
  type OfficeStandingChange,
  type OfficeStandingOrder,
  RHYTHMS,
  repeatProblem,
  STANDING_EVENTS,
  STANDING_STATES,
} from '@shop/domain/cart/standing-order';
import { articleDigits } from '@shop/domain/product/article-number';
import { counted } from '@shop/domain/text/format';
import { berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { callApi } from '../../lib/api/client.ts';
import { useOpened } from '../../office/addresses.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeList, useOfficeQuery, useShow } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { History } from '../../office/history.tsx';
import { ListRow } from '../../office/list-row.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Loaded, LoadedText, PagedEntries } from '../../office/tab/paged-list.tsx';
import { useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Halves, PlainList, Row, Stack } from '../../ui/layout.tsx';

const STATES = [
  ...Object.entries(STANDING_STATES).map(([id, { label }]) => ({ id, label })),
  { id: 'to_see', label: 'Beendet, noch nicht gesehen' },
];
const PARTS = { state: { param: 'lauf', options: STATES } };
const WEEKS = Object.entries(RHYTHMS).map(([id, label]) => ({ id, label }));
const NO_REASON = 'Bitte nennen Sie dem Kunden den Grund.';

/** All standing orders with a filter, or a customer's, newest first; the opened one is in the address. */
export default function RepeatsView({ customer = '' }: { customer?: string }) {
  const { filter, change } = useUrlFilter(PARTS);
  const wanted = customer ? { customer } : filter;
  const list = useOfficeList(['standing-orders'], 'GET /api/admin/standing-orders', wanted);
  const { opened, open, close } = useOpened('standing_order');
  return (
    <>
      {!customer && (
        <FilterSelect
          label="Stand"
          value={filter.state}
          options={[{ id: '', label: 'Alle' }, ...STATES]}
          onPick={(state) => change({ state })}
        />
      )}
      <LoadedText isLoading={list.isLoading} loading="Dauerbestellungen werden geladen...">
        {list.error ? '' : counted(list.total, 'Dauerbestellung', 'Dauerbestellungen')}
      </LoadedText>
      <PagedEntries
        list={list}
        failed="Die Dauerbestellungen konnten nicht geladen werden"
        empty={null}
      >
        <PlainList mt={1}>
          {list.items.map((order) => (
            <ListRow
              key={order.id}
              head={
                <>
                  <strong>{order.name}</strong>
                  <State order={order} />
                </>
              }
              facts={[
                order.customer_name,
                order.customer_number,
                order.site && `Baustelle ${order.site}`,
                order.state === 'active' &&
                  `nächste Lieferung am ${weekdayOf(order.next_day)}, ${formatDay(order.next_day)}`,
                order.state !== 'ended' &&
                  `${RHYTHMS[order.every_weeks]} bis ${formatDay(order.until)}`,
              ]}
              name={`Dauerbestellung „${order.name}“ von ${order.customer_name}`}
              onOpen={() => open(order.id)}
            />
          ))}
        </PlainList>
      </PagedEntries>
      {opened !== undefined && <RepeatDialog key={opened} id={opened} onClose={close} />}
    </>
  );
}

function State({ order: { state, to_see } }: { order: OfficeStandingOrder }) {
  const { label, color } = STANDING_STATES[state];
  return (
    <>
      <Badge color={color}>{label}</Badge>
      {to_see && <Badge color="yellow">noch nicht gesehen</Badge>}
    </>
  );
}

const keyOf = (id: string) => ['standing-orders', 'one', id];

function RepeatDialog({ id, onClose }: { id: string; onClose(): void }) {
  const query = useOfficeQuery(keyOf(id), 'GET /api/admin/standing-orders/{id}', {
    params: { id },
    gcTime: 0,
  });
  const { name = '', customer_name } = query.data ?? {};
  return (
    <AdminDialog
      title={`Dauerbestellung „${name}“`}
      subtitle={customer_name}
      onClose={onClose}
      actions={null}
    >
      <Loaded query={query} one="Dauerbestellung">
        {(order) => <Opened order={order} />}
      </Loaded>
    </AdminDialog>
  );
}

function Opened({ order }: { order: OfficeStandingOrder }) {
  const { customer_number, customer_email, site, lines } = order;
  const articles = lines.map(({ quantity, product_id, product_name = 'Artikel' }) => {
    return `${quantity} × ${product_name} (${articleDigits(product_id)})`;
  });
  return (
    <Stack gap={3}>
      <Row>
        <State order={order} />
      </Row>
      <Facts
        title="Angaben"
        heading="h3"
        facts={[
          ['Kundennummer', customer_number],
          ['Baustelle', site],
          ['E-Mail', customer_email],
          ['Artikel', articles.join(', ')],
        ]}
      />
      <Change order={order} />
      <History
        entries={order.history.toReversed().map(({ what, by, at, day, text, quote_number }) => ({
          at,
          by,
          text: [STANDING_EVENTS[what], day && formatDay(day), text && `„${text}“`, quote_number]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </Stack>
  );
}

/** Changes days and state by a mail with the reason; once it has ended, notes that this was seen. */
function Change({ order }: { order: OfficeStandingOrder }) {
  const { id, revision, state, next_day, until, to_see } = order;
  const today = berlinDay(new Date());
  const show = useShow(keyOf(id));
  const call = useOfficeCall({
    call: (sent: Omit<OfficeStandingChange, 'id'>, request, seen = revision) =>
      callApi('POST /api/admin/standing-orders/{id}', {
        params: { id },
        seen,
        body: { id: request, ...sent },
      }),
    onDone: (changed, { is_seen }) => {
      show(changed);
      return is_seen ? 'Als gesehen vermerkt.' : 'Gespeichert. Der Kunde bekommt eine E-Mail.';
    },
    failed: 'Die Dauerbestellung konnte nicht gespeichert werden.',
  });
  const form = useOfficeForm({
    initial: { state, every_weeks: String(order.every_weeks), next_day, until, reason: '' },
    revision,
    limits: { reason: MAX_STANDING_REASON },
    problems: ({ state: to, reason, ...days }) => ({
      next_day: to === 'active' ? repeatProblem(days, today) : undefined,
      reason: to === 'active' || reason.trim() ? undefined : NO_REASON,
    }),
    toRequest: ({ every_weeks, reason, ...values }) => ({
      ...values,
      every_weeks: Number(every_weeks) as EveryWeeks,
      ...(reason.trim() && { reason }),
    }),
    call,
  });
  if (state === 'ended') {
    return (
      <Stack gap={1}>
        <Row>
          {to_see && (
            <OfficeButton
              isBlocked={call.isSending}
              onClick={() => call.send({ is_seen: true }, { seen: revision })}
            >
              Gesehen
            </OfficeButton>
          )}
        </Row>
        <ResultAlert result={call.result} />
      </Stack>
    );
  }
  return (
    <InlineForm form={form} label="Dauerbestellung ändern" submit="Speichern">
      <Halves>
        <FilterSelect label="Stand" options={STATES.slice(0, 3)} {...form.pick('state')} />
        <FilterSelect label="Rhythmus" options={WEEKS} {...form.pick('every_weeks')} />
        <DateField label="Nächste Lieferung" earliest={today} {...form.day('next_day')} />
        <DateField label="Bis" earliest={today} {...form.day('until')} />
      </Halves>
      <InputField label="Grund (liest der Kunde)" {...form.field('reason')} />
    </InlineForm>
  );
}
