import { parseArgs } from 'node:util';
import { berlinDay } from '@shop/domain/calendar';
import type { ProjectConfig } from '@shop/seed/project-config';
import { errorLine } from '@shop/seed/terminal';
import { applyRetention, type RetentionResult } from '../src/privacy/apply-retention.ts';
import { chooseFirestore, openReachable, placeOf } from './firestore-target.ts';

const USAGE = 'Usage: npm run retention -- [--project <id>] [--yes]';

export interface RetentionContext {
  config: ProjectConfig;
  /** FIRESTORE_EMULATOR_HOST. */
  firestoreHost?: string | undefined;
  now: () => Date;
  output: NodeJS.WritableStream;
  errors: NodeJS.WritableStream;
}

/**
 * Deletes what has been kept for its period, or without `--yes` counts it. Resolves to the exit code.
 */
export async function retention(
  args: readonly string[],
  context: RetentionContext,
): Promise<number> {
  try {
    const { project, yes } = parse(args);
    const { config, firestoreHost, now, output } = context;
    const target = chooseFirestore(project, firestoreHost, config, 'delete there');
    const { firestore, close } = await openReachable(target);
    const results = await applyRetention(
      { firestore, now, runTransaction: (update) => firestore.runTransaction(update) },
      { dryRun: !yes },
    ).finally(close);
    output.write(report(results, placeOf(target), yes));
    const failed = results.find(({ failure }) => failure !== undefined);
    if (failed) throw failed.failure;
    return 0;
  } catch (error) {
    context.errors.write(`${errorLine(error)}\n`);
    return 1;
  }
}

function report(results: readonly RetentionResult[], where: string, yes: boolean): string {
  const lines = results.map(
    ({ kind, before, count }) => `  ${kind} from before ${berlinDay(before)}: ${count}`,
  );
  const heading = yes ? `Deleted from ${where}:` : `Would delete from ${where}:`;
  const ending = yes ? [] : ['Nothing was changed. Add --yes to do it.'];
  return `${[heading, ...lines, ...ending].join('\n')}\n`;
}

function parse(args: readonly string[]) {
  try {
    const options = {
      project: { type: 'string' },
      yes: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}
