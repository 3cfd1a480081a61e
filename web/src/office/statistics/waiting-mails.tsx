import Alert from '@mui/material/Alert';
import { formatDateTime } from '@shop/domain/text/format';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';

/** Warns of waiting e-mails; nothing if there are none. A failed load is only logged. */
export function WaitingMails() {
  const { data } = useOfficeQuery(['waiting-mail'], 'GET /api/admin/waiting-mail');
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
