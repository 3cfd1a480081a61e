import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { square } from '../../lib/theme/shared-styles.ts';

interface RequestSentProps {
  title: string;
  children: ReactNode;
  againLabel: string;
  onAgain(): void;
}

export function RequestSent({ title, children, againLabel, onAgain }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button, and with it the focus, is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status" sx={panel}>
      <Box sx={mark}>
        <Icon name="check" size={32} />
      </Box>
      <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ mt: 3, outline: 'none' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{children}</Typography>
      <Button variant="outlined" onClick={onAgain}>
        {againLabel}
      </Button>
    </Box>
  );
}

const panel = {
  p: { xs: 3, sm: 5 },
  bgcolor: COLORS.plaster,
  borderTop: `4px solid ${COLORS.green}`,
  '& h3:focus-visible': { outline: 'none', boxShadow: 'none' },
};

const mark = {
  ...square(56),
  bgcolor: COLORS.green,
  color: COLORS.white,
};
