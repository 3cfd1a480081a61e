import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ScenePicture } from '../../components/scene-picture.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useSearchText } from '../../components/use-search-text.ts';
import { useCategories } from '../../features/categories/use-categories.ts';
import { useHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CONTROL } from '../../lib/theme/shared-styles.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
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
          <SearchField label="Produkte suchen" text={text} onChange={setText} onDone={flush} />
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

/** Filters by category, in one row that scrolls sideways to the chosen one. */
const CategoryFilter = memo(({ category, onPick }: CategoryFilterProps) => {
  const categories = useCategories();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // Somebody who typed before the code loaded may be about to press a button in this row.
    if (document.activeElement instanceof HTMLInputElement) return;
    const chosen = row.current?.querySelector(`[data-category="${category}"]`);
    if (chosen instanceof HTMLElement) center(chosen);
  }, [category]);
  return (
    <Box
      ref={row}
      role="group"
      aria-label="Kategorie"
      // Browsers leave a button reached with the tab key half out of sight.
      onFocus={({ target }) => target.matches(':focus-visible') && center(target)}
      sx={choices}
    >
      {['', ...categories.map(({ category }) => category)].map((name) => (
        <ButtonBase
          key={name}
          data-category={name}
          aria-pressed={name === category}
          onClick={() => onPick(name)}
          sx={choice}
        >
          {name || 'Alle Kategorien'}
        </ButtonBase>
      ))}
    </Box>
  );
});

function center(button: HTMLElement): void {
  const row = button.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

const choices = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  // Extends to the edges of a phone's screen, with room for the focus ring.
  mx: { xs: -2, sm: -1 },
  my: -1,
  px: { xs: 2, sm: 1 },
  py: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (hover: hover)': { scrollbarWidth: 'thin' },
};

const choice = {
  flex: 'none',
  minHeight: 44,
  px: 2,
  ...CONTROL,
  typography: 'button',
  '&:hover': { borderColor: COLORS.ink, boxShadow: `inset 0 -3px ${COLORS.signal}` },
  '&[aria-pressed="true"]': {
    borderColor: COLORS.ink,
    bgcolor: COLORS.asphalt,
    color: COLORS.white,
  },
};
