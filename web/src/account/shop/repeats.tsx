import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ITEMS_PARAM, readLines } from '@shop/domain/cart/cart-lines';
import {
  type EveryWeeks,
  proposedUntil,
  RHYTHMS,
  repeatProblem,
  repeatText,
  STANDING_STATES,
  type StandingOrder,
  type StandingOrderChange,
  type StandingOrderRequest,
} from '@shop/domain/cart/standing-order';
import type { SavedPlan } from '@shop/domain/contract/user';
import { isSiteOpen, siteNamed } from '@shop/domain/customer/building-site';
import { counted } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrderingFor } from '../../companies/shared/ordering-for.tsx';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { accountKey } from '../../session/user-query.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { pair } from '../../ui/form/form-section.tsx';
import { Block, Quiet, Row, Text } from '../../ui/layout.tsx';

const standingQuery = (email: string) =>
  queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'standing-orders'],
    queryFn: ({ signal }) => callApi('GET /api/users/standing-orders', { signal }),
  });

const linesOf = ({ address }: Pick<SavedPlan, 'address'>) =>
  readLines(new URLSearchParams(address.split('?')[1]).get(ITEMS_PARAM) ?? '');

interface Of {
  /** The one that changes; otherwise one begins with a list. */
  order?: StandingOrder | undefined;
  list?: SavedPlan | undefined;
}

interface Sent extends Of {
  body: Omit<StandingOrderChange, 'id'>;
}

function useChange(email: string) {
  const client = useQueryClient();
  const { queryKey } = standingQuery(email);
  const { idOf, arrived } = useRequestId();
  const { send, ...state } = useSendOnce({
    call: ({ order, list, body }: Sent, { signal }) => {
      const id = idOf([order?.id, list?.address, body]);
      if (!order) {
        const made = { ...body, id, name: list?.name, lines: list && linesOf(list) };
        const all = { body: made as StandingOrderRequest, signal };
        return callApi('POST /api/users/standing-orders', all);
      }
      return callApi('POST /api/users/standing-orders/{id}', {
        params: { id: order.id },
        seen: order.revision,
        body: { ...body, id },
        signal,
      });
    },
    onSent: (changed) => {
      arrived();
      client.setQueryData(queryKey, (known: StandingOrder[] = []) => {
        const isKnown = known.some(({ id }) => id === changed.id);
        const all = known.map((each) => (each.id === changed.id ? changed : each));
        return isKnown ? all : [changed, ...all];
      });
    },
    // Somebody else may have changed it.
    onFailed: () => client.invalidateQueries({ queryKey }),
    failed: 'Das Speichern hat nicht geklappt. Bitte versuchen Sie es erneut.',
    what: 'Failed to save a standing order',
    isQueued: true,
  });
  return { change: async (sent: Sent) => (await send(sent)) === undefined, ...state };
}

interface RepeatsProps {
  email: string;
  /** Whose articles one may get. */
  lists: readonly SavedPlan[];
}

/** The account's standing orders, including those that ended recently. */
export default function Repeats({ email, lists }: RepeatsProps) {
  const { data: orders = [], error } = useQuery(standingQuery(email));
  useLogFailure('Failed to load standing orders', error);
  const { change, isSending, sent, failure } = useChange(email);
  const [opened, setOpened] = useState<string>();
  return (
    <Block mt={5}>
      {(orders.length > 0 || error) && (
        <Text variant="h3" mb={2}>
          Dauerbestellungen
        </Text>
      )}
      {error && <Alert severity="error">Die Dauerbestellungen konnten nicht geladen werden.</Alert>}
      <Box component="ul" sx={{ ...PLAIN_LIST, '& > li': row }}>
        {orders.map((order) => {
          const { id, name, state } = order;
          const isPaused = state === 'paused';
          const turn = isPaused ? 'fortsetzen' : 'pausieren';
          return (
            <li key={id}>
              <Told order={order} />
              {state !== 'ended' && (
                <Row>
                  <Button
                    variant="outlined"
                    size="small"
                    aria-expanded={opened === id}
                    aria-label={`Dauerbestellung „${name}“ ändern`}
                    onClick={() => setOpened(opened === id ? undefined : id)}
                  >
                    Ändern
                  </Button>
                  <Button
                    variant="outlined"
                    size="small"
                    aria-disabled={isSending}
                    aria-label={`Dauerbestellung „${name}“ ${turn}`}
                    onClick={() =>
                      void change({ order, body: { state: isPaused ? 'active' : 'paused' } })
                    }
                  >
                    {isPaused ? 'Fortsetzen' : 'Pausieren'}
                  </Button>
                  <AskedButton
                    label="Beenden"
                    name={`Dauerbestellung „${name}“ beenden`}
                    question={`Dauerbestellung „${name}“ beenden? Angebote, die Sie schon haben, gelten weiter.`}
                    labels={END}
                    isSending={isSending}
                    onConfirm={() => change({ order, body: { state: 'ended' } })}
                  />
                </Row>
              )}
              {opened === id && (
                <RepeatForm {...{ email, lists, order }} onDone={() => setOpened(undefined)} />
              )}
            </li>
          );
        })}
      </Box>
      <Block role="status" mt={3}>
        {sent && (
          <Alert severity="success">
            {`Dauerbestellung „${sent.answer.name}“: ${STANDING_STATES[sent.answer.state].label}.`}
          </Alert>
        )}
        {failure && <Alert severity="error">{failure.text}</Alert>}
      </Block>
    </Block>
  );
}

