import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import type { ServerStream, StreamContext } from '../core/operations/streams.ts';
import { openWithFaults } from '../faults/faulty-stream.ts';
import { callerOf, type HandlerContext } from './handlers.ts';
import { toStatus } from './status.ts';

/** Serves a bidirectional stream until either side ends it. */
export function bidiStream<Request>(
  context: HandlerContext,
  method: string,
  open: (context: StreamContext) => ServerStream<Request>,
): handleBidiStreamingCall<Request, object> {
  return (call) => {
    const fail = (error: unknown) => toStatus(error, method, context.log);
    const stream = openWithFaults(open, {
      faults: context.faults,
      caller: callerOf(context, call.metadata),
      send: (answer) => call.write(answer),
      onRefused: fail,
      onFailed: (error) => void call.emit('error', fail(error)),
    });
    const close = (): void => stream.close();
    call.on('data', (request: Request) => stream.receive(request));
    call.on('end', () => {
      close();
      call.end();
    });
    call.on('cancelled', close);
    call.on('error', close);
  };
}
