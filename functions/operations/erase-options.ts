import { parseArgs } from 'node:util';
import { readArguments } from '@shop/emulators/command-line';
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
  return readArguments(USAGE, () => {
    const { values, positionals } = parseArgs({
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
    const { orphans, 'even-open': evenOpen, 'dry-run': dryRun, project, yes } = values;
    const [email] = positionals;
    if (positionals.length !== (orphans ? 0 : 1)) {
      throw new Error('Name one e-mail address, or --orphans.');
    }
    // Stored addresses from before they were checked have to be found, too.
    if (email !== undefined && !/^\S+@\S+$/.test(email.trim())) {
      throw new Error(`"${email}" is not an e-mail address.`);
    }
    return { email, evenOpen, dryRun, project, yes };
  });
}

/** Whether nothing may be written: in a real project until `--yes` confirms it. */
export function isDryRun({ dryRun, yes }: EraseOptions, { kind }: Target): boolean {
  return dryRun || (kind === 'real' && !yes);
}
