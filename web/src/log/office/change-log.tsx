import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OfficeKind } from '@shop/domain/office/entry-kinds';
import type { Change, RecentKind } from '@shop/domain/office/office';
import { formatDateTime } from '@shop/domain/text/format';
import { useSearchParams } from 'react-router-dom';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { EDITED_IN, officePath, openedPath, useOfficeAddress } from '../../office/addresses.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { BOOKINGS_KEY } from '../../office/api/use-rentals.ts';
import { ListRow } from '../../office/list-row.tsx';
import { NoEntries, PagedEntries } from '../../office/tab/paged-list.tsx';
import { BackLink, TabTitle, ViewChoice } from '../../office/tab/tab-head.tsx';
import { useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { PlainList } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { ChangeEntry } from './change-entry.tsx';

interface ChangesViewProps {
  /** What the ids of this tab identify; without it there is only the whole log. */
  of?: keyof typeof backTexts;
}

/** The whole log or, with `id` in the address, that of an item. */
export default function ChangesView({ of }: ChangesViewProps) {
  const [params] = useSearchParams();
  const { tab } = useOfficeAddress();
  const { filter, change } = useUrlFilter(PARTS);
  const id = params.get('id') ?? '';
  const isOfItem = of !== undefined && id !== '';
  const back = isOfItem ? officePath(tab, EDITED_IN[of].view, { id }) : officePath(tab);
  return (
    <section aria-labelledby="changes-title">
      <TabTitle
        id="changes-title"
        back={<BackLink to={back}>{isOfItem ? backTexts[of] : 'Zurück'}</BackLink>}
      >
        {isOfItem ? `Verlauf von Nr. ${id}` : 'Verlauf aller Änderungen'}
      </TabTitle>
      {!isOfItem && (
        <ViewChoice views={VIEWS} shown={filter.kind} onShow={(kind) => change({ kind })} />
      )}
      {isOfItem || filter.kind === '' ? (
        <ChangeLog wanted={isOfItem ? { kind: of, item: id } : {}} />
      ) : (
        <RecentChanges kind={filter.kind as RecentKind} />
      )}
    </section>
  );
}

const VIEWS = [
  { id: '', label: 'Stammdaten und Einstellungen' },
  { id: 'order', label: 'Bestellungen, Zahlungen, Rechnungen' },
  { id: 'quote', label: 'Angebote' },
  { id: 'booking', label: 'Vermietung' },
];
const PARTS = { kind: { param: 'art', options: VIEWS } };

/** A change of these refetches what is shown. */
const KEYS = { order: 'orders', quote: 'quotes', booking: BOOKINGS_KEY };

/** The records of a kind that were changed last, each with who did what when. */
function RecentChanges({ kind }: { kind: RecentKind }) {
  const list = useOfficeList([KEYS[kind], 'recent'], 'GET /api/admin/recent', { kind });
  if (list.isLoading) return <LoadingText>Verlauf wird geladen...</LoadingText>;
  return (
    <PagedEntries
      list={list}
      failed="Der Verlauf konnte nicht geladen werden"
      empty={<NoEntries title="Noch nichts geschehen" />}
    >
      <PlainList>
        {list.items.map(({ number, name, changes }) => (
          <ListRow
            key={number}
            head={
              <>
                <Link href={openedPath(kind, number)}>{number}</Link>
                <strong>{name}</strong>
              </>
            }
            facts={[
              ...new Set(
                changes.map(({ what, by, at }) => `${formatDateTime(at)} · ${what} · ${by}`),
              ),
            ]}
          />
        ))}
      </PlainList>
    </PagedEntries>
  );
}

const backTexts = {
  product: 'Zurück zum Artikel',
  rental_tool: 'Zurück zum Mietgerät',
  customer: 'Zurück zum Kunden',
};

/** A part of the log: all of it, an item's, or a batch's. */
type WantedChanges = Record<never, never> | { kind: OfficeKind; item: string } | { batch: string };

/** Who changed what and when, newest first; each entry can be undone. */
export function ChangeLog({ wanted = {} }: { wanted?: WantedChanges }) {
  const list = useOfficeList(['changes'], 'GET /api/admin/changes', wanted);
  const isWhole = !('kind' in wanted || 'batch' in wanted);
  const entries = isWhole ? foldBatches(list.items) : list.items.map(alone);
  if (list.isLoading) return <LoadingText>Verlauf wird geladen...</LoadingText>;
  return (
    <PagedEntries
      list={list}
      failed="Der Verlauf konnte nicht geladen werden"
      empty={
        <NoEntries title="Noch keine Änderungen">Was im Büro geändert wird, steht hier.</NoEntries>
      }
    >
      <Box component="ol" sx={listStyle}>
        {entries.map(({ first, count }) => (
          <ChangeEntry
            key={first.id}
            change={first}
            count={count}
            isOfItem={'kind' in wanted}
            isOfBatch={'batch' in wanted}
          >
            <ChangeLog wanted={{ batch: first.batch_id }} />
          </ChangeEntry>
        ))}
      </Box>
    </PagedEntries>
  );
}

/** A change, or the first of several that were made together. */
interface LogEntry {
  first: Change;
  count: number;
}

const alone = (first: Change): LogEntry => ({ first, count: 1 });

/** Folds the requests of a batch, which are adjacent in the log, into one entry. */
function foldBatches(changes: readonly Change[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const change of changes) {
    const last = entries.at(-1);
    const count = change.count ?? 1;
    if (last?.first.batch_id === change.batch_id) last.count += count;
    else entries.push({ first: change, count });
  }
  return entries;
}

const listStyle = { ...PLAIN_LIST, display: 'grid', gap: 1 };