const END = {
  keep: 'Nicht beenden',
  confirm: 'Dauerbestellung beenden',
  sending: 'Wird beendet...',
};

const row = { ...ENDS, flexWrap: 'wrap', gap: 2, py: 1.5, borderTop: `1px solid ${COLORS.slab}` };

function Told({ order }: { order: StandingOrder }) {
  const { name, state, lines, reason } = order;
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Row>
        <Typography variant="h4" component="span">
          {name}
        </Typography>
        <Badge color={STANDING_STATES[state].color}>{STANDING_STATES[state].label}</Badge>
      </Row>
      {state === 'active' && <Typography variant="body2">{repeatText(order)}</Typography>}
      <Quiet>
        {counted(lines.length, 'Artikel', 'Artikel')}
        {reason && `. ${reason}`}
      </Quiet>
    </Box>
  );
}

interface RepeatFormProps extends Of, RepeatsProps {
  onDone(): void;
}

/** Rhythm, days and recipient and, for an existing one, the articles. */
export function RepeatForm({ email, lists, list, onDone, ...of }: RepeatFormProps) {
  const { change, isSending, failure } = useChange(email);
  // What others change meanwhile stays, as only what differs from this is sent.
  const [order] = useState(of.order);
  const today = berlinDay(new Date());
  const earliest = proposedUntil(today);
  const [weeks, setWeeks] = useState<string>(String(order?.every_weeks ?? 1));
  const [first, setFirst] = useState(order?.next_day ?? '');
  const [until, setUntil] = useState(order?.until ?? '');
  const [source, setSource] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { companies = [], company: current, site: currentSite } = useOrderingFor();
  const [number, setNumber] = useState(
    order ? (order.customer_number ?? '') : (current?.number ?? ''),
  );
  const company = companies.find((each) => each.number === number);
  const before = siteNamed(company?.sites, order?.site)?.name ?? '';
  const [picked, setSite] = useState<string>();
  const site = picked ?? (order ? before : (currentSite?.name ?? ''));
  const sites = (company?.sites ?? []).filter((each) => isSiteOpen(each, first || today));
  const isDated = first !== '' && until !== '';
  const problem = !isDated
    ? 'Bitte geben Sie beide Tage an.'
    : number && !site
      ? 'Bitte wählen Sie die Baustelle.'
      : repeatProblem({ next_day: first, until }, today);

  async function save(): Promise<void> {
    setIsTried(true);
    if (problem) return;
    const rhythm = {
      every_weeks: Number(weeks) as EveryWeeks,
      next_day: first,
      until,
    };
    const changed = Object.entries(rhythm).filter(
      ([field, value]) => order?.[field as keyof typeof rhythm] !== value,
    );
    const isOther = (order?.customer_number ?? '') !== number || before !== site;
    const body = {
      ...Object.fromEntries(changed),
      ...(isOther && { customer_number: number, site: number && site }),
      ...(source && { lines: linesOf({ address: source }) }),
    };
    if (await change({ order: of.order, list, body })) onDone();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, width: '100%' }}>
      <Typography>
        Eine Woche vor jedem Liefertag schicken wir Ihnen ein Angebot über diese Liste zu den dann
        gültigen Preisen. Bestellt ist erst, was Sie darin mit „Zahlungspflichtig bestellen“
        annehmen. Was auf einen Feiertag fiele, kommt am nächsten Tag, an dem wir liefern.
      </Typography>
      <Box sx={pair}>
        <FilterSelect
          label="Rhythmus"
          value={weeks}
          options={Object.entries(RHYTHMS).map(([id, label]) => ({ id, label }))}
          onPick={setWeeks}
        />
        <DateField
          label="Nächste Lieferung"
          value={first}
          earliest={earliest}
          onChange={setFirst}
        />
        <DateField label="Bis" value={until} earliest={first || earliest} onChange={setUntil} />
        {companies.length > 0 && (
          <FilterSelect
            label="Wer bestellt?"
            value={number}
            options={[
              { id: '', label: 'Ich selbst' },
              ...companies.map(({ number: id, name }) => ({ id, label: `${name}, ${id}` })),
            ]}
            onPick={setNumber}
          />
        )}
        {order && lists.length > 0 && (
          <FilterSelect
            label="Artikel"
            value={source}
            options={[
              { id: '', label: 'wie bisher' },
              ...lists.map(({ address: id, name }) => ({ id, label: `aus „${name}“` })),
            ]}
            onPick={setSource}
          />
        )}
        {company && (
          <FilterSelect
            label="Baustelle"
            value={site}
            options={[
              { id: '', label: 'Bitte wählen' },
              ...sites.map(({ name }) => ({ id: name, label: name })),
            ]}
            onPick={setSite}
          />
        )}
      </Box>
      <Box role="status">
        {isTried && problem && <Alert severity="error">{problem}</Alert>}
        {failure && <Alert severity="error">{failure.text}</Alert>}
      </Box>
      <div>
        <Button aria-disabled={isSending} onClick={() => void save()}>
          Speichern
        </Button>
      </div>
    </Box>
  );
}
