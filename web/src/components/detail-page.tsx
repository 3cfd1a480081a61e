import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useAnnouncement } from '../lib/announcer/announce.ts';
import { COLORS } from '../lib/theme/colors.ts';

export const detailPage = { pt: { xs: 1, md: 3 }, pb: { xs: 6, md: 8 } };

/** Picture and offer, side by side where there is room. */
export const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
};

export const offer = { display: 'flex', flexDirection: 'column' } as const;

/** In that column: on a phone, price and quantity belong into the first view. */
export const BEFORE_DESCRIPTION = { order: { xs: -1, md: 0 } };

/** Placeholder of a detail page while its item loads. */
export function DetailLoading({ text }: { text: string }) {
  useAnnouncement(text);
  return (
    <Container sx={{ ...detailPage, minHeight: '100vh' }}>
      <Box sx={{ minHeight: 44, mb: 2 }}>{text}</Box>
      <Box aria-hidden="true" sx={halves}>
        <Box sx={{ aspectRatio: '4 / 3', bgcolor: COLORS.plaster }} />
        <Box sx={{ minHeight: 420, bgcolor: COLORS.plaster }} />
      </Box>
    </Container>
  );
}
