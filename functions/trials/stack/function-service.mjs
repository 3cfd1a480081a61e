/**
 * Serves the `api` of a module over plain HTTP and replies to any message with its memory use.
 * Plain JavaScript, since a TypeScript loader would show up in the measurements.
 */
import { createServer } from 'node:http';

/** @type {import('./shop.ts').FunctionSettings} */
const { module, port } = JSON.parse(process.argv[2] ?? '{}');
const { api } = await import(module);
process.on('disconnect', () => process.exit());
process.on('message', () => process.send?.(readMemory()));
createServer(api).listen(port, '127.0.0.1', () => process.send?.('ready'));

/** @returns {import('./shop.ts').Memory} */
function readMemory() {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}
