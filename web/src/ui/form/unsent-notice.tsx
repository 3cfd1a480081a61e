import Box from '@mui/material/Box';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { type FormDraft, useIsUnsent } from '../../lib/form-draft.ts';
import { SignalPanel } from '../edged-panels.tsx';

export interface UnsentNoticeProps {
  draft: Pick<FormDraft<object>, 'subscribe' | 'isUnsent'>;
  /** Subject of the sentence: `Ihre Anfrage`. */
  what: string;
  action: string;
  /** Set if something else on the page already says so. */
  isHidden?: boolean;
}

/** Reports that a form was not sent for lack of a connection, and when to retry. */
export function UnsentNotice({ draft, what, action, isHidden = false }: UnsentNoticeProps) {
  const isUnsent = useIsUnsent(draft);
  const { isLost } = useConnection();
  const text = isLost ? unsentText(what, action) : reconnectedText(what, action);
  return (
    <Box role="status">{isUnsent && !isHidden && <SignalPanel mb={2}>{text}</SignalPanel>}</Box>
  );
}

export const unsentText = (what: string, action: string): string =>
  `Keine Internetverbindung: ${what} wurde noch nicht gesendet. Ihre Angaben bleiben erhalten, bis Sie diesen Tab schließen. Sobald Sie wieder Empfang haben, senden Sie sie mit „${action}“ erneut; doppelt kommt nichts an.`;

const reconnectedText = (what: string, action: string): string =>
  `${what} wurde noch nicht gesendet, und die Verbindung ist wieder da: Drücken Sie „${action}“.`;
