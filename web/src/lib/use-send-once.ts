import {
  type ApiError,
  IDEMPOTENCY_KEY_HEADER,
  SESSION_ID_HEADER,
} from '@shop/domain/contract/call';
import { useRef, useState } from 'react';
import { ApiFailure, isSessionEnded, logFailure, SESSION_ENDED } from './api/api-failure.ts';
import { SEND_TIMEOUT_MS } from './api/client.ts';
import { readSessionId } from './browser-storage/session-id.ts';
import { shopConnection } from './connection/shop-connection.ts';
import type { FormDraft } from './form-draft.ts';

export interface SendFailure {
  text: string;
  /** Whether it failed for want of a connection. */
  isOffline: boolean;
  /** Status of the answer, if there was one. */
  status: number | undefined;
  /** Remedy suggested by the server. */
  code?: ApiError['code'];
}

interface CallOptions {
  /** What identifies a request sent again, and counts the browser's requests. */
  headers: Record<string, string>;
  signal: AbortSignal;
}

interface SendOptions<Body, Answer> {
  /** Its key is sent with each attempt; cleared once the request has arrived. */
  draft?: Pick<FormDraft<object>, 'requestKey' | 'markUnsent' | 'clear'>;
  call(body: Body, options: CallOptions): Promise<Answer>;
  onSent?(answer: Answer, body: Body): unknown;
  /** Awaited before the failure is shown. */
  onFailed?(failure: SendFailure): unknown;
  /** Shown unless the server says why. */
  failed: string | ((error: unknown) => string);
  /** Begins the line of the log. */
  what: string;
  /** Whether bodies are independent, such as rows of a list: another one is queued behind the current call. */
  isQueued?: boolean;
}

/** Sends what a shopper orders, asks or cancels; a press while it is under way sends nothing. */
export function useSendOnce<Body, Answer>(options: SendOptions<Body, Answer>) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const [sent, setSent] = useState<{ answer: Answer; body: Body }>();
  const underWay = useRef<UnderWay>(undefined);

  async function attempt(body: Body, isNext: boolean): Promise<SendFailure | undefined> {
    const { draft, call, onSent, onFailed } = options;
    // Keeps the outcome of the previous one visible.
    if (!isNext) reset();
    setIsSending(true);
    try {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      const answer = await call(body, { headers: headersOf(draft), signal });
      draft?.clear();
      setSent({ answer, body });
      await onSent?.(answer, body);
      return undefined;
    } catch (error) {
      const failed = await failureOf(error, options);
      await onFailed?.(failed);
      setFailure(failed);
      return failed;
    } finally {
      setIsSending(false);
    }
  }

  function reset(): void {
    setFailure(undefined);
    setSent(undefined);
  }

  return {
    isSending,
    failure,
    sent,
    reset,
    /** While a call is under way, returns that one or queues behind it. Never rejects; resolves to the failure, if any. */
    send(body: Body): Promise<SendFailure | undefined> {
      const before = underWay.current;
      const text = JSON.stringify(body);
      if (before && (!options.isQueued || before.text === text)) return before.done;
      const done = before ? before.done.then(() => attempt(body, true)) : attempt(body, false);
      const own = { text, done };
      underWay.current = own;
      return done.finally(() => {
        if (underWay.current === own) underWay.current = undefined;
      });
    },
  };
}

type UnderWay = { text: string; done: Promise<SendFailure | undefined> } | undefined;

/** Checks the connection, so that screen readers announce all of it at once. */
async function failureOf(
  error: unknown,
  { draft, failed, what }: Pick<SendOptions<never, never>, 'draft' | 'failed' | 'what'>,
): Promise<SendFailure> {
  logFailure(what, error);
  const { status, serverMessage, code } = error instanceof ApiFailure ? error : {};
  const isOffline = draft !== undefined && !status && !(await shopConnection.check());
  if (isOffline) draft.markUnsent();
  const said = isSessionEnded(error) ? SESSION_ENDED : serverMessage;
  const text = typeof failed === 'string' ? (said ?? failed) : failed(error);
  return { text, isOffline, status, ...(code && { code }) };
}

function headersOf(draft: SendOptions<never, never>['draft']): Record<string, string> {
  const sessionId = readSessionId();
  return {
    ...(draft && { [IDEMPOTENCY_KEY_HEADER]: draft.requestKey() }),
    ...(sessionId !== undefined && { [SESSION_ID_HEADER]: sessionId }),
  };
}
