import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { COLORS } from '../../lib/theme/colors.ts';

interface NotLoadedProps {
  /** What could not be loaded, a feminine noun. */
  name: string;
  onRetry(): void;
  onClose(): void;
}

/** Says that a part of the page did not come. The browser's own dialog: MUI's may be what is missing. */
export function NotLoaded({ name, onRetry, onClose }: NotLoadedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cause = useCauseOfFailure(
    `die ${name}`,
    'Vielleicht ist gerade eine neue Fassung des Shops erschienen. Beim nächsten Versuch wird die Seite neu geladen.',
  );
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives the focus back to the button that was pressed.
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
