import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { COLORS } from '../lib/theme/colors.ts';
import { TILE } from '../lib/theme/shared-styles.ts';
import { Icon } from './icon.tsx';
import { part, Quiet, Shrinking } from './layout.tsx';

/** A grid of `PictureTile`s. */
export const PictureTiles = part('div', {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
  '& > a': { ...TILE, flexDirection: 'column' },
});

interface TileProps {
  to: string;
  title: string;
  text: string;
  /** The picture; cropped to the frame's height. */
  children: ReactNode;
}

/** A link to a page of its own, with its picture above its title. */
export const PictureTile = ({ to, title, text, children }: TileProps) => (
  <RouterLink to={to}>
    <Frame>{children}</Frame>
    <Words>
      <Shrinking>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Quiet mt={0.5}>{text}</Quiet>
      </Shrinking>
      <div className="arrow">
        <Icon name="arrow" />
      </div>
    </Words>
  </RouterLink>
);

const Frame = part('div', {
  height: { xs: 150, md: 190 },
  overflow: 'hidden',
  bgcolor: COLORS.plaster,
  borderBottom: `2px solid ${COLORS.ink}`,
});

const Words = part('div', {
  display: 'flex',
  gap: 2,
  flex: 1,
  p: { xs: 2, sm: 2.5 },
  '& > :first-of-type': { flex: 1 },
});
