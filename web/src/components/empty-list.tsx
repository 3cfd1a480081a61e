import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAnnouncement } from '../lib/announcer/use-announcement.ts';
import { COLORS } from '../lib/theme/colors.ts';

interface EmptyListProps {
  title: string;
  /** Why there is nothing to see, and what helps. */
  hint: string;
  action: string;
  onAction(): void;
}

/** An empty list and the way out of it. */
export function EmptyList({ title, hint, action, onAction }: EmptyListProps) {
  useAnnouncement(`${title}. ${hint}`);
  function act() {
    onAction();
    // The pressed button will be gone, and the keyboard with it.
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center', bgcolor: COLORS.plaster, borderRadius: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{hint}</Typography>
      <Button variant="outlined" onClick={act}>
        {action}
      </Button>
    </Box>
  );
}
