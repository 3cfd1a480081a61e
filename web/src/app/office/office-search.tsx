import Box from '@mui/material/Box';
import {
  FOUND_KINDS,
  type FoundEntry,
  type FoundKind,
  type OfficeSearch,
} from '@shop/domain/contract/office-search';
import { formatDay } from '@shop/domain/time/calendar';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { officePath, openedPath } from '../../office/addresses.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { Combobox } from '../../office/combobox.tsx';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { NotLoaded } from '../../office/tab/paged-list.tsx';
import { LIST_PARAMS } from '../../office/tab/use-assortment-view.ts';
import { isTooShort } from '../../office/tab/use-url-filter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Quiet } from '../../ui/layout.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';

interface OfficeSearchProps {
  /** What was typed before the field was there, which ends with it. */
  typed: RefObject<string | undefined>;
  onClose(): void;
}

/** Searches everything the office keeps, and opens what is chosen. */
export default function OfficeSearchDialog({ typed, onClose }: OfficeSearchProps) {
  const [wanted, setWanted] = useState(() => typed.current?.trim() ?? '');
  useEffect(() => {
    typed.current = undefined;
  }, [typed]);
  const { text, setText, flush } = useSearchText(wanted, (typed) => setWanted(typed.trim()));
  const navigate = useNavigate();
  const isAsked = wanted !== '' && !isTooShort(wanted);
  const { data, error, isFetching, refetch } = useOfficeQuery(
    ['search', wanted],
    'GET /api/admin/search',
    { query: { q: wanted }, enabled: isAsked, gcTime: 0 },
  );
  const [isTyped] = useState(hasUnsavedWork);

  function open(path: string): void {
    if (isTyped) return void window.open(path, '_blank', 'noopener');
    onClose();
    void navigate(path);
  }

  const isCurrent = text.trim() === wanted;
  return (
    <AdminDialog title="Suche" onClose={onClose} actions={null}>
      <Combobox
        label="Nummer, Name, Straße oder Betrag"
        hasFocus
        enterTakes="first"
        text={text}
        onChange={setText}
        onDone={flush}
        isLoading={!isCurrent || isFetching}
        groups={isCurrent && isAsked && data ? groupsOf(data, wanted, open) : []}
        status={statusText(text, isCurrent && isAsked && !error && data !== undefined)}
      />
      {isAsked && error && !isFetching && (
        <NotLoaded title="Die Suche hat nicht geklappt" onRetry={() => void refetch()} />
      )}
      <Quiet>
        {isTyped
          ? 'Treffer öffnen sich in einem neuen Tab, denn hier sind Eingaben noch nicht gespeichert.'
          : 'Bestellungen, Kunden, Rechnungen, Angebote, Buchungen, Artikel und Mietgeräte. Öffnen mit „/“.'}
      </Quiet>
    </AdminDialog>
  );
}

/** Asks what would warn before the page is left, such as a dialog with something typed. */
const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function statusText(text: string, isFound: boolean): string {
  if (text.trim() === '') return '';
  if (isTooShort(text)) return 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';
  return isFound ? 'Dazu ist nichts gespeichert.' : 'Wird gesucht...';
}

const ADDRESSES: Record<FoundKind, (id: string) => string> = {
  order: (id) => openedPath('order', id),
  customer: (id) => officePath('kunden', 'kunde', { id }),
  // An invoice is shown with its order.
  invoice: (id) => openedPath('order', id),
  quote: (id) => openedPath('quote', id),
  booking: (id) => openedPath('booking', id),
  product: (id) => officePath('sortiment', 'artikel', { id }),
  rental_tool: (id) => officePath('mietpark', 'artikel', { id }),
};

/** The list of each kind, searched for the text. */
const LISTS: Record<FoundKind, (text: string) => string> = {
  order: (suche) => officePath('bestellungen', '', { suche }),
  customer: (text) => officePath('kunden', '', { [LIST_PARAMS.search]: text }),
  invoice: (suche) => officePath('rechnungen', '', { suche }),
  quote: (suche) => officePath('angebote', '', { suche }),
  booking: (suche) => officePath('vermietung', '', { ansicht: 'liste', suche }),
  product: (text) => officePath('sortiment', '', { [LIST_PARAMS.search]: text }),
  rental_tool: (text) => officePath('mietpark', '', { [LIST_PARAMS.search]: text }),
};

function groupsOf({ found, more }: OfficeSearch, wanted: string, open: (path: string) => void) {
  return (Object.keys(FOUND_KINDS) as FoundKind[]).map((kind) => ({
    title: FOUND_KINDS[kind],
    options: [
      ...found
        .filter((entry) => entry.kind === kind)
        .map((entry) => ({
          key: `${kind} ${entry.number}`,
          content: <Entry {...entry} />,
          onPick: () => open(ADDRESSES[kind](entry.id)),
        })),
      ...(more.includes(kind)
        ? [
            {
              key: kind,
              content: `Weitere ${FOUND_KINDS[kind]} mit „${wanted}“ suchen`,
              onPick: () => open(LISTS[kind](wanted)),
            },
          ]
        : []),
    ],
  }));
}

function Entry({ number, name, amount, day, state }: FoundEntry) {
  return (
    <>
      <strong>{number}</strong>
      <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {name}
      </Box>
      {amount && <span>{amount}</span>}
      {day && <span>{formatDay(day)}</span>}
      {state && <Badge color={state.color}>{state.label}</Badge>}
    </>
  );
}
