import type { RequestListener } from 'node:http';
import { listen } from '../test/listen.ts';
import { createBare } from './bare.ts';
import { cpuUs, firestoreUs, watchFirestore } from './firestore-clock.ts';
import type { Spent } from './measure.ts';

/** What the parent asks: a text that the bare express is to answer, or what was spent so far. */
export type Question = { path: string; text: string } | 'spent';

export interface SpentTimed extends Spent {
  /** Processor time of each request to a timed address since the last question, without Firestore's. */
  timedUs: Record<'api' | 'bare', number[]>;
}

/** Where the built function and a bare express listen, and both once more with each request timed. */
export type Origins = Record<'api' | 'bare' | 'timedApi' | 'timedBare', string>;

watchFirestore();
const built = new URL('../lib/index.js', import.meta.url);
const { api } = (await import(built.href)) as { api: RequestListener };

const answers = new Map<string, Buffer>();
const bare = createBare();
bare.get('/api/*rest', (req, res) => {
  res.type('json').send(answers.get(req.path));
});

let timedUs: SpentTimed['timedUs'] = { api: [], bare: [] };

process.on('message', (question: Question) => {
  if (question === 'spent') {
    process.send?.({ cpuUs: cpuUs(), timedUs } satisfies SpentTimed);
    timedUs = { api: [], bare: [] };
  } else {
    answers.set(question.path, Buffer.from(question.text));
    process.send?.('ready');
  }
});
process.on('disconnect', () => process.exit());
process.send?.({
  api: (await listen(api)).origin,
  bare: (await listen(bare)).origin,
  timedApi: (await listen(timed('api', api))).origin,
  timedBare: (await listen(timed('bare', bare))).origin,
} satisfies Origins);

/**
 * Times each request from its arrival until it is answered and logged, one at a time. What gRPC tidies
 * up afterwards is not waited for.
 */
function timed(who: 'api' | 'bare', app: RequestListener): RequestListener {
  return (req, res) => {
    const [beganUs, beganFirestoreUs] = [cpuUs(), firestoreUs()];
    app(req, res);
    // After the app's own listener, which writes the log.
    res.once('close', () => {
      timedUs[who].push(cpuUs() - beganUs - (firestoreUs() - beganFirestoreUs));
    });
  };
}
