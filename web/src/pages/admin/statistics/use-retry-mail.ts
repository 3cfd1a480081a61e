import type { UndeliveredMail } from '@shop/domain/mail';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '../../../lib/api/client.ts';
import { refusalText } from '../api/failures.ts';
import { useOfficeKey } from '../api/use-admin-key.ts';
import { undeliveredMailQuery } from '../use-admin-data.ts';

const FAILED = 'Die E-Mail konnte nicht erneut gesendet werden. Bitte versuchen Sie es später.';

/**
 * Puts an e-mail back into the outbox. It is under way until the list has been loaded anew;
 * `onQueued` is told then, and not after a failure.
 */
export function useRetryMail(mail: UndeliveredMail, onQueued: () => void) {
  const client = useQueryClient();
  const { queryKey } = undeliveredMailQuery(useOfficeKey());
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
    onError: (error) => setFailure(refusalText(error, 'Failed to retry mail', FAILED)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  function retry() {
    // What is shown lags behind a second press.
    if (client.isMutating({ mutationKey }) === 0) mutate();
  }
  return { retry, isPending, failure };
}
