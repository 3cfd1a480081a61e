import type { Exchange } from '../check/exchange.ts';

const SHOWN = 1_500;

/** A promise of the shop that a request has broken. */
export class Violation extends Error {
  constructor(problem: string, { request, outcome, person, writes }: Exchange) {
    const answer =
      outcome.kind === 'answer'
        ? [
            `${outcome.answer.status} after ${Math.round(outcome.ms)} ms`,
            ...[...outcome.answer.headers].map(([name, values]) => `${name}: ${values}`),
            outcome.answer.body.toString(),
          ].join('\n')
        : `${outcome.kind} after ${Math.round(outcome.ms)} ms`;
    super(
      [
        problem,
        `— sent by ${person ?? 'a visitor'} —`,
        shown(request.bytes.toString()),
        '— answered —',
        shown(answer),
        `— written: ${writes.map(({ path }) => path).join(', ') || 'nothing'} —`,
      ].join('\n'),
    );
    this.name = 'Violation';
  }
}

function shown(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} … (${text.length} characters)` : text;
}
