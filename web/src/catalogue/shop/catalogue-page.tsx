import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { memo, useDeferredValue, useMemo } from 'react';
import { useHead } from '../../lib/head/use-page-head.ts';
import { askFor } from '../../lib/missed-search.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { ScenePicture } from '../../ui/scene-picture.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import { useCategories } from '../shared/use-categories.ts';
import { ButtonRow } from './button-row.tsx';
import { CatalogueResults } from './catalogue-results.tsx';
import { cataloguePageOf } from './category-page.ts';
import { type CatalogueView, useCatalogueQuery } from './use-catalogue-query.ts';

const PICTURE_SIZES = '(min-width: 900px) 112px, 56px';

export default function CataloguePage() {
  const query = useCatalogueQuery();
  const shown = useCategories().find(({ category }) => category === query.category);
  const { heading, lead, picture, trail, head } = useMemo(() => cataloguePageOf(shown), [shown]);
  useHead(head);
  const isHydrated = useIsHydrated();
  const { text, setText, flush } = useSearchText(query.search, query.setSearch);
  // The field is updated with each key, the list with a lower priority.
  const search = useDeferredValue(text);
  const results = useMemo(() => {
    const clearFilter = () => {
      setText('');
      query.clearFilter();
    };
    return <CatalogueResults query={query} search={search} onClear={clearFilter} />;
  }, [query, search, setText]);
  return (
    <ListPage
      trail={trail}
      title={heading}
      lead={lead}
      picture={
        // Before hydration the category is not known.
        isHydrated && <ScenePicture {...picture} alt="" sizes={PICTURE_SIZES} height="100%" />
      }
      search={
        <>
          <SearchField
            label="Produkte suchen"
            text={text}
            onChange={setText}
            onDone={flush}
            onEnter={() => askFor(text)}
          />
          <ViewToggle view={query.view} onPick={query.setView} />
        </>
      }
      filters={<CategoryFilter category={query.category} onPick={query.setCategory} />}
    >
      {results}
      <p>
        Sie wissen, was Sie bauen, aber nicht, was es braucht?{' '}
        <Link href={PATHS.planner}>Zum Planer</Link>
      </p>
    </ListPage>
  );
}

const VIEWS = [
  { view: 'grid', label: 'Kachelansicht' },
  { view: 'list', label: 'Listenansicht' },
] as const;

interface ViewToggleProps {
  view: CatalogueView;
  onPick(view: CatalogueView): void;
}

const ViewToggle = memo(({ view: current, onPick }: ViewToggleProps) => {
  return (
    <Box role="group" aria-label="Ansicht" sx={frame}>
      {VIEWS.map(({ view, label }) => (
        <IconButton
          key={view}
          aria-label={label}
          title={label}
          aria-pressed={view === current}
          onClick={() => onPick(view)}
        >
          <Icon name={view} />
        </IconButton>
      ))}
    </Box>
  );
});

const frame = {
  display: 'flex',
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  '& button': { width: 46, height: 46, borderRadius: 0 },
  '& button[aria-pressed="true"]': { bgcolor: COLORS.asphalt, color: COLORS.white },
};

interface CategoryFilterProps {
  /** Empty for all. */
  category: string;
  onPick(category: string): void;
}

const CategoryFilter = memo(({ category, onPick }: CategoryFilterProps) => {
  const names = ['', ...useCategories().map(({ category }) => category)];
  return (
    <ButtonRow
      label="Kategorie"
      buttons={names.map((name) => ({
        value: name,
        text: name || 'Alle Kategorien',
        isPressed: name === category,
      }))}
      onPick={onPick}
    />
  );
});
