import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

/**
 * Opens the accounts of a project: in the Auth emulator at `host:port`, or, without one, in Google's
 * cloud with the machine's default credentials.
 */
export async function withAuth<T>(
  projectId: string,
  emulator: string | undefined,
  work: (auth: Auth) => Promise<T>,
): Promise<T> {
  // firebase-admin knows of no other way to be told of an emulator.
  if (emulator) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  if (emulator) await requireEmulator(emulator);
  const app = initializeApp({ projectId }, crypto.randomUUID());
  try {
    return await work(getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

async function requireEmulator(address: string): Promise<void> {
  const isThere = await fetch(`http://${address}/`).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Error(`No Auth emulator answers at ${address}: "npm start" starts one.`);
}
