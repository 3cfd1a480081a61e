import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { type CartItem, lineTotalCents } from '@shop/domain/cart/cart';
import { type Cents, toCents } from '@shop/domain/money/money';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { keepUnits } from '@shop/domain/text/keep-units';
import { productPath } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { part, Quiet } from '../../ui/layout.tsx';
import { Pallets } from '../../ui/pallets.tsx';
import { Price } from '../../ui/price.tsx';
import { OwnPriceNote } from '../../ui/product-price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { LineImage } from '../shared/line-image.tsx';
import { WithdrawalMark } from '../shared/withdrawal-notes.tsx';

interface CartLineProps {
  item: CartItem;
  items: readonly CartItem[];
  /** The line's share of the gross total. */
  grossCents: Cents | undefined;
  onQuantity(quantity: number): void;
  onRemove(): void;
}

export function CartLine({ item, items, grossCents, onQuantity, onRemove }: CartLineProps) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ gridArea: 'image' }}>
        <LineImage url={item.image_url} size={80} />
      </Box>
      <Box sx={{ gridArea: 'article', minWidth: 0 }}>
        <Link href={productPath(item.product_id)} sx={{ fontWeight: 600 }}>
          {keepUnits(item.name)}
        </Link>
        <WithdrawalMark item={item} items={items} />
        <Quiet mt={0.5}>
          <Price cents={toCents(item.price)} rate={item.vat_rate} unit={item.unit} />
          <OwnPriceNote of={item} />
        </Quiet>
        <Quiet>Art.-Nr. {formatArticleNumber(item.product_id, item.article_number)}</Quiet>
      </Box>
      <Bill>
        <div>
          <QuantityStepper
            label={item.name}
            unit={item.unit}
            value={item.quantity}
            onChange={onQuantity}
          />
          {item.units_per_pallet && (
            <Pallets {...item} perPallet={item.units_per_pallet} onRound={onQuantity} />
          )}
        </div>
        <Total>
          <Price cents={lineTotalCents(item)} rate={item.vat_rate} gross={grossCents} />
        </Total>
      </Bill>
      <IconButton
        aria-label={`${item.name} entfernen`}
        title="Entfernen"
        onClick={onRemove}
        sx={{ gridArea: 'remove', justifySelf: 'end' }}
      >
        <Icon name="trash" size={22} />
      </IconButton>
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"image article remove" "bill bill bill"',
    sm: '"image article remove" "image bill bill"',
    lg: '"image article bill remove"',
  },
  gridTemplateColumns: {
    xs: '80px minmax(0, 1fr) auto',
    lg: '80px minmax(0, 1fr) auto auto',
  },
  columnGap: { xs: 2, lg: 2.5 },
  rowGap: 2,
  alignItems: { xs: 'start', lg: 'center' },
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
};

const Bill = part('div', {
  gridArea: 'bill',
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
});

const Total = part('div', {
  ml: 'auto',
  minWidth: { lg: 96 },
  textAlign: 'right',
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
