import { VISIBILITIES, VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { ItemSorting, ListedVisibility } from '@shop/domain/office/listed-item';
import { useCurrentCategories } from '../../../office/api/use-category-list.ts';
import { type PagedList, useOfficeList } from '../../../office/api/use-office-query.ts';
import { SearchedList } from '../../../office/tab/searched-list.tsx';
import { LinkButton, TabTitle } from '../../../office/tab/tab-head.tsx';
import { LIST_PARAMS, useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { listQuery, useUrlFilter } from '../../../office/tab/use-url-filter.ts';
import { useChosen } from '../../../office/use-chosen.ts';
import { Row } from '../../../ui/layout.tsx';
import { ITEM_KINDS, type ListedItem } from '../item-kinds.ts';
import { ItemTable } from './item-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

export function ItemList({ of }: { of: CategoryKind }) {
  const url = useItemFilter(of);
  const list: PagedList<ListedItem> = useOfficeList(
    ['items', of],
    `GET /api/admin/${ITEM_KINDS[of].path}`,
    itemQuery(of, url.filter),
  );
  const { chosen, has, onSelect, onSelectAll } = useChosen(list.items, ({ id }) => id);
  const { title, one, many, newItem, searchHint } = ITEM_KINDS[of];
  const { linkTo } = useAssortmentView();
  return (
    <section aria-labelledby="assortment-title">
      <TabTitle id="assortment-title" action={<Views of={of} category={url.filter.category} />}>
        {title}
      </TabTitle>
      <SearchedList
        list={list}
        url={url}
        one={one}
        many={many}
        hint={searchHint}
        options={{ category: useCurrentCategories(of).map((name) => ({ id: name, label: name })) }}
        found={[url.filter.category && `der Kategorie „${url.filter.category}“`]}
        failed="Die Liste konnte nicht geladen werden"
        noneTitle={`Noch keine ${many}`}
        none={
          <LinkButton to={linkTo('artikel', { id: 'neu' })} variant="contained" size="medium">
            {newItem}
          </LinkButton>
        }
      >
        <SelectionBar {...{ of, onSelectAll }} items={list.items} selected={chosen} />
        <ItemTable {...{ of, onSelect }} items={list.items} isSelected={has} />
      </SearchedList>
    </section>
  );
}

function Views({ of, category }: { of: CategoryKind; category: string }) {
  const { linkTo } = useAssortmentView();
  const links = [
    ['Kategorien', linkTo('kategorien')],
    ...(of === 'product'
      ? [
          ['Preise', linkTo('preise', category ? { kategorie: category } : {})] as const,
          ['Import/Export', linkTo('import')] as const,
        ]
      : []),
    ['Verlauf', linkTo('verlauf')],
  ] as const;
  return (
    <Row>
      <LinkButton to={linkTo('artikel', { id: 'neu' })} variant="contained">
        {ITEM_KINDS[of].newItem}
      </LinkButton>
      {links.map(([label, to]) => (
        <LinkButton key={label} to={to}>
          {label}
        </LinkButton>
      ))}
    </Row>
  );
}

const VISIBILITY_OPTIONS: readonly { id: ListedVisibility; label: string }[] = [
  { id: 'current', label: 'Alle ohne Archiv' },
  ...VISIBILITIES.map((id) => ({ id, label: VISIBILITY_LABELS[id] })),
];

const SORT_OPTIONS: readonly { id: ItemSorting; label: string }[] = [
  { id: 'name', label: 'Name' },
  { id: 'price', label: 'Niedrigster Preis' },
  { id: 'changed', label: 'Zuletzt geändert' },
];

type ItemFilter = Record<'search' | 'category' | 'visibility' | 'flag' | 'sorting', string>;

function useItemFilter(of: CategoryKind) {
  return useUrlFilter({
    search: { param: LIST_PARAMS.search },
    category: { param: LIST_PARAMS.category, label: 'Kategorie' },
    visibility: {
      param: LIST_PARAMS.visibility,
      label: 'Sichtbarkeit',
      none: 'current',
      options: VISIBILITY_OPTIONS,
    },
    /** Whether a product has a price, or a tool can be rented. */
    flag: { ...ITEM_KINDS[of].flagPart, param: LIST_PARAMS.flag },
    sorting: {
      param: LIST_PARAMS.sorting,
      label: 'Sortierung',
      none: 'name',
      options: SORT_OPTIONS,
    },
  });
}

const itemQuery = (of: CategoryKind, { flag, sorting: sort, ...filter }: ItemFilter) =>
  listQuery({ ...filter, [ITEM_KINDS[of].flag]: flag, sort });
