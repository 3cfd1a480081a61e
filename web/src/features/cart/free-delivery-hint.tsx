import Box from '@mui/material/Box';
import { missingForFreeDeliveryCents } from '@shop/domain/delivery';
import { formatEuro } from '@shop/domain/format';
import type { Cents } from '@shop/domain/money';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

/** How far the cart is from free delivery. */
export function FreeDeliveryHint({ subtotalCents }: { subtotalCents: Cents }) {
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
