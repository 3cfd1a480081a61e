import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { LOW_SCREEN } from '../lib/theme/shared-styles.ts';
import { Icon } from './icon.tsx';
import { part } from './layout.tsx';

/** A bar at the bottom of the screen that can be closed. */
export function Notice({ text, onDismiss }: { text: ReactNode; onDismiss(): void }) {
  return (
    <Bar aria-label="Hinweis">
      <Container sx={row}>
        <Box sx={line}>{text}</Box>
        <IconButton aria-label="Hinweis schließen" onClick={onDismiss} sx={{ mr: -1.25 }}>
          <Icon name="close" size={20} />
        </IconButton>
      </Container>
    </Bar>
  );
}

const Bar = part('section', {
  bgcolor: COLORS.signal,
  color: COLORS.ink,
  borderTop: `2px solid ${COLORS.ink}`,
  // Where the other bars are not sticky, it would end up at the end of the page.
  [LOW_SCREEN]: { position: 'sticky', bottom: 0, maxHeight: '50vh', overflowY: 'auto' },
});

const row = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5 };

const line = {
  flex: 1,
  minWidth: 0,
  typography: 'body2',
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
