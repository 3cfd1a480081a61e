import { randomUUID } from 'node:crypto';
import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import type { Write } from '../core/messages.ts';
import { commit } from '../core/operations/commit.ts';
import { toFailure } from './failure.ts';
import type { HandlerContext } from './handlers.ts';

interface WriteRequest {
  database?: string;
  writes: Write[];
}

/** Serves a stream of commits, in which the first message only opens it. */
export function writeHandler({
  databases,
  log,
}: HandlerContext): handleBidiStreamingCall<WriteRequest, object> {
  return (call) => {
    let database: string | undefined;
    let count = 0;
    const nextToken = (): Buffer => Buffer.from(String(++count));
    call.on('data', (request: WriteRequest) => {
      try {
        if (database === undefined) {
          database = databases.get(request.database ?? '').name;
          call.write({ streamId: randomUUID(), streamToken: nextToken() });
        } else {
          const answer = commit(databases, { database, writes: request.writes });
          call.write({ ...answer, streamToken: nextToken() });
        }
      } catch (error) {
        call.emit('error', toFailure(error, 'Write', log));
      }
    });
    call.on('end', () => call.end());
  };
}
