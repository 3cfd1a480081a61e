import Box from '@mui/material/Box';
import type { RentalTool } from '@shop/domain/rental';
import { ProductImage } from '../../components/product-image.tsx';
import { FavouriteButton } from '../../features/rental/favourite-button.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

/** The picture of the tool; on it the mark of a favourite. */
export function ToolPicture({ tool }: { tool: RentalTool }) {
  return (
    <Box sx={frame}>
      <ProductImage product={tool} isMain />
      <Box sx={{ position: 'absolute', top: 6, right: 6 }}>
        <FavouriteButton tool={tool} />
      </Box>
    </Box>
  );
}

const frame = {
  gridArea: 'picture',
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
};
