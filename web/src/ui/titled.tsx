import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface TitledProps {
  title: string;
  variant?: 'h2' | 'h3';
  /** Level of the heading: h3 inside a dialog. */
  heading?: 'h2' | 'h3';
  mb?: number;
  sx?: object;
  children: ReactNode;
}

/** A part of a page, named by its title. */
export function Titled(props: TitledProps) {
  const { title, variant = 'h3', heading = 'h2', mb = 0, sx = {}, children } = props;
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={sx}>
      <Typography variant={variant} component={heading} id={titleId} sx={{ mb }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
