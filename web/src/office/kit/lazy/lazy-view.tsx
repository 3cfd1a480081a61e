import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { LoadingText } from '../../../components/loading-text.tsx';
import { useAnnouncement } from '../../../lib/announcer/announce.ts';
import { useCauseOfFailure } from '../../../lib/connection/shop-connection.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { lazyCode, NEW_RELEASE } from './lazy-code.ts';

/**
 * A tab or a view inside a tab whose code is loaded when it is first opened. If that fails, a message
 * in its place offers another try.
 */
export function lazyView<Props extends object>(
  importView: () => Promise<{ default: ComponentType<Props> }>,
  reload?: () => void,
): ComponentType<Props> {
  const useView = lazyCode(importView, reload);
  return function LazyView(props: Props) {
    const { Component: View, status, retry } = useView();
    if (status === 'failed') return <LoadError onRetry={retry} />;
    return View ? <View {...props} /> : <LoadingText>Wird geladen...</LoadingText>;
  };
}

const TITLE = 'Dieser Bereich konnte nicht geladen werden';

function LoadError({ onRetry }: { onRetry(): void }) {
  const cause = useCauseOfFailure('dieser Bereich', NEW_RELEASE);
  useAnnouncement(`${TITLE}. ${cause}`);
  return (
    <Box sx={{ px: 3, py: { xs: 5, md: 7 }, textAlign: 'center', bgcolor: COLORS.plaster }}>
      <Typography variant="h3" component="h2">
        {TITLE}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>{cause}</Typography>
      <Button variant="outlined" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </Box>
  );
}
