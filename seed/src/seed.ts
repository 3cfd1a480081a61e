import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
import { createDemoAccounts, DEMO_ACCOUNTS } from './accounts/demo-accounts.ts';
import { isReachable, openConnection } from './connection.ts';
import { type LoadResult, load } from './load.ts';
import type { ProjectConfig } from './project-config.ts';
import { SEED_DOCUMENTS } from './stored-documents.ts';
import { chooseTarget, type Target, type TargetOptions } from './target.ts';
import { createProgress } from './terminal.ts';

/** Documents counted in the summary. */
const MAX_NAMED = 10;
const USAGE = 'Usage: npm run seed [-- --project <id> [--yes]]';

export interface SeedContext {
  config: ProjectConfig;
  /** FIRESTORE_EMULATOR_HOST. */
  emulatorHost?: string | undefined;
  /** FIREBASE_AUTH_EMULATOR_HOST; without it no demo accounts are created. */
  authEmulatorHost?: string | undefined;
  output: NodeJS.WritableStream & { isTTY?: boolean };
  errors: NodeJS.WritableStream;
}

/** Loads the demo catalogue and reports in one line. Resolves to the exit code. */
export async function seed(args: readonly string[], context: SeedContext): Promise<number> {
  try {
    const choice = chooseTarget(parseOptions(args), context.emulatorHost, context.config);
    if (!choice.ok) return fail(context, choice.message);
    const { target } = choice;
    if (target.kind === 'emulator' && !(await isReachable(target.address))) {
      return fail(context, notReachable(target.address));
    }
    const result = await loadInto(target, context);
    context.output.write(`${summary(result, target)}\n`);
    if (target.kind === 'emulator' && context.authEmulatorHost)
      await createAccounts(target, context);
    return 0;
  } catch (error) {
    return fail(context, `Seeding failed: ${error instanceof Error ? error.message : error}`);
  }
}

async function loadInto(target: Target, { output }: SeedContext): Promise<LoadResult> {
  const { firestore, close } = openConnection(target);
  try {
    return await load(firestore, SEED_DOCUMENTS, createProgress(output, 'Seeding'));
  } finally {
    await close();
  }
}

async function createAccounts(
  { projectId }: Target,
  { authEmulatorHost = '', output }: SeedContext,
): Promise<void> {
  await createDemoAccounts(projectId, authEmulatorHost);
  const people = DEMO_ACCOUNTS.map(({ email, isAdmin }) => (isAdmin ? `${email} (admin)` : email));
  output.write(`Demo accounts: ${people.join(', ')}.\n`);
}

function parseOptions(args: readonly string[]): TargetOptions {
  const options = {
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  return readArguments(USAGE, () => parseArgs({ args: [...args], options }).values);
}

function summary({ written, unchanged, leftAlone }: LoadResult, target: Target): string {
  const where =
    target.kind === 'emulator' ? `${target.projectId} at ${target.address}` : target.projectId;
  const result =
    written === 0 && leftAlone.length === 0
      ? `Nothing changed: all ${unchanged} documents are already in ${where}.`
      : `Seeded ${where}: ${written} documents written, ${unchanged} unchanged.`;
  if (leftAlone.length === 0) return result;
  const named = leftAlone.slice(0, MAX_NAMED).join(', ');
  const more = leftAlone.length > MAX_NAMED ? `, … (${leftAlone.length})` : '';
  return `${result} Left alone, as the office has changed them: ${named}${more}.`;
}

function notReachable(address: string): string {
  return `No Firestore emulator answers at ${address}: start it with "npm start" (which seeds by itself), or set FIRESTORE_EMULATOR_HOST to where it runs.`;
}

function fail({ errors }: SeedContext, message: string): number {
  errors.write(`${message}\n`);
  return 1;
}
