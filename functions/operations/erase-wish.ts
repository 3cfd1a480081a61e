import { parseArgs } from 'node:util';
import { isEmail } from '@shop/domain/validation';
import type { Target } from '@shop/seed/target';

const USAGE = 'Usage: npm run erase -- <email> [--dry-run] [--even-open] [--project <id> --yes]';

/** What the command line asks for. */
export interface EraseWish {
  email: string;
  evenOpen: boolean;
  dryRun: boolean;
  project: string | undefined;
  yes: boolean;
}

/** Reads the command line. Throws one line that tells the usage. */
export function parseEraseWish(args: readonly string[]): EraseWish {
  const { values, positionals } = parse(args);
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  if (!isEmail(email.trim())) throw new Error(`"${email}" is no e-mail address. ${USAGE}`);
  const { 'even-open': evenOpen, 'dry-run': dryRun, project, yes } = values;
  return { email, evenOpen, dryRun, project, yes };
}

/** Whether nothing may be written: a real project is erased from only when that is confirmed. */
export function onlyLooks({ dryRun, yes }: EraseWish, { kind }: Target): boolean {
  return dryRun || (kind === 'real' && !yes);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'even-open': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}
