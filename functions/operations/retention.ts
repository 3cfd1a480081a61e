import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { transactionRunner } from '../src/firestore/run-transaction.ts';
import { applyRetention, type RetentionResult } from '../src/privacy/apply-retention.ts';
import { runCommand } from './command.ts';
import type { CommandContext } from './targets.ts';

/** Deletes everything past its retention period, or without `--yes` counts it. Resolves to the exit code. */
export function retention(args: readonly string[], context: CommandContext): Promise<number> {
  const { now = () => new Date() } = context;
  async function run(firestore: Firestore, isWriting: boolean, where: string) {
    const results = await applyRetention(
      { firestore, now, runTransaction: transactionRunner(firestore, Number.POSITIVE_INFINITY) },
      { dryRun: !isWriting },
    );
    const failed = results.find(({ failure }) => failure !== undefined);
    return { text: report(results, where, isWriting), failure: failed?.failure };
  }
  return runCommand({ script: 'retention', purpose: 'delete there', run }, args, context);
}

function report(results: readonly RetentionResult[], where: string, yes: boolean): string {
  const lines = results.map(
    ({ kind, before, count }) => `  ${kind} from before ${berlinDay(before)}: ${count}`,
  );
  const heading = yes ? `Deleted from ${where}:` : `Would delete from ${where}:`;
  return [heading, ...lines].join('\n');
}
