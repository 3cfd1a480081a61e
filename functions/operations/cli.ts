/** Runs an operator's command: `tsx cli.ts erase <email>`; see the scripts of package.json. */
import { readProjectConfig } from '@shop/seed/project-config';
import { audit } from './audit/audit.ts';
import { doctor } from './doctor.ts';
import { erase } from './erase.ts';
import { grantAdmin } from './grant-admin.ts';
import { holdMail } from './hold-mail.ts';
import { hops } from './hops.ts';
import { indexStored } from './index-stored.ts';
import { invoices } from './invoices.ts';
import { retention } from './retention.ts';
import type { CommandContext } from './targets.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = {
  audit,
  doctor,
  erase,
  'grant-admin': grantAdmin,
  'hold-mail': holdMail,
  hops,
  index: indexStored,
  invoices,
  retention,
}[name];
if (!command) throw new Error(`There is no command "${name}".`);
const context: CommandContext = {
  config: readProjectConfig(new URL('../../', import.meta.url)),
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST,
  authHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  now: () => new Date(),
  output: process.stdout,
  errors: process.stderr,
};
process.exitCode = await command(args, context);
