import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  id?: string;
  ground?: string;
  children: ReactNode;
}

export function Section({ title, id, ground = 'transparent', children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={{ bgcolor: ground }}>
      <Container sx={{ py: { xs: 5, md: 7 } }}>
        <Typography variant="h2" id={titleId} sx={{ mb: { xs: 2.5, md: 4 } }}>
          {title}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
