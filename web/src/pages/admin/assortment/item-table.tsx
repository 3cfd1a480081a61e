import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CategoryKind } from '@shop/domain/category';
import { formatDate } from '@shop/domain/format';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { ProductImage } from '../../../components/product-image.tsx';
import { useAssortmentView } from '../tab/use-assortment-view.ts';
import { ITEM_KINDS, itemFacts, type ListedItem } from './item-kinds.ts';
import { itemTable } from './item-table-styles.ts';
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
        <Link component={RouterLink} to={linkTo('artikel', { id })}>
          {name}
        </Link>
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
        {version > 0 ? `Fassung ${version}` : 'Erste Fassung'}
        {saved_at && <small>{formatDate(saved_at)}</small>}
      </td>
      <td className="actions">
        <Link
          component={RouterLink}
          to={linkTo('artikel', { id: 'neu', kopie: id })}
          aria-label={`${name} kopieren`}
        >
          Kopieren
        </Link>
        <Link
          component={RouterLink}
          to={linkTo('verlauf', { id })}
          aria-label={`Verlauf von ${name}`}
        >
          Verlauf
        </Link>
      </td>
    </tr>
  );
}
