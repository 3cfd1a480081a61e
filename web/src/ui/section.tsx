import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Page, Text } from './layout.tsx';

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
      <Page py={{ xs: 5, md: 7 }}>
        <Text variant="h2" id={titleId} mb={{ xs: 2.5, md: 4 }}>
          {title}
        </Text>
        {children}
      </Page>
    </Box>
  );
}
