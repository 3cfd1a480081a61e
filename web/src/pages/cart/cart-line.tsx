import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import { type CartItem, lineTotalCents } from '@shop/domain/order/cart';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import { formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { Icon } from '../../components/icon.tsx';
import { QuantityStepper } from '../../components/quantity-stepper.tsx';
import { LineImage } from '../../features/cart/line-image.tsx';
import { productPath } from '../../lib/paths.ts';

interface CartLineProps {
  item: CartItem;
  onQuantity(quantity: number): void;
  onRemove(): void;
}

export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ gridArea: 'image' }}>
        <LineImage url={item.image_url} size={80} />
      </Box>
      <Box sx={{ gridArea: 'article', minWidth: 0 }}>
        <Link href={productPath(item.product_id)} sx={{ fontWeight: 600 }}>
          {keepUnits(item.name)}
        </Link>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {formatEuro(toCents(item.price))} / {item.unit}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Art.-Nr. {formatArticleNumber(item.product_id, item.article_number)}
        </Typography>
        {item.withdrawal_exemption && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {withdrawalExemptionNote(item.withdrawal_exemption)}
          </Typography>
        )}
      </Box>
      <Box sx={bill}>
        <QuantityStepper
          label={item.name}
          unit={item.unit}
          value={item.quantity}
          onChange={onQuantity}
        />
        <Box sx={total}>{formatEuro(lineTotalCents(item))}</Box>
      </Box>
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

const bill = {
  gridArea: 'bill',
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
};

const total = {
  ml: 'auto',
  minWidth: { lg: 96 },
  textAlign: 'right',
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
