import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CategoryKind } from '@shop/domain/office/category';
import { formatDate } from '@shop/domain/text/format';
import { Badge } from '../../../components/badge.tsx';
import { ProductImage } from '../../../components/product-image.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import { square } from '../../../lib/theme/shared-styles.ts';
import { cardTable } from '../../kit/card-table.ts';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { ITEM_KINDS, itemFacts, type ListedItem } from '../item-kinds.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

interface ItemTableProps {
  of: CategoryKind;
  items: readonly ListedItem[];
  selected: ReadonlySet<string>;
  onSelect(id: string, isSelected: boolean): void;
}

/** On narrow screens each row becomes a card. */
export function ItemTable({ of, items, selected, onSelect }: ItemTableProps) {
  return (
    <Box component="table" aria-labelledby="assortment-title" sx={itemTable}>
      <thead>
        <tr>
          <th scope="col">Auswahl</th>
          <th scope="col">Bild</th>
          <th scope="col">{ITEM_KINDS[of].one}</th>
          <th scope="col">Kategorie</th>
          <th scope="col">Preis netto</th>
          <th scope="col">Sichtbarkeit</th>
          <th scope="col">Geändert</th>
          <th scope="col">Aktionen</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            onSelect={(isSelected) => onSelect(item.id, isSelected)}
          />
        ))}
      </tbody>
    </Box>
  );
}

interface ItemRowProps {
  item: ListedItem;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

function ItemRow({ item, isSelected, onSelect }: ItemRowProps) {
  const { linkTo } = useAssortmentView();
  const { id, version, saved_at, input } = item;
  const { name, category, pictures } = input;
  const { articleNumber, price, nextPrice } = itemFacts(item);
  const [first] = pictures;
  const shown = { id: Number(id), name, category, ...(first && { image_url: first.url }) };
  return (
    <tr data-selected={isSelected}>
      <td className="choice">
        <label>
          <input
            type="checkbox"
            aria-label={`${name} auswählen`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      </td>
      <td className="picture">
        <div>
          <ProductImage product={shown} />
        </div>
      </td>
      <th scope="row">
        <Link href={linkTo('artikel', { id })}>{name}</Link>
        <small>{articleNumber}</small>
      </th>
      <td className="category">{category}</td>
      <td className="price">
        {price}
        {nextPrice && <small>{nextPrice}</small>}
      </td>
      <td className="visibility">
        <VisibilityBadge visibility={input.visibility} />
        {'is_available' in input && !input.is_available && (
          <Badge color="yellow">Nicht verfügbar</Badge>
        )}
      </td>
      <td className="changed">
        {version > 0 ? `Version ${version}` : 'Erste Version'}
        {saved_at && <small>{formatDate(saved_at)}</small>}
      </td>
      <td className="actions">
        <Link href={linkTo('artikel', { id: 'neu', kopie: id })} aria-label={`${name} kopieren`}>
          Kopieren
        </Link>
        <Link href={linkTo('verlauf', { id })} aria-label={`Verlauf von ${name}`}>
          Verlauf
        </Link>
      </td>
    </tr>
  );
}

const itemTable = cardTable({
  cells: {
    '& th, & td': { px: 1.25, py: 1, textAlign: 'left', verticalAlign: 'middle' },
    '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& small': {
      display: 'block',
      typography: 'body2',
      fontWeight: 400,
      color: 'text.secondary',
    },
    '& .choice label': { ...square(44), cursor: 'pointer' },
    '& input[type="checkbox"]': { width: 22, height: 22, m: 0, accentColor: COLORS.ink },
    '& .picture > *': { width: 72, height: 54, borderRadius: 1, overflow: 'hidden' },
    '& .picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    '& .visibility > *': { my: 0.25 },
    '& .changed': { color: 'text.secondary' },
    '& .actions': { whiteSpace: 'nowrap' },
    '& .actions a': { display: 'inline-block', py: 1.25, ml: 2 },
    '& tr[data-selected="true"]': { bgcolor: COLORS.plaster },
  },
  wide: {
    '& thead th:nth-of-type(1), & thead th:nth-of-type(2)': { fontSize: 0 },
    '& .choice': { pl: 0, pr: 0, width: 44 },
    '& .picture': { width: 92 },
    '& thead th:nth-of-type(5), & .price': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& .changed': { whiteSpace: 'nowrap' },
  },
  card: {
    gridTemplateColumns: '72px minmax(0, 1fr) auto 36px',
    gridTemplateAreas:
      '"picture name name choice" "picture category category choice" "price price visibility visibility" "changed changed actions actions"',
    alignItems: 'start',
    columnGap: 1.5,
    rowGap: 1,
    p: 1.5,
    mb: 1.5,
  },
  cardCells: {
    '& tbody th': { gridArea: 'name' },
    '& .choice': { gridArea: 'choice', mt: -1, mr: -1 },
    '& .picture': { gridArea: 'picture' },
    '& .category': { gridArea: 'category', typography: 'body2' },
    '& .price': { gridArea: 'price', fontWeight: 600 },
    '& .visibility': { gridArea: 'visibility', textAlign: 'right' },
    '& .changed': { gridArea: 'changed', typography: 'body2', alignSelf: 'center' },
    '& .changed small': { display: 'inline', ml: 1 },
    '& .actions': { gridArea: 'actions' },
  },
});
