import { readProjectConfig } from '../project-config.ts';
import { grantAdmin } from './grant-admin.ts';

process.exitCode = await grantAdmin(process.argv.slice(2), {
  config: readProjectConfig(new URL('../../../', import.meta.url)),
  emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  output: process.stdout,
  errors: process.stderr,
});
