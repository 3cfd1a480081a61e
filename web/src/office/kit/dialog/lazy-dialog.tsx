import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { useCauseOfFailure } from '../../../lib/connection/shop-connection.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { lazyCode, NEW_RELEASE } from '../lazy/lazy-code.ts';

/**
 * A dialog or menu whose code is loaded when it is first opened. If that fails, a message over the
 * page offers another try.
 * @param name What it shows, a feminine noun: `Bestellung`.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  name: string,
  importDialog: () => Promise<{ default: ComponentType<Props> }>,
  reload?: () => void,
): ComponentType<Props> {
  const useDialog = lazyCode(importDialog, reload);
  return function LazyDialog(props: Props) {
    const { Component: Dialog, status, retry } = useDialog();
    if (status === 'failed') {
      return <LoadErrorDialog name={name} onRetry={retry} onClose={props.onClose} />;
    }
    return Dialog ? <Dialog {...props} /> : null;
  };
}

interface LoadErrorDialogProps {
  name: string;
  onRetry(): void;
  onClose(): void;
}

/** The browser's own dialog, since MUI's may be what failed to load. */
function LoadErrorDialog({ name, onRetry, onClose }: LoadErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cause = useCauseOfFailure(`die ${name}`, NEW_RELEASE);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus to the button that opened it.
    return () => element?.close();
  }, []);
  return (
    <Box component="dialog" ref={dialog} aria-labelledby="not-loaded" onCancel={onClose} sx={box}>
      <Typography id="not-loaded" variant="h3" component="h2">
        Die {name} konnte nicht geladen werden
      </Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{cause}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={onRetry}>Erneut versuchen</Button>
        <Button variant="outlined" onClick={onClose}>
          Schließen
        </Button>
      </Box>
    </Box>
  );
}

const box = {
  boxSizing: 'border-box',
  width: 'calc(100% - 32px)',
  maxWidth: 520,
  p: { xs: 2.5, sm: 4 },
  color: 'text.primary',
  bgcolor: COLORS.white,
  border: 0,
  borderTop: `6px solid ${COLORS.red}`,
  borderRadius: 1,
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
  '& > div > button': { flex: { xs: '1 1 auto', sm: 'none' } },
};
