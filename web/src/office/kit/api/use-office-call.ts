import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useId, useState } from 'react';
import { failureMessage, needsFreshSignIn } from './failures.ts';
import { useAdminKey } from './use-office-query.ts';

export interface CallResult {
  ok: boolean;
  message: string;
  needsSignIn?: boolean;
}

/**
 * The id of the last call of several, such as those of a dialog, and its setter. Only the result of that
 * one is shown.
 */
export const LastCall = createContext<
  readonly [string | undefined, (id: string | undefined) => void] | undefined
>(undefined);

interface OfficeCall<Sent, Answer> {
  call(sent: Sent): Promise<Answer>;
  /** Takes the answer, and returns the message to show. */
  onDone(answer: Answer, sent: Sent): string;
  /** Told after a failure of which the server says nothing, with the advice to try again. */
  failed: string;
  what: string;
}

/** Changes something by a call; afterwards all that the office has loaded is out of date. */
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
      setResult({ ok: false, message, needsSignIn: needsFreshSignIn(error) });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    send: mutate,
    isSending: isPending,
    sending: isPending ? variables : undefined,
    result: last === id ? result : undefined,
    /** Shows no result any more, of whichever call. */
    forget: () => setLast(undefined),
  };
}
