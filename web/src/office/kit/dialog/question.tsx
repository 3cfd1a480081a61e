import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';

interface QuestionProps {
  children: string;
  /** The button that goes on, which has the focus at first: `Ja, zurücknehmen`. */
  confirm: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Replaces the pressed button with a confirmation; Escape cancels. */
export function Question({ children, confirm, onConfirm, onCancel }: QuestionProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => yes.current?.focus(), []);
  return (
    <Box
      role="group"
      aria-label={children}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        {children}
      </Box>
      <Button ref={yes} size="small" onClick={onConfirm}>
        {confirm}
      </Button>
      <Button size="small" variant="text" onClick={onCancel}>
        Abbrechen
      </Button>
    </Box>
  );
}
