import Box from '@mui/material/Box';
import { PLAIN_LIST, square } from '../lib/theme/shared-styles.ts';
import { KeptText } from './kept-text.tsx';

type Step = readonly [title: string, text: string];

export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Box component="ol" sx={list}>
      {steps.map(([title, text], index) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
          <Box aria-hidden="true" sx={number}>
            {index + 1}
          </Box>
          <div>
            <strong>{title}</strong>
            <Box sx={{ color: 'text.secondary' }}>
              <KeptText>{text}</KeptText>
            </Box>
          </div>
        </Box>
      ))}
    </Box>
  );
}

const list = { ...PLAIN_LIST, display: 'grid', gap: 2, mt: 2 };

const number = {
  ...square(36),
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  typography: 'h4',
};
