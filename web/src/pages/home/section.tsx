import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Colour of the ground. */
  ground?: string;
  children: ReactNode;
}

/** A titled part of the home page, from edge to edge. */
export function Section({ title, ground = 'transparent', children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ bgcolor: ground }}>
      <Container sx={{ py: { xs: 6, md: 10 } }}>
        <Typography variant="h2" id={id} sx={{ mb: { xs: 3, md: 5 } }}>
          {title}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
