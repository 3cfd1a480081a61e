import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
import type { ProjectConfig } from '@shop/seed/project-config';
import { errorLine } from '@shop/seed/terminal';
import type { Firestore } from 'firebase-admin/firestore';
import { chooseFirestore, openReachable, placeOf } from './firestore-target.ts';

export interface CommandContext {
  config: ProjectConfig;
  /** FIRESTORE_EMULATOR_HOST. */
  firestoreHost?: string | undefined;
  output: NodeJS.WritableStream;
  errors: NodeJS.WritableStream;
}

interface FirestoreCommand {
  /** In package.json. */
  script: string;
  /** What it does to a Firestore: `delete there`. */
  purpose: string;
  /** Works on it, or without `isWriting` only counts. Resolves to what it reports. */
  run(firestore: Firestore, isWriting: boolean, where: string): Promise<CommandReport>;
}

interface CommandReport {
  text: string;
  /** Thrown after the report. */
  failure?: unknown;
}

/** Runs a command that changes a Firestore once `--yes` says so. Resolves to the exit code. */
export async function runCommand(
  { script, purpose, run }: FirestoreCommand,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  try {
    const { project, yes } = parse(args, script);
    const { config, firestoreHost, output } = context;
    const target = chooseFirestore(project, firestoreHost, config, purpose);
    const { firestore, close } = await openReachable(target);
    const { text, failure } = await run(firestore, yes, placeOf(target)).finally(close);
    output.write(`${text}\n`);
    if (!yes) output.write('Nothing was changed. Add --yes to do it.\n');
    if (failure !== undefined) throw failure;
    return 0;
  } catch (error) {
    context.errors.write(`${errorLine(error)}\n`);
    return 1;
  }
}

function parse(args: readonly string[], script: string) {
  const options = {
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  const usage = `Usage: npm run ${script} -- [--project <id>] [--yes]`;
  return readArguments(usage, () => parseArgs({ args: [...args], options }).values);
}
