import Box from '@mui/material/Box';
import { deliveryTime } from '@shop/domain/delivery';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { materialOf, textured } from '../../components/texture/texture.ts';
import { COLORS } from '../../lib/theme/colors.ts';

/** How long each category takes. */
export function DeliveryTimes() {
  return (
    <Box component="dl" sx={list}>
      {PRODUCT_CATEGORIES.map((category) => (
        <Box key={category} sx={line}>
          <Box component="dt" sx={term}>
            <Box sx={{ ...textured(materialOf(category)), ...swatch }} />
            {category}
          </Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {deliveryTime(category)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 6,
  m: 0,
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
};

const term = { flex: 1, display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 };

const swatch = { width: 48, height: 48, flex: 'none', borderRadius: 1, backgroundSize: '120px' };
