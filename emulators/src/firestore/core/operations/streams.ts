import { randomUUID } from 'node:crypto';
import { type FirestoreError, invalidArgument } from '../api/errors.ts';
import type { Write } from '../api/messages.ts';
import type { Caller } from '../gate.ts';
import { ListenSession } from '../listen/listen-session.ts';
import type { ListenRequest } from '../listen/messages.ts';
import { commit } from './commit.ts';

/** The server side of a stream; an exception from `receive` ends it with that error. */
export interface ServerStream<Request> {
  receive(request: Request): void;
  /** Must be called however the stream ends. */
  close(): void;
}

export interface StreamContext {
  readonly caller: Caller;
  readonly send: (answer: object) => void;
  /** Called when part of the stream, such as a target, is refused; the stream continues. */
  readonly onRefused: (error: FirestoreError) => void;
}

export type OpenStream<Request = object> = (context: StreamContext) => ServerStream<Request>;

/** The bidirectional streams of the service, by name. */
export const STREAMS: ReadonlyMap<string, OpenStream> = new Map<string, OpenStream>([
  ['Listen', listenStream],
  ['Write', writeStream],
]);

/** A listen stream; the first request names the database. */
function listenStream(context: StreamContext): ServerStream<ListenRequest> {
  let session: ListenSession | undefined;
  return {
    receive: ({ database = '', addTarget, removeTarget }) => {
      session ??= new ListenSession({ ...context.caller.enter(database), ...context });
      if (addTarget) session.addTarget(addTarget);
      else if (removeTarget !== undefined) session.removeTarget(removeTarget);
      else throw invalidArgument('A listen request needs a target to add or to remove.');
    },
    close: () => session?.close(),
  };
}

interface WriteRequest {
  database?: string;
  writes: Write[];
}

/** A write stream; the first request only opens it. */
function writeStream({ caller, send }: StreamContext): ServerStream<WriteRequest> {
  let database: string | undefined;
  let count = 0;
  const nextToken = (): Buffer => Buffer.from(String(++count));
  return {
    receive: (request) => {
      if (database === undefined) {
        database = caller.enter(request.database ?? '').database.name;
        send({ streamId: randomUUID(), streamToken: nextToken() });
      } else {
        const answer = commit(caller, { database, writes: request.writes });
        send({ ...answer, streamToken: nextToken() });
      }
    },
    close: () => undefined,
  };
}
