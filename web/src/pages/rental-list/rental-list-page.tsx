import { ListPage } from '../../components/list-page.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useSearchText } from '../../components/use-search-text.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { RentalFilters } from './rental-filters.tsx';
import { RentalResults } from './rental-results.tsx';
import { useRentalQuery } from './use-rental-query.ts';

export default function RentalListPage() {
  usePageHead(
    'rentalList',
    'Baumaschinen und Werkzeuge mieten: Bagger, Rüttelplatten, Betonmischer, Stromerzeuger und Gerüste für Tage, Wochen oder Monate, mit Preisen und Kaution.',
    // For search engines only, so not in the browser's bundle.
    import.meta.env.SSR ? [listBreadcrumb(PATHS.rentalList, 'Miete')] : [],
  );
  const { filter, write, clear } = useRentalQuery();
  const { text, setText, flush } = useSearchText(filter.search, (search) =>
    write('search', search),
  );
  function clearFilter(): void {
    setText('');
    clear();
  }
  return (
    <ListPage
      title="Mietgeräte"
      lead="Baumaschinen, Werkzeuge, Leitern und Gerüste für Tage, Wochen oder Monate. Alle Preise zuzüglich Mehrwertsteuer."
      search={
        <SearchField label="Mietgeräte suchen" text={text} onChange={setText} onDone={flush} />
      }
      filters={<RentalFilters filter={filter} onPick={write} />}
    >
      <RentalResults filter={{ ...filter, search: text }} onClear={clearFilter} />
    </ListPage>
  );
}
