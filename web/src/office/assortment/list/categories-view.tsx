import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CategoryKind } from '@shop/domain/office/category';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingText } from '../../../components/loading-text.tsx';
import { NEW_ITEM } from '../../editing/use-editor.ts';
import { useCategoryList } from '../../kit/api/use-category-list.ts';
import { NoEntries, NotLoaded } from '../../kit/tab/paged-list.tsx';
import { TabTitle } from '../../kit/tab/tab-title.tsx';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import type { AssortmentViewProps } from './assortment-tab.tsx';
import { CategoryForm, newCategory } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';
import { ITEM_KINDS } from './item-kinds.ts';

/** The categories of products or of rental tools, and the form of the one that the address names. */
export default function CategoriesView({ of }: AssortmentViewProps) {
  const { detail, linkTo, show } = useAssortmentView();
  const { categories, isPending, refetch } = useCategoryList(of);
  const id = detail('id');
  if (isPending) return <LoadingText>Kategorien werden geladen...</LoadingText>;
  if (!categories) {
    const title = 'Die Kategorien konnten nicht geladen werden';
    return <NotLoaded title={title} onRetry={() => void refetch()} />;
  }
  const toList = () => show('kategorien');
  if (id === NEW_ITEM) {
    return <CategoryForm key={NEW_ITEM} category={newCategory(of, categories)} onClose={toList} />;
  }
  const opened = categories.find((category) => category.id === id);
  if (opened) return <CategoryForm key={opened.id} category={opened} onClose={toList} />;
  return (
    <section aria-labelledby="categories-title">
      <TabTitle
        id="categories-title"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button component={RouterLink} to={linkTo('kategorien', { id: NEW_ITEM })} size="small">
              Neue Kategorie
            </Button>
            <Button component={RouterLink} to={linkTo()} variant="outlined" size="small">
              Zum {ITEM_KINDS[of].title}
            </Button>
          </Box>
        }
      >
        {TITLES[of]}
      </TabTitle>
      {id !== undefined && <p role="alert">Diese Kategorie gibt es nicht.</p>}
      {categories.length > 0 ? (
        <CategoryList categories={categories} />
      ) : (
        <NoEntries title="Noch keine Kategorien">
          Artikel und Geräte zeigen im Shop ihre Kategorie auch ohne Eintrag hier.
        </NoEntries>
      )}
    </section>
  );
}

const TITLES: Record<CategoryKind, string> = {
  product: 'Kategorien des Sortiments',
  rental_tool: 'Kategorien des Mietparks',
};
