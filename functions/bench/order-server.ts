import type { RequestListener } from 'node:http';
import { listen } from '../test/listen.ts';
import { createBare } from './bare.ts';
import { cpuUs } from './firestore-clock.ts';
import type { Spent } from './measure.ts';
import { answerFromMemory, keepReads } from './memory-firestore.ts';

/** What the parent asks: that Firestore answers from memory from now on, or what was spent so far. */
export type OrderQuestion = 'from memory' | 'spent';

/** Where the built function and a bare express listen. */
export type OrderOrigins = Record<'api' | 'bare', string>;

keepReads();
const built = new URL('../lib/index.js', import.meta.url);
const { api } = (await import(built.href)) as { api: RequestListener };

process.on('message', (question: OrderQuestion) => {
  if (question === 'from memory') {
    answerFromMemory();
    process.send?.('ready');
  } else {
    process.send?.({ cpuUs: cpuUs() } satisfies Spent);
  }
});
process.on('disconnect', () => process.exit());
process.send?.({
  api: (await listen(api)).origin,
  bare: (await listen(createBare())).origin,
} satisfies OrderOrigins);
