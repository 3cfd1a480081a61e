import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { columns } from '../lib/theme/shared-styles.ts';
import { Block, Dark } from './layout.tsx';
import { type Material, textured } from './texture.ts';

interface PageHeaderProps {
  title: string;
  /** Below the text, in the first view. */
  action?: ReactNode;
  children: ReactNode;
  material: Material;
}

export function PageHeader({ title, action, children, material }: PageHeaderProps) {
  return (
    <Dark data-ground="dark">
      <Container sx={halves}>
        <Box sx={{ py: { xs: 5, md: 8 } }}>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ mt: 2.5, maxWidth: 640, color: COLORS.concrete }}>
            {children}
          </Typography>
          {action && <Block mt={3}>{action}</Block>}
        </Box>
        <Box sx={{ ...strip, ...textured(material, 800) }} />
      </Container>
    </Dark>
  );
}

const halves = { ...columns('md', 8, 4), columnGap: 8 };

const strip = {
  display: { xs: 'none', md: 'block' },
  borderInline: `8px solid ${COLORS.signal}`,
};
