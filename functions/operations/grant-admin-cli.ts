import { readProjectConfig } from '@shop/seed/project-config';
import { grantAdmin } from './grant-admin.ts';

process.exitCode = await grantAdmin(process.argv.slice(2), {
  config: readProjectConfig(new URL('../../', import.meta.url)),
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST,
  authHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  output: process.stdout,
  errors: process.stderr,
});
