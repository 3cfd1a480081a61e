import Box from '@mui/material/Box';
import { VISIBILITIES, VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import {
  ITEM_SORTINGS,
  type ItemSorting,
  LISTED_VISIBILITIES,
  type ListedVisibility,
} from '@shop/domain/office/listed-item';
import { useState } from 'react';
import { useCategoryList } from '../../kit/api/use-category-list.ts';
import { type PagedList, useOfficeList } from '../../kit/api/use-office-query.ts';
import { ALL, Choices, ListToolbar } from '../../kit/tab/list-toolbar.tsx';
import { LoadedText, NoEntries, NothingFound, PagedEntries } from '../../kit/tab/paged-list.tsx';
import { LinkButton, TabTitle } from '../../kit/tab/tab-head.tsx';
import { LIST_PARAMS, useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../../kit/tab/use-url-filter.ts';
import { countedItems, ITEM_KINDS, type ListedItem } from '../item-kinds.ts';
import { ItemTable } from './item-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

export function ItemList({ of }: { of: CategoryKind }) {
  const { filter, change, clear, active } = useItemFilter();
  const list: PagedList<ListedItem> = useOfficeList(
    ['items', of],
    ITEM_KINDS[of].list,
    itemQuery(of, filter),
  );
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { title, many, newItem } = ITEM_KINDS[of];
  const { linkTo } = useAssortmentView();
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelectedIds((before) => {
      const after = new Set(before);
      for (const id of ids) isSelected ? after.add(id) : after.delete(id);
      return after;
    });
  return (
    <section aria-labelledby="assortment-title">
      <TabTitle id="assortment-title" action={<Views of={of} category={filter.category} />}>
        {title}
      </TabTitle>
      <ItemToolbar of={of} filter={filter} active={active} onChange={change} />
      <Box sx={{ mb: 2 }}>
        <LoadedText isLoading={list.isLoading} loading={`${many} werden geladen...`}>
          {list.error && list.items.length === 0 ? '' : itemCount(of, list, filter)}
        </LoadedText>
      </Box>
      <PagedEntries
        list={list}
        failed="Die Liste konnte nicht geladen werden"
        empty={
          list.hasMore || active.some((part) => part !== 'sorting') ? (
            <NothingFound
              list={list}
              title={`Keine ${many} gefunden`}
              all={`Alle ${many} anzeigen`}
              onShowAll={clear}
            />
          ) : (
            <NoEntries title={`Noch keine ${many}`}>
              <LinkButton to={linkTo('artikel', { id: 'neu' })} variant="contained" size="medium">
                {newItem}
              </LinkButton>
            </NoEntries>
          )
        }
      >
        <SelectionBar
          of={of}
          items={list.items}
          selected={list.items.filter(({ id }) => selectedIds.has(id))}
          onSelectAll={(isSelected) =>
            select(
              list.items.map(({ id }) => id),
              isSelected,
            )
          }
        />
        <ItemTable
          of={of}
          items={list.items}
          selected={selectedIds}
          onSelect={(id, isSelected) => select([id], isSelected)}
        />
      </PagedEntries>
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <LinkButton to={linkTo('artikel', { id: 'neu' })} variant="contained">
        {ITEM_KINDS[of].newItem}
      </LinkButton>
      {links.map(([label, to]) => (
        <LinkButton key={label} to={to}>
          {label}
        </LinkButton>
      ))}
    </Box>
  );
}

/** `3 Artikel zu „kies“ der Kategorie „Sand“`. */
function itemCount(
  of: CategoryKind,
  { total, isTotalKnown }: PagedList<ListedItem>,
  { search, category }: ItemFilter,
): string {
  const count = countedItems(of, total);
  return [
    isTotalKnown ? count : `Mindestens ${count}`,
    search.trim() && !isTooShort(search) && `zu „${search.trim()}“`,
    category && `der Kategorie „${category}“`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface ItemToolbarProps {
  of: CategoryKind;
  filter: ItemFilter;
  active: readonly string[];
  onChange(changed: Partial<ItemFilter>): void;
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

function ItemToolbar({ of, filter, active, onChange }: ItemToolbarProps) {
  const { data: categories = [] } = useCategoryList(of);
  const { many, searchHint, flag } = ITEM_KINDS[of];
  const names = categories
    .filter(({ input }) => input.visibility !== 'archived')
    .map(({ input: { name } }) => ({ id: name, label: name }));
  return (
    <ListToolbar
      label={`${many} suchen`}
      hint={searchHint}
      search={filter.search}
      active={active}
      onSearch={(text) => onChange({ search: text })}
    >
      <Choices
        values={filter}
        rows={[
          { name: 'category', label: 'Kategorie', options: [ALL, ...names] },
          { name: 'visibility', label: 'Sichtbarkeit', options: VISIBILITY_OPTIONS },
          { name: 'flag', ...flag },
          { name: 'sorting', label: 'Sortierung', options: SORT_OPTIONS },
        ]}
        onChange={onChange}
      />
    </ListToolbar>
  );
}

/** Which items are listed; an empty text means no filter. */
interface ItemFilter {
  search: string;
  category: string;
  visibility: ListedVisibility;
  /** Whether a product has a price, or a tool can be rented. */
  flag: '' | 'true' | 'false';
  sorting: ItemSorting;
}

const PARTS: FilterParts<ItemFilter> = {
  search: { param: LIST_PARAMS.search, none: '' },
  category: { param: LIST_PARAMS.category, none: '' },
  visibility: {
    param: LIST_PARAMS.visibility,
    none: 'current',
    allows: oneOf(LISTED_VISIBILITIES),
  },
  flag: { param: LIST_PARAMS.flag, none: '', allows: oneOf(['true', 'false']) },
  sorting: { param: LIST_PARAMS.sorting, none: 'name', allows: oneOf(ITEM_SORTINGS) },
};

const useItemFilter = () => useUrlFilter(PARTS);

function itemQuery(of: CategoryKind, filter: ItemFilter): Record<string, string> {
  const { search, category, visibility, flag, sorting } = filter;
  return {
    search: isTooShort(search) ? '' : search.trim(),
    category,
    visibility,
    [ITEM_KINDS[of].flag.param]: flag,
    sort: sorting,
  };
}
