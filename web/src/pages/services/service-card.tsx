import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ScenePicture } from '../../components/scene-picture.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import type { Service } from './services.ts';

export function ServiceCard({ service, onAsk }: { service: Service; onAsk(): void }) {
  const { title, text, works, picture } = service;
  return (
    <Box component="li" sx={card}>
      <ScenePicture
        {...picture}
        sizes="(min-width: 1120px) 280px, (min-width: 600px) 50vw, 100vw"
        height={{ xs: 172, sm: 'auto' }}
      />
      <Box sx={body}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ mt: 1 }}>{text}</Typography>
        <Box component="ul" sx={list}>
          {works.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </Box>
        <Button
          variant="outlined"
          onClick={onAsk}
          aria-label={`Angebot anfragen: ${title}`}
          sx={{ mt: 'auto', alignSelf: 'flex-start' }}
        >
          Angebot anfragen
        </Button>
      </Box>
    </Box>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
};

const body = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  p: 2.5,
  borderTop: `2px solid ${COLORS.ink}`,
};

const list = {
  m: 0,
  mt: 1.5,
  mb: 2.5,
  pl: 2,
  color: 'text.secondary',
  '& li::marker': { content: '"– "' },
};
