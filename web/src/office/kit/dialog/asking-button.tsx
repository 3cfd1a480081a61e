import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WRAPPED } from '../../../lib/theme/shared-styles.ts';
import { OfficeButton, type OfficeButtonProps } from '../office-button.tsx';

interface AskingButtonProps extends OfficeButtonProps {
  /** Undefined if no question is needed. */
  question: string | undefined;
  /** Label of the confirming button, which gets the focus first: `Ja, zurücknehmen`. */
  confirm: string;
  onConfirm(): void;
}

/** A button that is replaced by a question when pressed; Escape cancels and returns the focus. */
export function AskingButton({ question, confirm, onConfirm, ...button }: AskingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  function close() {
    flushSync(() => setIsAsking(false));
    opener.current?.focus();
  }
  if (!question || !isAsking) {
    return (
      <OfficeButton
        ref={opener}
        {...button}
        onClick={() => (question ? setIsAsking(true) : onConfirm())}
      />
    );
  }
  return (
    <Box
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      sx={{ ...WRAPPED, gap: 1.5 }}
    >
      <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        {question}
      </Box>
      <Button
        ref={yes}
        size="small"
        onClick={() => {
          setIsAsking(false);
          onConfirm();
        }}
      >
        {confirm}
      </Button>
      <Button size="small" variant="text" onClick={close}>
        Abbrechen
      </Button>
    </Box>
  );
}
