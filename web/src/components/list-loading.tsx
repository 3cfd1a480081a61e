import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAnnouncement } from '../lib/announcer/use-announcement.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { GRID_STYLES } from './item-card-styles.ts';

const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** Keeps the room of items that are on their way. */
export function ListLoading({ text }: { text: string }) {
  useAnnouncement(text);
  return (
    <>
      <Typography sx={{ mb: 3, minHeight: 48, lineHeight: '48px' }}>{text}</Typography>
      <Box aria-hidden="true" sx={GRID_STYLES}>
        {PLACES.map((place) => (
          <Box key={place} sx={{ height: 340, bgcolor: COLORS.plaster, borderRadius: 1 }} />
        ))}
      </Box>
    </>
  );
}
