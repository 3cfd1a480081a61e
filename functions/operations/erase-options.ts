import { parseArgs } from 'node:util';
import { isEmail } from '@shop/domain/validation';
import type { Target } from '@shop/seed/target';

const USAGE =
  'Usage: npm run erase -- <email>|--orphans [--dry-run] [--even-open] [--project <id> --yes]';

/** The options of the command line. */
export interface EraseOptions {
  /** Missing with `--orphans`: then profiles without an account are meant, not a person. */
  email: string | undefined;
  evenOpen: boolean;
  dryRun: boolean;
  project: string | undefined;
  yes: boolean;
}

/** Parses the command line. Throws an error of one line that ends with the usage. */
export function parseEraseOptions(args: readonly string[]): EraseOptions {
  const { values, positionals } = parse(args);
  const { orphans, 'even-open': evenOpen, 'dry-run': dryRun, project, yes } = values;
  const [email] = positionals;
  if (positionals.length !== (orphans ? 0 : 1)) throw new Error(USAGE);
  if (email !== undefined && !isEmail(email.trim())) {
    throw new Error(`"${email}" is not an e-mail address. ${USAGE}`);
  }
  return { email, evenOpen, dryRun, project, yes };
}

/** Whether nothing may be written: in a real project until `--yes` confirms it. */
export function isDryRun({ dryRun, yes }: EraseOptions, { kind }: Target): boolean {
  return dryRun || (kind === 'real' && !yes);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        orphans: { type: 'boolean', default: false },
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
