import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { COLORS } from '../../theme/colors.ts';
import { halves } from './product-layout.ts';

/** Keeps the room of a product that is on its way. */
export function ProductLoading() {
  return (
    <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 6, md: 10 } }}>
      <Box role="status" sx={{ minHeight: 44, mb: 2 }}>
        Produkt wird geladen...
      </Box>
      <Box aria-hidden="true" sx={halves}>
        <Box sx={{ aspectRatio: '4 / 3', bgcolor: COLORS.plaster }} />
        <Box sx={{ minHeight: 420, bgcolor: COLORS.plaster }} />
      </Box>
    </Container>
  );
}
