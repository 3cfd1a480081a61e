import type { CategoryKind } from '@shop/domain/office/category';
import { NEW_ITEM } from '../../editing/use-editor.ts';
import { useCategoryList } from '../../kit/api/use-category-list.ts';
import { Loaded, NoEntries } from '../../kit/tab/paged-list.tsx';
import { BackLink, LinkButton, TabTitle } from '../../kit/tab/tab-head.tsx';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { ITEM_KINDS } from '../item-kinds.ts';
import type { AssortmentViewProps } from './assortment-tab.tsx';
import { CategoryForm, newCategory } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';

export default function CategoriesView({ of }: AssortmentViewProps) {
  const { detail, linkTo, show } = useAssortmentView();
  const id = detail('id');
  return (
    <Loaded
      query={useCategoryList(of)}
      loading="Kategorien werden geladen..."
      failed="Die Kategorien konnten nicht geladen werden"
    >
      {(categories) => {
        const opened =
          id === NEW_ITEM
            ? newCategory(of, categories)
            : categories.find((category) => category.id === id);
        if (opened) {
          return (
            <CategoryForm key={opened.id} category={opened} onClose={() => show('kategorien')} />
          );
        }
        return (
          <section aria-labelledby="categories-title">
            <TabTitle
              id="categories-title"
              back={<BackLink to={linkTo()}>Zum {ITEM_KINDS[of].title}</BackLink>}
              action={
                <LinkButton to={linkTo('kategorien', { id: NEW_ITEM })} variant="contained">
                  Neue Kategorie
                </LinkButton>
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
      }}
    </Loaded>
  );
}

const TITLES: Record<CategoryKind, string> = {
  product: 'Kategorien des Sortiments',
  rental_tool: 'Kategorien der Mietgeräte',
};
