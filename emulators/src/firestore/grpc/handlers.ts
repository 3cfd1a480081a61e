import type {
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  ServiceDefinition,
  StatusObject,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { STATUS_CODES, unimplemented } from '../core/api/errors.ts';
import type { Caller } from '../core/gate.ts';
import { callMethod, METHODS, type MethodName, rollback } from '../core/operations/methods.ts';
import { type Log, toClientError } from '../diagnostics/client-error.ts';
import type { ServerContext } from '../server-context.ts';

/** Every method of a service; unsupported ones answer UNIMPLEMENTED. */
export function serviceOf(
  context: ServerContext,
  definition: ServiceDefinition,
): UntypedServiceImplementation {
  const handlers = Object.entries(definition)
    .filter(([, { requestStream }]) => !requestStream)
    .map(([name, { responseStream }]) => [
      name,
      (responseStream ? serverStream : unary)(context, name),
    ]);
  return Object.fromEntries(handlers);
}

const isKnown = (name: string): name is MethodName => Object.hasOwn(METHODS, name);

/** The caller, from the `authorization` metadata. */
function callerOf({ authenticate }: ServerContext, metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization');
  return authenticate(authorization?.toString());
}

function perform(
  context: ServerContext,
  method: string,
  { metadata, request }: { metadata: Metadata; request: object },
): object | Promise<object> {
  return context.faults.run(() => {
    if (!isKnown(method)) throw unimplemented(method);
    return callMethod(method, callerOf(context, metadata), request);
  });
}

function toStatus(error: unknown, method: string, log: Log): Partial<StatusObject> {
  const { status, message } = toClientError(error, method, log);
  return { code: STATUS_CODES[status], details: message };
}

function unary(context: ServerContext, method: string): handleUnaryCall<object, object> {
  return async (call, callback) => {
    try {
      callback(null, await perform(context, method, call));
    } catch (error) {
      callback(toStatus(error, method, context.log));
    }
  };
}

/** Sends one message per element of the answer. */
function serverStream(
  context: ServerContext,
  method: string,
): handleServerStreamingCall<object, object> {
  return async (call) => {
    try {
      const answers = (await perform(context, method, call)) as object[];
      if (call.cancelled)
        return endNewTransaction(callerOf(context, call.metadata), call.request, answers);
      for (const answer of answers) call.write(answer);
      call.end();
    } catch (error) {
      call.emit('error', toStatus(error, method, context.log));
    }
  };
}

/**
 * A client that hangs up while a read waits for locks never learns of the transaction it began, and
 * would keep the locks from all others until they time out.
 */
function endNewTransaction(
  caller: Caller,
  { database, parent = '' }: { database?: string; parent?: string },
  [first]: readonly { transaction?: Uint8Array }[],
): void {
  if (!first?.transaction?.length) return;
  const [name = ''] = parent.split('/documents');
  rollback(caller, { database: database ?? name, transaction: first.transaction });
}
