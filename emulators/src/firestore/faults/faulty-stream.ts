import type { OpenStream, ServerStream, StreamContext } from '../core/operations/streams.ts';
import type { Faults } from './faults.ts';

export interface FaultyStreamContext extends StreamContext {
  readonly faults: Faults;
  /** Called once with the error that ended the stream, after it was closed. */
  readonly onFailed: (error: unknown) => void;
}

/** Opens a stream in which each request is a call that a fault can hit; a failing one ends it. */
export function openWithFaults<Request>(
  open: OpenStream<Request>,
  { faults, onFailed, ...context }: FaultyStreamContext,
): ServerStream<Request> {
  let isMute = false;
  let hasEnded = false;
  let tail: Promise<void> | undefined;
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
  const enqueue = (request: Request): void => {
    const turn = (tail ?? Promise.resolve())
      .then(() => (hasEnded ? undefined : faults.run(() => serve(request), mute)))
      .catch(fail)
      .finally(() => {
        if (tail === turn) tail = undefined;
      });
    tail = turn;
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
    tail || faults.areSet ? enqueue(request) : serveNow(request);
  return { receive, close };
}
