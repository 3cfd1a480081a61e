import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { orderByApi } from '../orders-by-api.ts';
import { expect, test } from '../shop-test.ts';
import { newPerson, signIn } from '../sign-in.ts';

const COLLECTIONS = ['orders', 'contacts', 'carts', 'users', 'rateLimits', 'signInCodes'];
const DENIED = { code: 'permission-denied' };

interface Access {
  token: string;
  account_id: string;
  project_id: string;
  api_key: string;
  emulators: { auth: string; firestore: string };
}

test('a customer with a token reads only their own orders and writes nothing', async ({ page }) => {
  await signIn(page, newPerson('Ute Unbefugt'));
  const order = { name: 'Ute Unbefugt', product: 202, quantity: 1 };
  const number = await orderByApi(page.request, order);
  const access: Access = await (await page.request.get('/api/users/live-token')).json();

  const { app, firestore } = await connect(access);
  const mine = query(collection(firestore, 'orders'), where('user_id', '==', access.account_id));
  expect((await getDocs(mine)).docs.map(({ id }) => id)).toEqual([number]);
  expect((await getDoc(doc(firestore, 'orders', number))).exists()).toBe(true);
  await expectClosed(firestore, number);
  await deleteApp(app);
});

async function connect({ token, project_id, api_key, emulators }: Access) {
  const app: FirebaseApp = initializeApp({ projectId: project_id, apiKey: api_key });
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
  await signInWithCustomToken(auth, token);
  return { app, firestore };
}

async function expectClosed(firestore: Firestore, ownOrder: string): Promise<void> {
  for (const name of COLLECTIONS) {
    const all = collection(firestore, name);
    await expect(getDocs(all), `list ${name}`).rejects.toMatchObject(DENIED);
    await expect(addDoc(all, { a: 1 }), `create in ${name}`).rejects.toMatchObject(DENIED);
    await expect(getDoc(doc(all, 'x')), `get ${name}`).rejects.toMatchObject(DENIED);
    await expect(setDoc(doc(all, 'x'), {}), `write ${name}`).rejects.toMatchObject(DENIED);
  }
  const own = doc(firestore, 'orders', ownOrder);
  await expect(updateDoc(own, { total_cents: 1 })).rejects.toMatchObject(DENIED);
  await expect(deleteDoc(own)).rejects.toMatchObject(DENIED);
  await expect(updateDoc(doc(firestore, 'products/1'), { a: 1 })).rejects.toMatchObject(DENIED);
}
