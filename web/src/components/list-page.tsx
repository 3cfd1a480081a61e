import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ListPageProps {
  title: string;
  lead: string;
  /** The search field, and what is beside it. */
  search: ReactNode;
  filters: ReactNode;
  /** The results. */
  children: ReactNode;
}

/** Layout of the catalogue and the rental list. */
export function ListPage({ title, lead, search, filters, children }: ListPageProps) {
  return (
    <Container sx={{ py: { xs: 4, md: 7 } }}>
      <Box component="header" sx={{ mb: { xs: 3, md: 4 } }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={leadText}>{lead}</Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>{search}</Box>
      {filters}
      <Box sx={{ mt: 3, minHeight: 480 }}>{children}</Box>
    </Container>
  );
}

const leadText = { mt: 1.5, maxWidth: 720, fontSize: '1.0625rem', color: 'text.secondary' };
