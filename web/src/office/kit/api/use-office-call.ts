import type { ApiError } from '@shop/domain/contract/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useId, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { randomId } from '../../../lib/random-id.ts';
import { failureCode, failureMessage } from './failures.ts';
import { useAdminKey } from './use-office-query.ts';

export interface CallResult {
  ok: boolean;
  message: string;
  needsSignIn?: boolean;
  /** The server has answered, so nothing was stored. */
  isRefused?: boolean;
  /** Remedy suggested by the server. */
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
  /** The id is the request's: repeated after a lost answer, it is recognised. */
  call(sent: Sent, requestId: string): Promise<Answer>;
  /** For a hook that changes several things: which one is being sent. Each has its own request id. */
  subject?(sent: Sent): string;
  /** Handles the answer, and returns the message to show. */
  onDone(answer: Answer, sent: Sent): string;
  /** Shown after a failure without a message from the server, followed by the advice to try again. */
  failed: string;
  what: string;
}

/** Makes a call that changes something; afterwards everything the office has loaded is stale. */
export function useOfficeCall<Sent, Answer>({
  call,
  subject = () => '',
  onDone,
  failed,
  what,
}: OfficeCall<Sent, Answer>) {
  const ids = useRequestIds();
  const client = useQueryClient();
  const queryKey = useAdminKey();
  const id = useId();
  const own = useState<string>();
  const [last, setLast] = use(LastCall) ?? own;
  const [result, setResult] = useState<CallResult>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (sent: Sent) => call(sent, ids.of(subject(sent), sent)),
    networkMode: 'always',
    onMutate: () => {
      setLast(id);
      setResult(undefined);
    },
    onSuccess: (answer, sent) => {
      ids.accepted(subject(sent));
      setResult({ ok: true, message: onDone(answer, sent) });
    },
    onError: (error, sent) => {
      ids.failed(subject(sent), error);
      const message = failureMessage(error, what, `${failed} Bitte versuchen Sie es erneut.`);
      const code = failureCode(error);
      setResult({
        ok: false,
        message,
        needsSignIn: code === 'fresh_sign_in',
        isRefused: isRefusal(error),
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
    /** Hides the result of the latest call. */
    forget: () => setLast(undefined),
  };
}

/**
 * Ids of requests. One is kept until the server has accepted its request, so that a lost answer
 * doubles nothing; after a refusal, a changed request gets another.
 */
function useRequestIds() {
  const kept = useRef(new Map<string, { id: string; body: string; isRefused: boolean }>());
  return {
    of(subject: string, sent: unknown): string {
      const body = JSON.stringify([sent]);
      const earlier = kept.current.get(subject);
      if (earlier && (!earlier.isRefused || earlier.body === body)) return earlier.id;
      const id = randomId();
      kept.current.set(subject, { id, body, isRefused: false });
      return id;
    },
    accepted: (subject: string) => kept.current.delete(subject),
    failed(subject: string, error: Error): void {
      const earlier = kept.current.get(subject);
      if (earlier && isRefusal(error)) earlier.isRefused = true;
    },
  };
}

const isRefusal = (error: Error) => error instanceof ApiFailure && error.status < 500;
