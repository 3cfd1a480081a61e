import Box from '@mui/material/Box';
import { formatDateTime } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { Quiet } from '../ui/layout.tsx';
import { Titled } from '../ui/titled.tsx';

interface HistoryProps {
  entries: readonly { at: string; by: string; text: ReactNode }[];
}

/** An event of an order or a booking, with its time and author. */
export function History({ entries }: HistoryProps) {
  return (
    <Titled title="Verlauf" heading="h3">
      <Box component="ol" sx={list}>
        {entries.map(({ at, by, text }, index) => (
          <Box component="li" key={`${at}${String(index)}`} sx={step}>
            <span>{text}</span>
            <Quiet component="span">
              {formatDateTime(at)} · {by}
            </Quiet>
          </Box>
        ))}
      </Box>
    </Titled>
  );
}

// Aligned with the text above: the squares extend beyond the line.
const list = { listStyle: 'none', m: 0, mt: 2, ml: '7px', p: 0 };

const step = {
  position: 'relative',
  display: 'grid',
  pl: 3,
  pb: 2,
  overflowWrap: 'anywhere',
  borderLeft: `2px solid ${COLORS.slab}`,
  '&:last-of-type': { borderColor: 'transparent', pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -7,
    top: 7,
    width: 12,
    height: 12,
    bgcolor: COLORS.ink,
  },
};
