import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLORS } from '../theme/colors.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export interface Fact {
  icon: IconName;
  title: string;
  lines: readonly string[];
}

/** Facts in columns, each under its sign. */
export function FactCards({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box sx={cards}>
      {facts.map(({ icon, title, lines }) => (
        <Box key={title} sx={{ borderTop: `4px solid ${COLORS.ink}`, pt: 3 }}>
          <Icon name={icon} size={32} />
          <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
            {title}
          </Typography>
          {lines.map((line) => (
            <Box component="p" key={line} sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
              {line}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const cards = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(auto-fit, minmax(220px, 1fr))' },
};
