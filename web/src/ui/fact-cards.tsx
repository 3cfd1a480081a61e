import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { Icon, type IconName } from './icon.tsx';
import { Shrinking } from './layout.tsx';

export interface Fact {
  icon: IconName;
  title: string;
  /** Strings are their own keys. */
  lines: readonly (string | ReactElement)[];
}

export function FactCards({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box sx={cards}>
      {facts.map(({ icon, title, lines }) => (
        <Box key={title} sx={card}>
          <Icon name={icon} size={32} />
          <Shrinking mt={{ xs: 0.5, sm: 2 }}>
            <Typography variant="h3">{title}</Typography>
            {lines.map((line) => (
              <Box
                component="p"
                key={typeof line === 'string' ? line : line.key}
                sx={{ m: 0, mt: 1, color: 'text.secondary' }}
              >
                {line}
              </Box>
            ))}
          </Shrinking>
        </Box>
      ))}
    </Box>
  );
}

const card = {
  display: { xs: 'flex', sm: 'block' },
  gap: 2,
  pt: { xs: 2, sm: 3 },
  borderTop: `4px solid ${COLORS.ink}`,
};

const cards = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(auto-fit, minmax(220px, 1fr))',
  },
};
