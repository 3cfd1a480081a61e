import Button from '@mui/material/Button';
import { counted, formatNumber } from '@shop/domain/text/format';
import { Text } from './layout.tsx';

interface PalletsProps {
  quantity: number;
  unit: string;
  perPallet: number;
  onRound(quantity: number): void;
}

/** Below this, rounding up to a full pallet is not offered. */
const MIN_PERCENT = 70;

/** A quantity in pallets. Offers to round up if the last pallet is nearly full. */
export function Pallets({ quantity, unit, perPallet, onRound }: PalletsProps) {
  const full = Math.ceil(quantity / perPallet);
  const rounded = full * perPallet;
  const rest = quantity - (full - 1) * perPallet;
  const isNearlyFull = rounded > quantity && rest * 100 >= perPallet * MIN_PERCENT;
  return (
    <Text variant="body2" component="div">
      {palletText(quantity, unit, perPallet)}
      {isNearlyFull && (
        <Button variant="text" size="small" onClick={() => onRound(rounded)} sx={press}>
          Auf {palletCount(full)} aufrunden
        </Button>
      )}
    </Text>
  );
}

const palletCount = (pallets: number) => counted(pallets, 'Palette', 'Paletten');

/** `20 m² = 2 Paletten`; below one pallet, what one holds. */
function palletText(quantity: number, unit: string, perPallet: number): string {
  if (quantity < perPallet) return `1 Palette = ${formatNumber(perPallet)} ${unit}`;
  const pallets = Math.round((quantity * 10) / perPallet) / 10;
  const about = pallets * perPallet === quantity ? '' : 'ca. ';
  return `${formatNumber(quantity)} ${unit} = ${about}${palletCount(pallets)}`;
}

const press = { display: 'block', minHeight: 44, px: 0, textDecoration: 'underline' };
