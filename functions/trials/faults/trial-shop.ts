import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { startAuthEmulator } from '../../test/auth-emulator.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { PROJECT, type ShopOptions, startShop } from '../stack/shop.ts';
import { OFFICE_ACCOUNT } from './office-checks.ts';

/** Starts a shop with persistent data, the catalogue, the office's account and Firebase Auth. */
export async function startTrialShop(options: Pick<ShopOptions, 'module' | 'env'>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  const auth = await startAuthEmulator(PROJECT);
  const shop = await startShop({ ...options, dataDir, logFile: join(dataDir, 'function.log') });
  const app = initializeApp();
  const firestore = getFirestore(app);
  await storeCatalogue(firestore);
  await getAuth().createUser({ uid: OFFICE_ACCOUNT, email: `${OFFICE_ACCOUNT}@example.de` });
  await getAuth().setCustomUserClaims(OFFICE_ACCOUNT, { admin: true });
  return {
    auth,
    shop,
    firestore,
    dataDir,
    stop: async () => {
      await Promise.all([shop.stop(), auth.stop(), deleteApp(app)]);
      rmSync(dataDir, { recursive: true });
    },
  };
}
