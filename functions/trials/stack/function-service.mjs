/**
 * Serves the `api` of a module over plain HTTP. Answers the message `cpu` with the CPU time used so far in
 * microseconds, `loop` with the longest time in milliseconds that the event loop was held since the last such
 * message, and `memory` with the memory in use. Plain JavaScript, as a TypeScript loader would affect
 * the measurements.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** @type {import('./shop.ts').FunctionSettings} */
const { module, port } = JSON.parse(process.argv[2] ?? '{}');
const { api } = await import(module);
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  const read = message === 'cpu' ? readCpu : message === 'loop' ? readLoop : readMemory;
  process.send?.(read());
});
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
createServer(api).listen(port, '127.0.0.1', () => process.send?.('ready'));

function readCpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function readLoop() {
  const longestMs = loop.max / 1e6;
  loop.reset();
  return longestMs;
}

/** @returns {import('./shop.ts').Memory} */
function readMemory() {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}
