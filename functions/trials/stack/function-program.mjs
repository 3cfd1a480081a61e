/**
 * The function's process, behind plain HTTP. Asked anything, it says what memory it uses. Plain
 * JavaScript: a loader of TypeScript would be measured along.
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
