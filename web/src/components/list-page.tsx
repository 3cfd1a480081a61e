import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { KeptText } from './kept-text.tsx';

interface ListPageProps {
  /** The pages above this one, outermost first; without any there is no breadcrumb. */
  trail?: readonly { to: string; label: string }[];
  title: string;
  lead: string;
  /** Beside title and lead: in a frame of 4:3 on a phone, of 16:9 on a desktop. */
  picture?: ReactNode;
  search: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}

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
    <Container sx={{ pt: trail ? { xs: 2, md: 3 } : PADDING, pb: PADDING }}>
      {trail && <Breadcrumb trail={trail} name={title} />}
      <Box component="header" sx={picture !== undefined ? pictured : { mb: MARGIN }}>
        <Typography variant="h1">{title}</Typography>
        <Typography className="lead" sx={leadText}>
          <KeptText>{lead}</KeptText>
        </Typography>
        {picture !== undefined && (
          <Box className="picture" sx={frame}>
            {picture}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>{search}</Box>
      {filters}
      <Box sx={{ mt: 3, minHeight: 480 }}>{children}</Box>
    </Container>
  );
}

const PADDING = { xs: 4, md: 7 };
const MARGIN = { xs: 3, md: 4 };

// The rows are as high whatever the title and lead: they are known later than the page is painted.
const pictured = {
  mb: MARGIN,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) min(6rem, 28vw)',
    md: 'minmax(0, 1fr) min(18rem, 30vw)',
  },
  gridTemplateRows: { md: '1fr auto' },
  columnGap: { xs: 2, md: 6 },
  alignItems: { xs: 'center', md: 'end' },
  '& .lead': {
    gridColumn: { xs: '1 / -1', md: '1' },
    minHeight: { xs: '4.65em', md: '3.1em' },
    order: { xs: 1, md: 0 },
  },
  '& .picture': { gridColumn: { md: '2' }, gridRow: { md: '1 / 3' } },
};

const frame = {
  // Not stretched to the height of an enlarged title, from which its width would follow.
  alignSelf: { xs: 'start', md: 'end' },
  width: '100%',
  aspectRatio: { xs: '4 / 3', md: '16 / 9' },
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: COLORS.concrete,
};

const leadText = { mt: 1.5, maxWidth: 720, fontSize: '1.0625rem', color: 'text.secondary' };
