import Link from '@mui/material/Link';
import { VISIBILITY_LABELS, type Visibility } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { StatusColor } from '@shop/domain/order/order-status';
import { formatDate } from '@shop/domain/text/format';
import { type Column, choiceColumn, OfficeTable } from '../../../office/office-table.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProductImage } from '../../../ui/product-image.tsx';
import { ITEM_KINDS, itemFacts, type ListedItem } from '../item-kinds.ts';

interface ItemTableProps {
  of: CategoryKind;
  items: readonly ListedItem[];
  isSelected(item: ListedItem): boolean;
  onSelect(item: ListedItem, isSelected: boolean): void;
}

export function ItemTable({ of, items, isSelected, onSelect }: ItemTableProps) {
  const choice = choiceColumn(({ input }: ListedItem) => input.name, isSelected, onSelect);
  return (
    <OfficeTable
      labelledBy="assortment-title"
      columns={[choice, ...columnsOf(ITEM_KINDS[of].one)]}
      entries={items}
      idOf={({ id }) => id}
      isSelected={isSelected}
      cells={CELLS}
      wide={WIDE}
      cards={CARDS}
      areas='"picture name name choice" "picture category category choice" "price price visibility visibility" "changed changed actions actions"'
      areaColumns="72px minmax(0, 1fr) auto 36px"
    />
  );
}

const columnsOf = (kind: string): readonly Column<ListedItem>[] => [
  { name: 'picture', title: 'Bild', cell: (item) => <Picture item={item} /> },
  { name: 'name', title: kind, isHead: true, cell: (item) => <Name item={item} /> },
  { name: 'category', title: 'Kategorie', cell: ({ input }) => input.category },
  { name: 'price', title: 'Preis netto', isNumber: true, cell: priceOf },
  {
    name: 'visibility',
    title: 'Sichtbarkeit',
    cell: ({ input }) => (
      <>
        <VisibilityBadge visibility={input.visibility} />
        {'is_available' in input && !input.is_available && (
          <Badge color="yellow">Nicht verfügbar</Badge>
        )}
      </>
    ),
  },
  {
    name: 'changed',
    title: 'Geändert',
    cell: ({ version, saved_at }) => (
      <>
        {version > 0 ? `Version ${version}` : 'Erste Version'}
        {saved_at && <small>{formatDate(saved_at)}</small>}
      </>
    ),
  },
  { name: 'actions', title: 'Aktionen', cell: (item) => <Actions item={item} /> },
];

export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) => (
  <Badge color={BADGES[visibility]}>{VISIBILITY_LABELS[visibility]}</Badge>
);

const BADGES: Record<Visibility, StatusColor> = {
  visible: 'green',
  hidden: 'yellow',
  archived: 'grey',
};

interface ItemProps {
  item: ListedItem;
}

function Picture({ item: { id, input } }: ItemProps) {
  const { name, category, pictures } = input;
  const [first] = pictures;
  const shown = { id: Number(id), name, category, ...(first && { image_url: first.url }) };
  return (
    <div>
      <ProductImage product={shown} />
    </div>
  );
}

function Name({ item }: ItemProps) {
  const { linkTo } = useAssortmentView();
  return (
    <>
      <Link href={linkTo('artikel', { id: item.id })}>{item.input.name}</Link>
      <small>{itemFacts(item).articleNumber}</small>
    </>
  );
}

function Actions({ item: { id, input } }: ItemProps) {
  const { linkTo } = useAssortmentView();
  const copy = linkTo('artikel', { id: 'neu', kopie: id });
  return (
    <>
      <Link href={copy} aria-label={`${input.name} kopieren`}>
        Kopieren
      </Link>
      <Link href={linkTo('verlauf', { id })} aria-label={`Verlauf von ${input.name}`}>
        Verlauf
      </Link>
    </>
  );
}

function priceOf(item: ListedItem) {
  const { price, nextPrice } = itemFacts(item);
  return (
    <>
      {price}
      {nextPrice && <small>{nextPrice}</small>}
    </>
  );
}

const CELLS = {
  '& .name': { overflowWrap: 'anywhere' },
  '& .picture > *': { width: 72, height: 54, borderRadius: 1, overflow: 'hidden' },
  '& .picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .visibility > *': { my: 0.25 },
  '& td.changed': { color: 'text.secondary' },
  '& .actions': { whiteSpace: 'nowrap' },
  '& .actions a': { display: 'inline-block', py: 1.25, ml: 2 },
};

const WIDE = {
  '& thead .choice, & thead .picture': { fontSize: 0 },
  '& .choice': { pr: 0, width: 44 },
  '& td.picture': { width: 92 },
  '& .picture > div': { m: 0 },
  '& .price, & .changed': { whiteSpace: 'nowrap' },
};

const CARDS = {
  '& .choice': { mt: -1, mr: -1 },
  '& .category, & .changed': { typography: 'body2' },
  '& .price': { fontWeight: 600, textAlign: 'left' },
  '& .visibility': { textAlign: 'right' },
  '& .changed': { alignSelf: 'center' },
  '& .changed small': { display: 'inline', ml: 1 },
};
