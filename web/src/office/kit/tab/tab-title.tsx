import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TabTitleProps {
  id: string;
  children: string;
  /** Shown at the right. */
  action?: ReactNode;
}

/** The heading of a tab or of a view inside it. */
export function TabTitle({ id, children, action }: TabTitleProps) {
  return (
    <Box sx={row}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.75rem' }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  mb: 2,
};
