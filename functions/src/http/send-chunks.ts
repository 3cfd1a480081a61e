import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Chunk = string | Uint8Array;

/**
 * Streams a long file at the client's pace, one chunk in memory at a time. Throws when a chunk
 * fails: the connection is then cut, so that half a file does not pass for a whole one.
 */
export async function sendChunks(res: Response, chunks: AsyncIterable<Chunk>): Promise<void> {
  if (res.req.method === 'HEAD') return void res.end();
  try {
    await pipeline(Readable.from(chunks), res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

/** Makes the first chunk before anything is sent, so that its failure can still be answered. */
export async function withFirstChunk<Each extends Chunk>(
  chunks: AsyncGenerator<Each>,
): Promise<AsyncIterable<Each>> {
  const first = await chunks.next();
  return first.done ? chunks : prepend(first.value, chunks);
}

async function* prepend<Each>(first: Each, rest: AsyncIterable<Each>) {
  yield first;
  yield* rest;
}

const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
