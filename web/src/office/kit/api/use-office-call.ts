import type { ApiError } from '@shop/domain/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useId, useState } from 'react';
import { failureCode, failureMessage } from './failures.ts';
import { useAdminKey } from './use-office-query.ts';

export interface CallResult {
  ok: boolean;
  message: string;
  needsSignIn?: boolean;
  /** What the server says would help. */
  code?: ApiError['code'];
}

/**
 * The id of the latest of several calls, such as those of a dialog, and its setter. Only the result of
 * the latest is shown.
 */
export const LastCall = createContext<
  readonly [string | undefined, (id: string | undefined) => void] | undefined
>(undefined);

interface OfficeCall<Sent, Answer> {
  call(sent: Sent): Promise<Answer>;
  /** Handles the answer, and returns the message to show. */
  onDone(answer: Answer, sent: Sent): string;
  /** Shown after a failure without a message from the server, followed by the advice to try again. */
  failed: string;
  what: string;
}

/** Makes a call that changes something; afterwards everything the office has loaded is stale. */
export function useOfficeCall<Sent, Answer>({
  call,
  onDone,
  failed,
  what,
}: OfficeCall<Sent, Answer>) {
  const client = useQueryClient();
  const queryKey = useAdminKey();
  const id = useId();
  const own = useState<string>();
  const [last, setLast] = use(LastCall) ?? own;
  const [result, setResult] = useState<CallResult>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: call,
    networkMode: 'always',
    onMutate: () => {
      setLast(id);
      setResult(undefined);
    },
    onSuccess: (answer, sent) => setResult({ ok: true, message: onDone(answer, sent) }),
    onError: (error) => {
      const message = failureMessage(error, what, `${failed} Bitte versuchen Sie es erneut.`);
      const code = failureCode(error);
      setResult({
        ok: false,
        message,
        needsSignIn: code === 'fresh_sign_in',
        ...(code && { code }),
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    send: mutate,
    isSending: isPending,
    sending: isPending ? variables : undefined,
    result: last === id ? result : undefined,
    /** Hides the result of whichever call was last. */
    forget: () => setLast(undefined),
  };
}
