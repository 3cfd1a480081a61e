import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { ZOOMED } from '../lib/theme/shared-styles.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Line } from './layout.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

interface ListPageProps {
  /** The pages above this one, outermost first; without any there is no breadcrumb. */
  trail?: readonly { to: string; label: string }[];
  title: string;
  lead: ReactNode;
  /** Shown small beside title and lead, in a 4:3 frame. */
  picture?: ReactNode;
  search: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}

/** A list below a head so compact that the first row shows without scrolling. */
export function ListPage({
  trail,
  title,
  lead,
  picture,
  search,
  filters,
  children,
}: ListPageProps) {
  return (
    <Container sx={trail ? belowTrail : { pt: { xs: 2, md: 4 }, pb: PADDING }}>
      {trail && <Breadcrumb trail={trail} name={title} />}
      <Box sx={head}>
        <Box component="header" sx={picture !== undefined ? pictured : undefined}>
          {picture !== undefined && (
            <Box className="picture" sx={frame}>
              {picture}
            </Box>
          )}
          <Typography variant="h1" sx={heading}>
            {title}
          </Typography>
          <Typography className="lead" sx={leadText}>
            {typeof lead === 'string' ? <UnbrokenText>{lead}</UnbrokenText> : lead}
          </Typography>
        </Box>
        <Line gap={{ xs: 1, md: 2 }}>{search}</Line>
      </Box>
      {filters}
      <Box sx={{ mt: { xs: 1.5, md: 2 }, minHeight: 480 }}>{children}</Box>
    </Container>
  );
}

const PADDING = { xs: 4, md: 7 };

// On low screens the breadcrumb is hidden to make room for items; header and filters have its links.
const belowTrail = {
  pt: { xs: 0, md: 1 },
  pb: PADDING,
  '& > nav': { mb: 0 },
  [ZOOMED]: { pt: 1, '& > nav': { display: 'none' } },
};

const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 34rem)' },
  columnGap: 4,
  rowGap: 1.5,
  alignItems: 'center',
  mb: { xs: 1, md: 2 },
  [ZOOMED]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

const heading = { fontSize: { xs: '2rem', md: '2.5rem' }, lineHeight: 1.15 };

// The row heights do not depend on title and lead, which are known only after painting.
const pictured = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 3.5rem', md: 'min(7rem, 25%) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: 2,
  alignItems: 'center',
  '& .picture': { order: { xs: 1, md: 0 }, gridRow: { md: '1 / 3' } },
  '& .lead': {
    gridColumn: { xs: '1 / -1', md: '2' },
    minHeight: '2.9em',
    order: { xs: 2, md: 0 },
  },
};

const frame = {
  // Not stretched to the height of an enlarged title, which would also widen it.
  alignSelf: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: COLORS.concrete,
};

const leadText = { mt: 0.5, fontSize: '0.9375rem', lineHeight: 1.45, color: 'text.secondary' };
