import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { COLORS } from '../lib/theme/colors.ts';

interface OrderNotesProps {
  notes: string;
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
}

/** What the customer wrote, with its line breaks; nothing if that is nothing. */
export function OrderNotes({ notes, heading = 'h2' }: OrderNotesProps) {
  const headingId = useId();
  if (!notes) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" component={heading} id={headingId}>
        Anmerkungen
      </Typography>
      <Box sx={note}>{notes}</Box>
    </section>
  );
}

const note = {
  mt: 1.5,
  p: 2,
  bgcolor: COLORS.plaster,
  borderLeft: `4px solid ${COLORS.joint}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
