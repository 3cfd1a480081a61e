import Alert from '@mui/material/Alert';
import { formatDateTime } from '@shop/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useLogFailure } from '../kit/api/failures.ts';
import { useAdminKey } from '../kit/api/use-admin-key.ts';

/** Warns of waiting e-mails; nothing if there are none. A failed load is only logged. */
export function WaitingMails() {
  const { data, error } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), 'waiting-mail'],
    queryFn: ({ signal }) => callApi('GET /api/admin/waiting-mail', { signal }),
  });
  useLogFailure('Failed to load waiting mail', error);
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
