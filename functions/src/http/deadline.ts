import { unavailable } from './http-error.ts';

/**
 * Waits for the work, but not longer than `ms`: then it throws 503, so that nobody hangs behind a
 * silent database. The work itself may still end; an order sent again finds what became of it.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
