import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
import { errorLine } from '@shop/seed/terminal';
import type { Firestore } from 'firebase-admin/firestore';
import { type CommandContext, chooseFirestore, openReachable, placeOf } from './targets.ts';

/** Runs a command and prints an exception as one line. Resolves to the exit code. */
export async function exitCodeOf(
  { errors }: Pick<CommandContext, 'errors'>,
  run: () => Promise<void>,
  lineOf = errorLine,
): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    errors.write(`${lineOf(error)}\n`);
    return 1;
  }
}

interface FirestoreCommand {
  /** Its script in package.json. */
  script: string;
  /** Its effect on a Firestore: `delete there`. */
  purpose: string;
  /** Does the work or, without `isWriting`, only counts it. Resolves to the report. */
  run(firestore: Firestore, isWriting: boolean, where: string): Promise<CommandReport>;
}

interface CommandReport {
  text: string;
  /** Thrown after the report. */
  failure?: unknown;
}

/** Runs a command that changes a Firestore only with `--yes`. Resolves to the exit code. */
export function runCommand(
  { script, purpose, run }: FirestoreCommand,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  return exitCodeOf(context, async () => {
    const { project, yes } = parse(args, script);
    const target = chooseFirestore(project, context, purpose);
    const { firestore, close } = await openReachable(target);
    const { text, failure } = await run(firestore, yes, placeOf(target)).finally(close);
    context.output.write(`${text}\n`);
    if (!yes) context.output.write('Nothing was changed. Add --yes to do it.\n');
    if (failure !== undefined) throw failure;
  });
}

function parse(args: readonly string[], script: string) {
  const options = {
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  const usage = `Usage: npm run ${script} -- [--project <id>] [--yes]`;
  return readArguments(usage, () => parseArgs({ args: [...args], options }).values);
}
