import type { handleServerStreamingCall, handleUnaryCall } from '@grpc/grpc-js';
import type { Databases } from '../core/databases.ts';
import type { Log } from '../log.ts';
import { toFailure } from './failure.ts';

/** What every handler needs. */
export interface HandlerContext {
  readonly databases: Databases;
  readonly log: Log;
}

type Operation<Request, Answer> = (
  databases: Databases,
  request: Request,
) => Answer | Promise<Answer>;

/** Serves an operation that answers once. */
export function unary<Request>(
  { databases, log }: HandlerContext,
  method: string,
  operation: Operation<Request, object>,
): handleUnaryCall<Request, object> {
  return async (call, callback) => {
    try {
      callback(null, await operation(databases, call.request));
    } catch (error) {
      callback(toFailure(error, method, log));
    }
  };
}

/** Serves an operation that answers with a list, one message each. */
export function serverStream<Request>(
  { databases, log }: HandlerContext,
  method: string,
  operation: Operation<Request, readonly object[]>,
): handleServerStreamingCall<Request, object> {
  return async (call) => {
    try {
      for (const answer of await operation(databases, call.request)) {
        call.write(answer);
      }
      call.end();
    } catch (error) {
      call.emit('error', toFailure(error, method, log));
    }
  };
}
