import { readProjectConfig } from '@shop/seed/project-config';
import { indexStored } from './index-stored.ts';

process.exitCode = await indexStored(process.argv.slice(2), {
  config: readProjectConfig(new URL('../../', import.meta.url)),
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST,
  output: process.stdout,
  errors: process.stderr,
});
