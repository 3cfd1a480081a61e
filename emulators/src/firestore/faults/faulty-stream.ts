import type { ServerStream, StreamContext } from '../core/operations/streams.ts';
import type { Faults } from './faults.ts';

export interface DisturbedContext extends StreamContext {
  readonly faults: Faults;
  /** Called once with the error that ended the stream, after it was closed. */
  readonly onFailed: (error: unknown) => void;
}

/** Opens a stream in which each request is a call that a fault can hit; a failing one ends it. */
export function openDisturbed<Request>(
  open: (context: StreamContext) => ServerStream<Request>,
  { faults, onFailed, ...context }: DisturbedContext,
): ServerStream<Request> {
  let isMute = false;
  let hasEnded = false;
  let lastInLine: Promise<void> | undefined;
  const send = (answer: object): void => {
    if (!isMute) context.send(answer);
  };
  const stream = open({ ...context, send });
  const close = (): void => {
    hasEnded = true;
    stream.close();
  };
  const fail = (error: unknown): void => {
    if (hasEnded) return;
    close();
    onFailed(error);
  };
  const serve = (request: Request): void => {
    if (!hasEnded) stream.receive(request);
  };
  const mute = (): void => {
    isMute = true;
  };
  const standInLine = (request: Request): void => {
    const turn = (lastInLine ?? Promise.resolve())
      .then(() => (hasEnded ? undefined : faults.run(() => serve(request), mute)))
      .catch(fail)
      .finally(() => {
        if (lastInLine === turn) lastInLine = undefined;
      });
    lastInLine = turn;
  };
  const serveNow = (request: Request): void => {
    try {
      serve(request);
    } catch (error) {
      fail(error);
    }
  };
  // Synchronous without a fault, so that answers are sent in the order in which work is done.
  const receive = (request: Request): void =>
    lastInLine || !faults.isQuiet ? standInLine(request) : serveNow(request);
  return { receive, close };
}
