import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { VISUALLY_HIDDEN } from '../theme/visually-hidden.ts';
import { announce, announcedText, onAnnouncement } from './announce.ts';

/** Long enough to be heard; later it would only be in the way of whoever reads on to the end. */
const KEPT_FOR_MS = 10_000;

/**
 * The one place where announcements stand. It is there before the first of them: screen readers
 * often miss a text that arrives together with its live region.
 */
export function Announcer() {
  const text = useSyncExternalStore(onAnnouncement, announcedText, () => '');
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(''), KEPT_FOR_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Box role="status" id="meldungen" sx={VISUALLY_HIDDEN}>
      {text}
    </Box>
  );
}
