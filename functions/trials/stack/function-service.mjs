/**
 * Serves the `api` of a module over plain HTTP. Answers the message `cpu` with the CPU time used so far in
 * microseconds, and `memory` with the memory in use. Plain JavaScript, as a TypeScript loader would affect
 * the measurements.
 */
import { createServer } from 'node:http';

/** @type {import('./shop.ts').FunctionSettings} */
const { module, port } = JSON.parse(process.argv[2] ?? '{}');
const { api } = await import(module);
process.on('disconnect', () => process.exit());
process.on('message', (message) => process.send?.(message === 'cpu' ? readCpu() : readMemory()));
createServer(api).listen(port, '127.0.0.1', () => process.send?.('ready'));

function readCpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** @returns {import('./shop.ts').Memory} */
function readMemory() {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}
