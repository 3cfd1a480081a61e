import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useAnnouncement } from '../lib/announcer/use-announcement.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { detailPage, halves } from './detail-layout.ts';

/** Keeps the room of a detail page that is on its way. */
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
