import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Fields of one subject, two in a row where there is room. */
export function FormSection({ title, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={section}>
      <Typography variant="h3" id={titleId} sx={{ gridColumn: '1 / -1' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** For what takes both columns. */
export const WHOLE_ROW = { gridColumn: '1 / -1', minWidth: 0 } as const;

const section = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
  py: 3,
  borderTop: `2px solid ${COLORS.ink}`,
};
