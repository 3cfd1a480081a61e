import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  mailKindLabel,
  type UndeliveredMail,
  undeliveredReasonLabel,
} from '@shop/domain/contract/mail';
import { counted, formatDateTime } from '@shop/domain/text/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '../lib/api/client.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { Breaking, PlainList } from '../ui/layout.tsx';
import { Titled } from '../ui/titled.tsx';
import { useOfficeCall } from './api/use-office-call.ts';
import { useAdminKey, useOfficeQuery } from './api/use-office-query.ts';
import { ENTRY_FACTS, entryRow } from './entry-styles.ts';
import { OfficeButton } from './office-button.tsx';
import { FocusedAlert, ResultAlert } from './tab/call-alerts.tsx';

const useWaitingMail = () => useOfficeQuery(['waiting-mail'], 'GET /api/admin/waiting-mail');
const useUndeliveredMail = (about?: string) =>
  useOfficeQuery([...KEY, ...(about ? [about] : [])], 'GET /api/admin/undelivered-mail', {
    query: { about },
  });

/** How many e-mails are waiting or could not be delivered; undefined until both are known. */
export function useMailCount(): number | undefined {
  const { data: waiting } = useWaitingMail();
  const { data: undelivered } = useUndeliveredMail();
  return waiting && undelivered && waiting.count + undelivered.length;
}

/** Warns of e-mails waiting; nothing if there are none. A failed load is only logged. */
export function WaitingMails() {
  const { data } = useWaitingMail();
  if (data?.oldest_at === undefined) return null;
  const since = `seit dem ${formatDateTime(data.oldest_at)} Uhr`;
  return (
    <Alert severity="warning" role="status">
      {data.count === 1
        ? `1 E-Mail wartet ${since} auf den Versand.`
        : `${data.count} E-Mails warten auf den Versand, die älteste ${since}.`}{' '}
      Der Shop versendet sie von selbst, sobald es geht.
    </Alert>
  );
}

const KEY = ['undelivered-mail'];

interface UndeliveredMailsProps {
  /** Number of an order, quote or booking; all if absent. */
  about?: string;
}

/** The e-mails that could not be delivered; nothing if there are none. */
export function UndeliveredMails({ about }: UndeliveredMailsProps) {
  const { data: mails = [] } = useUndeliveredMail(about);
  const [queued, setQueued] = useState<UndeliveredMail>();
  return (
    <>
      {queued && (
        <FocusedAlert severity="success">{nameOf(queued)} wird erneut gesendet.</FocusedAlert>
      )}
      {mails.length > 0 && (
        <Titled
          title={`${counted(mails.length, 'E-Mail konnte', 'E-Mails konnten')} nicht zugestellt werden`}
          mb={2}
          sx={frame}
        >
          <PlainList>
            {mails.map((mail) => (
              <UndeliveredMailEntry
                key={mail.id}
                mail={mail}
                onTry={() => setQueued(undefined)}
                onQueued={setQueued}
              />
            ))}
          </PlainList>
        </Titled>
      )}
    </>
  );
}

function nameOf({ kind, about }: UndeliveredMail): string {
  return `${mailKindLabel(kind)} ${about}`.trim();
}

interface UndeliveredMailEntryProps {
  mail: UndeliveredMail;
  onTry(): void;
  onQueued(mail: UndeliveredMail): void;
}

function UndeliveredMailEntry({ mail, onTry, onQueued }: UndeliveredMailEntryProps) {
  const client = useQueryClient();
  const queryKey = [...useAdminKey(), ...KEY];
  // Puts it back into the outbox; stays pending until the list has been reloaded.
  const { send, isSending, result } = useOfficeCall({
    call: async (id: string) => {
      await sendToApi('POST /api/admin/undelivered-mail/{id}/retry', { params: { id }, body: {} });
      onQueued(mail);
      await client.refetchQueries({ queryKey });
    },
    onDone: () => '',
    failed: 'Die E-Mail konnte nicht erneut gesendet werden.',
  });
  const name = nameOf(mail);
  return (
    <Box component="li" sx={entryRow('sm')}>
      <Breaking>
        <strong>{name}</strong>
        <Box sx={ENTRY_FACTS}>
          {mail.recipient && <span>an {mail.recipient}</span>}
          <span>{formatDateTime(mail.created_at)}</span>
        </Box>
        {mail.reason && <div>{undeliveredReasonLabel(mail.reason)}</div>}
      </Breaking>
      <OfficeButton
        isBlocked={isSending}
        aria-label={isSending ? undefined : `Erneut senden: ${name}`}
        onClick={() => {
          onTry();
          send(mail.id);
        }}
        sx={{ minWidth: 148, bgcolor: COLORS.white }}
      >
        {isSending ? 'Wird gesendet...' : 'Erneut senden'}
      </OfficeButton>
      <ResultAlert result={result} sx={{ gridColumn: '1 / -1' }} />
    </Box>
  );
}

const frame = {
  px: { xs: 2, md: 3 },
  pt: { xs: 2, md: 3 },
  bgcolor: COLORS.plaster,
  border: `1px solid ${COLORS.slab}`,
  borderLeft: `6px solid ${COLORS.red}`,
  borderRadius: 1,
};
