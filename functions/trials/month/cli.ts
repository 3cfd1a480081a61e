/** Plays a month of business beside a running `npm start`: `npm run demo`. */
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import { readProjectConfig } from '@shop/seed/project-config';
import { demo } from './demo.ts';

readCommandLine('Usage: npm run demo', () => parseArgs());
process.exitCode = await demo({
  config: readProjectConfig(new URL('../../../', import.meta.url)),
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST,
  output: process.stdout,
  errors: process.stderr,
});
