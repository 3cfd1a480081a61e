import Box from '@mui/material/Box';
import { edgedPanel } from '../lib/theme/shared-styles.ts';
import { Titled } from './titled.tsx';

interface OrderNotesProps {
  notes: string;
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
}

/** The customer's notes with line breaks; renders nothing without notes. */
export function OrderNotes({ notes, heading = 'h2' }: OrderNotesProps) {
  if (!notes) return null;
  return (
    <Titled title="Anmerkungen" heading={heading}>
      <Box sx={note}>{notes}</Box>
    </Titled>
  );
}

const note = {
  ...edgedPanel('joint'),
  mt: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
