import type { handleServerStreamingCall, handleUnaryCall, Metadata } from '@grpc/grpc-js';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../core/gate.ts';
import { rollback } from '../core/operations/transactions.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Faults } from '../faults/faults.ts';
import { toStatus } from './status.ts';

export interface HandlerContext {
  readonly authenticate: Authenticate;
  readonly faults: Faults;
  readonly log: Log;
}

type Operation<Request, Answer> = (caller: Caller, request: Request) => Answer | Promise<Answer>;

/** The caller, by the `authorization` metadata. */
export function callerOf({ authenticate }: HandlerContext, metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization');
  return authenticate(authorization?.toString());
}

function perform<Request, Answer>(
  context: HandlerContext,
  operation: Operation<Request, Answer>,
  { metadata, request }: { metadata: Metadata; request: Request },
): Answer | Promise<Awaited<Answer> | Answer> {
  return context.faults.run(() => operation(callerOf(context, metadata), request));
}

/** Serves a unary method. */
export function unary<Request>(
  context: HandlerContext,
  method: string,
  operation: Operation<Request, object>,
): handleUnaryCall<Request, object> {
  return async (call, callback) => {
    try {
      callback(null, await perform(context, operation, call));
    } catch (error) {
      callback(toStatus(error, method, context.log));
    }
  };
}

/** Serves a server-streaming method: one message per element of the answer. */
export function serverStream<Request>(
  context: HandlerContext,
  method: string,
  operation: Operation<Request, readonly object[]>,
): handleServerStreamingCall<Request, object> {
  return async (call) => {
    try {
      const answers = await perform(context, operation, call);
      if (call.cancelled)
        return endNewTransaction(
          callerOf(context, call.metadata),
          call.request as OfDatabase,
          answers,
        );
      for (const answer of answers) call.write(answer);
      call.end();
    } catch (error) {
      call.emit('error', toStatus(error, method, context.log));
    }
  };
}

interface OfDatabase {
  database?: string;
  parent?: string;
}

/**
 * A client that hangs up while a read waits for locks never learns of the transaction it began, and
 * would keep the locks from all others until they time out.
 */
function endNewTransaction(
  caller: Caller,
  { database, parent = '' }: OfDatabase,
  [first]: readonly { transaction?: Uint8Array }[],
): void {
  if (!first?.transaction?.length) return;
  const [name = ''] = parent.split('/documents');
  rollback(caller, { database: database ?? name, transaction: first.transaction });
}
