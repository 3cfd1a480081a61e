import { toCents } from '@shop/domain/money/money';
import { QUOTE_STATES, QUOTE_STATUSES } from '@shop/domain/quote/quote';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FROM_NOTHING, OPENED, useOpened } from '../../office/addresses.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { ListRow } from '../../office/list-row.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { TabSection, ViewChoice } from '../../office/tab/tab-head.tsx';
import { listQuery, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { Badge } from '../../ui/badge.tsx';
import { PlainList } from '../../ui/layout.tsx';

const QuoteDialog = lazyCode(() => import('./quote-dialog.tsx'), { dialog: 'Angebotsansicht' });
const NewQuote = lazyCode(
  async () => ({ default: (await import('./quote-dialog.tsx')).NewQuote }),
  { dialog: 'Angebotsansicht' },
);

const RepeatsView = lazyCode(() => import('./repeats-view.tsx'));

const VIEWS = [
  { id: '', label: 'Angebote' },
  { id: 'dauer', label: 'Dauerbestellungen' },
];
const VIEW = { view: { param: 'ansicht', options: VIEWS } };

const PARTS = {
  search: { param: 'suche' },
  status: {
    param: 'stand',
    label: 'Stand',
    options: [
      ...QUOTE_STATUSES.map((id) => ({ id, label: QUOTE_STATES[id].label })),
      { id: 'standing', label: 'Dauerbestellungen zu prüfen' },
      { id: 'opened', label: 'Vom Kunden geöffnet' },
      { id: 'asked', label: 'Mit Frage' },
      { id: 'ending', label: 'Endet bald' },
    ],
  },
};

export default function QuotesTab() {
  const { filter, change } = useUrlFilter(VIEW);
  const views = (
    <ViewChoice views={VIEWS} shown={filter.view} onShow={(view) => change({ view })} />
  );
  if (filter.view !== 'dauer') return <Quotes views={views} />;
  return (
    <TabSection id="quotes-title" title="Dauerbestellungen">
      {views}
      <RepeatsView />
    </TabSection>
  );
}

function Quotes({ views }: { views: ReactNode }) {
  const url = useUrlFilter(PARTS);
  const list = useOfficeList(['quotes'], 'GET /api/admin/quotes', listQuery(url.filter));
  const { opened, open, close } = useOpened('quote');
  const made = useOpened('new_quote');
  const [, setParams] = useSearchParams();
  // Replaces the form in the address; otherwise closing the quote would reopen it.
  const openMade = (number: string) =>
    setParams(
      (params) => {
        params.delete(OPENED.new_quote[1]);
        params.set(OPENED.quote[1], number);
        return params;
      },
      { replace: true, state: { keepScroll: true } },
    );
  return (
    <TabSection
      id="quotes-title"
      title="Angebote"
      action={
        <OfficeButton variant="contained" onClick={() => made.open(FROM_NOTHING)}>
          Neues Angebot
        </OfficeButton>
      }
    >
      {views}
      <SearchedList
        list={list}
        url={url}
        one="Angebot"
        many="Angebote"
        hint="Findet Wortanfänge in Nummer, Name, Firma, E-Mail, Telefon, Ort und Artikeln."
        failed="Die Angebote konnten nicht geladen werden"
        none="Neue Angebote erscheinen hier."
      >
        <PlainList mt={1}>
          {list.items.map((quote) => (
            <ListRow
              key={quote.number}
              head={
                <>
                  <strong>{quote.company_name || quote.customer_name}</strong>
                  <Badge color={QUOTE_STATES[quote.status].color}>
                    {QUOTE_STATES[quote.status].label}
                  </Badge>
                  {quote.is_standing && <Badge color="grey">Dauerbestellung</Badge>}
                  {quote.is_asked && <Badge color="yellow">Frage</Badge>}
                  {quote.status === 'sent' && quote.is_opened && (
                    <Badge color="grey">geöffnet</Badge>
                  )}
                </>
              }
              facts={[
                quote.number,
                `bis ${formatDay(quote.valid_until)}`,
                `${formatEuro(toCents(quote.gross_amount))} inkl. MwSt.`,
              ]}
              name={`Angebot ${quote.number}`}
              onOpen={() => open(quote.number)}
            />
          ))}
        </PlainList>
      </SearchedList>
      {opened !== undefined && <QuoteDialog key={opened} number={opened} onClose={close} />}
      {made.opened !== undefined && (
        <NewQuote key={made.opened} from={made.opened} onClose={made.close} onMade={openMade} />
      )}
    </TabSection>
  );
}
