import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type CartItem, cartSubtotalCents } from '@shop/domain/cart';
import { missingForFreeDeliveryCents } from '@shop/domain/delivery';
import { MINIMUM_ORDER_CENTS } from '@shop/domain/delivery-zones';
import { formatEuro, formatNumber } from '@shop/domain/format';
import type { Cents } from '@shop/domain/money';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { PriceRow } from '../../components/price-row.tsx';
import { CartTotals } from '../../features/cart/cart-totals.tsx';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';

export function CartSummary({ items }: { items: readonly CartItem[] }) {
  const subtotalCents = cartSubtotalCents(items);
  return (
    <Box component="section" aria-labelledby="summary" sx={panel}>
      <Typography variant="h3" component="h2" id="summary" sx={{ mb: 2 }}>
        Bestellübersicht
      </Typography>
      <CartTotals items={items}>
        <PriceRow label="Anzahl Artikel">{formatNumber(items.length)}</PriceRow>
      </CartTotals>
      <MinimumOrderHint subtotalCents={subtotalCents} />
      <FreeDeliveryHint subtotalCents={subtotalCents} />
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        <Button component={RouterLink} to={PATHS.checkout} size="large">
          Bestellung aufgeben
        </Button>
        <Button component={RouterLink} to={contactPath('quote')} variant="outlined">
          Angebot anfordern
        </Button>
      </Box>
    </Box>
  );
}

const panel = {
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  position: { md: 'sticky' },
  top: { md: 112 },
};

/** Only a hint: smaller orders are accepted. */
function MinimumOrderHint({ subtotalCents }: { subtotalCents: Cents }) {
  if (subtotalCents >= MINIMUM_ORDER_CENTS) return null;
  return (
    <Box sx={note}>
      <Icon name="cart" />
      <span>
        Unser Mindestbestellwert beträgt {formatEuro(MINIMUM_ORDER_CENTS)}. Kleinere Mengen können
        Sie zu unseren Öffnungszeiten selbst abholen.
      </span>
    </Box>
  );
}

function FreeDeliveryHint({ subtotalCents }: { subtotalCents: Cents }) {
  const missing = missingForFreeDeliveryCents(subtotalCents);
  return (
    <Box sx={note}>
      <Icon name="truck" />
      <span>
        {missing === 0
          ? 'Sie erhalten kostenlose Lieferung.'
          : `Noch ${formatEuro(missing)} bis zur kostenlosen Lieferung.`}
      </span>
    </Box>
  );
}

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  p: 1.5,
  bgcolor: COLORS.plaster,
  borderLeft: `4px solid ${COLORS.joint}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
};
