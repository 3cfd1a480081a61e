import { PassThrough } from 'node:stream';
import { startLocalFirestore } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';

/** Runs an operator's command and collects its output. */
export async function runCommand(
  command: (streams: { output: PassThrough; errors: PassThrough }) => Promise<number>,
) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await command({ output, errors });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}

/** A Firestore for the tests of one file, empty before each and stopped after the last. */
export async function firestoreOfFile(projectId: string) {
  const local = await startLocalFirestore();
  const app = initializeApp({ projectId }, projectId);
  const firestore = getFirestore(app);
  firestore.settings({ host: local.address, ssl: false });
  beforeEach(() => local.reset());
  afterAll(async () => {
    await deleteApp(app);
    await local.stop();
  });
  return { local, app, firestore };
}
