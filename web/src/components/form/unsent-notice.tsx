import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import type { DraftText } from '../../lib/drafts/draft-text.ts';
import { COLORS } from '../../lib/theme/colors.ts';

interface UnsentNoticeProps {
  draft: Pick<DraftText, 'subscribe' | 'isKept'>;
  /** What was to be sent, as the beginning of a sentence: `Ihre Anfrage`. */
  what: string;
  /** What stands on the button that sends it. */
  action: string;
  /** Something else says so already. */
  isTold?: boolean;
}

/** Says that what was to be sent is kept, and when the time has come to send it again. */
export function UnsentNotice({ draft, what, action, isTold = false }: UnsentNoticeProps) {
  const isKept = useSyncExternalStore(draft.subscribe, draft.isKept, () => false);
  const { isLost } = useConnection();
  const text = isLost ? unsentText(what, action) : backText(what, action);
  return <Box role="status">{isKept && !isTold && <Box sx={panel}>{text}</Box>}</Box>;
}

/** That something was not sent for want of a connection, and what becomes of it. */
export const unsentText = (what: string, action: string): string =>
  `Keine Internetverbindung: ${what} wurde noch nicht gesendet. Ihre Angaben bleiben bis zu sieben Tage auf diesem Gerät gespeichert. Sobald Sie wieder Empfang haben, senden Sie sie mit „${action}“ erneut; doppelt kommt nichts an.`;

const backText = (what: string, action: string): string =>
  `${what} wurde noch nicht gesendet, und die Verbindung ist wieder da: Drücken Sie „${action}“.`;

const panel = {
  mb: 2,
  p: 2,
  bgcolor: COLORS.plaster,
  borderLeft: `6px solid ${COLORS.signal}`,
};
