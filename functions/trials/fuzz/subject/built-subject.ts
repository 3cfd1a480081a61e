import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Usage } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { startAuthEmulator } from '../../../test/auth-emulator.ts';
import { readEverything } from '../../../test/start-api.ts';
import { buildFunction } from '../../stack/built-function.ts';
import { openShop, PROJECT } from '../../stack/shop.ts';
import { shopsData, storeAll } from './data.ts';
import { signInAll } from './emulated-sessions.ts';
import type { Subject } from './subject.ts';

/** What is deployed, in a process of its own beside the Auth emulator and a database. */
export async function startBuiltSubject(): Promise<Subject> {
  const emulator = await startAuthEmulator(PROJECT);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.address;
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const complaints = join(folder, 'complaints.log');
  const shop = await openShop({ module: buildFunction(), complaints });
  const app = initializeApp({ projectId: PROJECT }, 'fuzz');
  const firestore = getFirestore(app);
  const sessions = await signInAll(getAuth(app), emulator.address, PROJECT);
  const control = `http://${shop.database}/emulator/v1`;
  return {
    origin: shop.origin,
    isSigned: false,
    begin: async () => {
      const documents = `${control}/projects/${PROJECT}/databases/(default)/documents`;
      await fetch(documents, { method: 'DELETE' });
      await sessions.restore();
      await storeAll(firestore, shopsData());
    },
    usage: async () => (await (await fetch(`${control}/usage`)).json()) as Usage,
    everything: () => readEverything(firestore),
    sessionCookie: (name) => sessions.cookies[name],
    takeLog: newLines(complaints),
    stop: async () => {
      await deleteApp(app);
      await shop.stop();
      await emulator.stop();
      rmSync(folder, { recursive: true });
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    },
  };
}

/** What was added to a file since the last call. */
function newLines(file: string): () => { text: string }[] {
  let seen = 0;
  return () => {
    const text = readFileSync(file, 'utf8');
    const added = text.slice(seen);
    seen = text.length;
    return added === '' ? [] : [{ text: added }];
  };
}
