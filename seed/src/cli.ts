import { readProjectConfig } from './project-config.ts';
import { seed } from './seed.ts';

process.exitCode = await seed(process.argv.slice(2), {
  config: readProjectConfig(new URL('../../', import.meta.url)),
  emulatorHost: process.env.FIRESTORE_EMULATOR_HOST,
  authEmulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  output: process.stdout,
  errors: process.stderr,
});
