import type { handleServerStreamingCall, handleUnaryCall, Metadata } from '@grpc/grpc-js';
import type { Callers } from '../access/callers.ts';
import type { Caller } from '../core/gate.ts';
import type { Log } from '../log.ts';
import { toStatus } from './failure.ts';

/** What every handler needs. */
export interface HandlerContext {
  readonly callers: Callers;
  readonly log: Log;
}

type Operation<Request, Answer> = (caller: Caller, request: Request) => Answer | Promise<Answer>;

/** Who makes a call, by its `authorization` header. */
export function callerOf({ callers }: HandlerContext, metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization');
  return callers(authorization?.toString());
}

/** Serves an operation that answers once. */
export function unary<Request>(
  context: HandlerContext,
  method: string,
  operation: Operation<Request, object>,
): handleUnaryCall<Request, object> {
  return async (call, callback) => {
    try {
      callback(null, await operation(callerOf(context, call.metadata), call.request));
    } catch (error) {
      callback(toStatus(error, method, context.log));
    }
  };
}

/** Serves an operation that answers with a list, one message each. */
export function serverStream<Request>(
  context: HandlerContext,
  method: string,
  operation: Operation<Request, readonly object[]>,
): handleServerStreamingCall<Request, object> {
  return async (call) => {
    try {
      for (const answer of await operation(callerOf(context, call.metadata), call.request)) {
        call.write(answer);
      }
      call.end();
    } catch (error) {
      call.emit('error', toStatus(error, method, context.log));
    }
  };
}
