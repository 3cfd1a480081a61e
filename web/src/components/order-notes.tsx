import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { edgedPanel } from '../lib/theme/shared-styles.ts';

interface OrderNotesProps {
  notes: string;
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
}

/** The customer's notes with line breaks; renders nothing without notes. */
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
  ...edgedPanel('joint'),
  mt: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
