import type { UndeliveredMail } from '@shop/domain/contract/mail';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, sendToApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { failureMessage, useLogFailure } from '../kit/api/failures.ts';
import { type AdminKey, useAdminKey } from '../kit/api/use-admin-key.ts';

const FAILED = 'Die E-Mail konnte nicht erneut gesendet werden. Bitte versuchen Sie es später.';

/** Newest first. */
function undeliveredMailQuery(key: AdminKey) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'undelivered-mail'],
    queryFn: ({ signal }) => callApi('GET /api/admin/undelivered-mail', { signal }),
  });
}

/** E-mails that were given up, newest first. A failed load is only logged. */
export function useUndeliveredMail(): readonly UndeliveredMail[] {
  const { data = [], error } = useQuery(undeliveredMailQuery(useAdminKey()));
  useLogFailure('Failed to load undelivered mail', error);
  return data;
}

/** Puts an e-mail back into the outbox; stays pending until the list has been refetched. */
export function useRetryMail(mail: UndeliveredMail, onQueued: () => void) {
  const client = useQueryClient();
  const { queryKey } = undeliveredMailQuery(useAdminKey());
  const [failure, setFailure] = useState<string>();
  const mutationKey = [...queryKey, mail.id];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () =>
      sendToApi('POST /api/admin/undelivered-mail/{id}/retry', {
        params: { id: mail.id },
        body: {},
      }),
    networkMode: 'always',
    onMutate: () => setFailure(undefined),
    onSuccess: onQueued,
    onError: (error) => setFailure(failureMessage(error, 'Failed to retry mail', FAILED)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  function retry() {
    // `isPending` changes with the next render, too late for a double click.
    if (client.isMutating({ mutationKey }) === 0) mutate();
  }
  return { retry, isPending, failure };
}
