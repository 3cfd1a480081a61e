import type { ApiError } from '@shop/domain/contract/call';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useId, useRef, useState } from 'react';
import { isRefusal } from '../../lib/api/api-failure.ts';
import { randomId } from '../../lib/random-id.ts';
import { failureCode, failureMessage } from './failures.ts';
import { useAdminKey } from './use-office-query.ts';

export interface CallResult {
  ok: boolean;
  message: string;
  needsSignIn?: boolean;
  /** The server has answered. */
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
  /**
   * The request id identifies a retry after a lost answer. `seen` is the revision of the record that the form started
   * from.
   */
  call(sent: Sent, requestId: string, seen?: number): Promise<Answer>;
  /**
   * For what changes rather than adds: which of the things that the hook changes. Each has its own request id,
   * and a new one once told that an earlier attempt is stored; what adds something would do so twice.
   */
  subject?(sent: Sent): string;
  /** Handles the answer, and returns the message to show. */
  onDone(answer: Answer, sent: Sent): string;
  /** Shown after a failure without a message from the server, followed by the advice to try again. */
  failed: string;
  /** First parts of the keys of the queries that it makes stale; without, whatever the office has loaded. */
  changes?: readonly string[];
}

interface SendOptions {
  onSuccess?: () => void;
  seen?: number | undefined;
}

interface Sending<Sent> extends Pick<SendOptions, 'seen'> {
  sent: Sent;
}

/** Makes a call that changes something; afterwards what the office has loaded of it is stale. */
export function useOfficeCall<Sent, Answer>({
  call,
  subject,
  onDone,
  failed,
  changes,
}: OfficeCall<Sent, Answer>) {
  const ids = useRequestIds();
  const subjectOf = (sent: Sent) => subject?.(sent) ?? '';
  const client = useQueryClient();
  const queryKey = useAdminKey();
  const id = useId();
  const own = useState<string>();
  const [last, setLast] = use(LastCall) ?? own;
  const [result, setResult] = useState<CallResult>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ sent, seen }: Sending<Sent>) => call(sent, ids.of(subjectOf(sent)), seen),
    networkMode: 'always',
    onMutate: () => {
      setLast(id);
      setResult(undefined);
    },
    onSuccess: (answer, { sent }) => {
      ids.done(subjectOf(sent));
      setResult({ ok: true, message: onDone(answer, sent) });
    },
    onError: (error, { sent }) => {
      const code = failureCode(error);
      const told = failureMessage(
        error,
        `A change failed (${failed})`,
        `${failed} Bitte versuchen Sie es erneut.`,
      );
      const isStored = code === 'id_taken';
      if (isStored && subject) ids.done(subject(sent));
      const message = isStored ? `${STORED_BEFORE} ${subject ? LOOK : CLOSE_AND_LOOK}` : told;
      setResult({
        ok: false,
        message,
        needsSignIn: code === 'fresh_sign_in',
        isRefused: isRefusal(error),
        ...(code && { code }),
      });
    },
    onSettled: () => {
      const isStale = ({ queryKey: key }: Query) =>
        !changes || changes.includes(String(key[queryKey.length]));
      void client.invalidateQueries({ queryKey, predicate: isStale });
    },
  });
  return {
    send: (sent: Sent, { seen, ...options }: SendOptions = {}) => mutate({ sent, seen }, options),
    isSending: isPending,
    sending: isPending ? variables.sent : undefined,
    /** What the latest call sent. */
    sent: variables?.sent,
    result: last === id ? result : undefined,
    /** Hides the result of the latest call. */
    forget: () => setLast(undefined),
  };
}

const STORED_BEFORE =
  'Ihr erster Versuch wurde schon gespeichert, nur die Antwort kam nicht an. Das jetzt Geänderte ist nicht gespeichert.';
const LOOK = 'Bitte sehen Sie nach, was gespeichert ist, und versuchen Sie es dann erneut.';
const CLOSE_AND_LOOK =
  'Bitte schließen Sie dieses Fenster und sehen Sie nach, was gespeichert ist.';

/**
 * Ids of requests. One is kept until the server has accepted its request, changed or not: a refusal does
 * not tell whether an earlier attempt, whose answer was lost, is stored.
 */
function useRequestIds() {
  const kept = useRef(new Map<string, string>());
  return {
    of(subject: string): string {
      const id = kept.current.get(subject) ?? randomId();
      kept.current.set(subject, id);
      return id;
    },
    done: (subject: string) => kept.current.delete(subject),
  };
}
