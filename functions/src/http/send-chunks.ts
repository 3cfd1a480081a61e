import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a long text as fast as the client takes it, so that only one chunk is in memory. Should a
 * chunk fail, the connection is cut: half a file must not pass for a whole one.
 */
export async function sendChunks(res: Response, chunks: AsyncIterable<string>): Promise<void> {
  if (res.req.method === 'HEAD') return void res.end();
  try {
    await pipeline(Readable.from(chunks), res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

/** Makes the first chunk before anything is sent, so that its failure is still answered as one. */
export async function begun(chunks: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await chunks.next();
  return first.done ? chunks : startingWith(first.value, chunks);
}

async function* startingWith(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}

function isClientGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
