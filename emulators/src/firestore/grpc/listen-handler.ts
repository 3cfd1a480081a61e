import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { invalidArgument } from '../core/errors.ts';
import { ListenSession } from '../core/listen/listen-session.ts';
import type { ListenRequest } from '../core/listen/messages.ts';
import { toFailure } from './failure.ts';
import type { HandlerContext } from './handlers.ts';

/** Serves a stream of changes until either side ends it. */
export function listenHandler({
  databases,
  log,
}: HandlerContext): handleBidiStreamingCall<ListenRequest, object> {
  return (call) => {
    let session: ListenSession | undefined;
    const close = (): void => session?.close();
    const open = (name: string): ListenSession =>
      new ListenSession({
        database: databases.get(name),
        send: (response) => call.write(response),
        onRefused: (error) => toFailure(error, 'Listen', log),
      });
    call.on('data', (request: ListenRequest) => {
      try {
        session ??= open(request.database ?? '');
        handle(session, request);
      } catch (error) {
        close();
        call.emit('error', toFailure(error, 'Listen', log));
      }
    });
    call.on('end', () => {
      close();
      call.end();
    });
    call.on('cancelled', close);
    call.on('error', close);
  };
}

function handle(session: ListenSession, { addTarget, removeTarget }: ListenRequest): void {
  if (addTarget) session.addTarget(addTarget);
  else if (removeTarget !== undefined) session.removeTarget(removeTarget);
  else throw invalidArgument('A listen request needs a target to add or to remove.');
}
