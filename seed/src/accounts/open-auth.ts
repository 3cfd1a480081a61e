import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

/**
 * Passes `work` a project's Firebase Auth: the emulator's at `host:port` or, without one, Google's
 * with the machine's default credentials.
 */
export async function withAuth<T>(
  projectId: string,
  emulator: string | undefined,
  work: (auth: Auth) => Promise<T>,
): Promise<T> {
  // firebase-admin reads the emulator's address from this variable only.
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
  await fetch(`http://${address}/`).catch(() => {
    throw new Error(`No Auth emulator answers at ${address}: "npm start" starts one.`);
  });
}
