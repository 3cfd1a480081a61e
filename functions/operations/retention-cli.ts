import { readProjectConfig } from '@shop/seed/project-config';
import { retention } from './retention.ts';

process.exitCode = await retention(process.argv.slice(2), {
  config: readProjectConfig(new URL('../../', import.meta.url)),
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST,
  now: () => new Date(),
  output: process.stdout,
  errors: process.stderr,
});
