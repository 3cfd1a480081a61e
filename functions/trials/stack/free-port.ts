import { createServer } from 'node:net';

const LOWEST = 20_000;
const COUNT = 10_000;

/**
 * A port that is free now and that the system gives to nobody by itself: a program that is killed
 * and started again must find its own still free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
