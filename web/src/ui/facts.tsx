import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { edgedPanel } from '../lib/theme/shared-styles.ts';
import { Muted, part } from './layout.tsx';
import { Titled } from './titled.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

interface FactsProps {
  title: string;
  /** Omits lines without a value. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
}

export function Facts({ title, facts, heading = 'h2' }: FactsProps) {
  return (
    <Titled title={title} heading={heading}>
      <Items>
        {[...facts.entries()]
          .filter(([, [, value]]) => Boolean(value))
          .map(([row, [label, value]]) => (
            <Box key={row} sx={line}>
              <Muted component="dt">
                <UnbrokenText>{label}</UnbrokenText>
              </Muted>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Items>
    </Titled>
  );
}

const Items = part('dl', { m: 0, mt: 2, borderTop: '2px solid', borderColor: 'text.primary' });

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 2fr) minmax(0, 3fr)',
  columnGap: 2,
  py: 1,
  '@media print': { py: 0.25 },
  borderBottom: 1,
  borderColor: 'divider',
};

interface OrderNotesProps {
  notes: string;
  title?: string;
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
}

/** The customer's notes with line breaks; renders nothing without notes. */
export function OrderNotes({ notes, title = 'Anmerkungen', heading = 'h2' }: OrderNotesProps) {
  if (!notes) return null;
  return (
    <Titled title={title} heading={heading}>
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
