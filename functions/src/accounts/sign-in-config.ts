export interface SignInConfig {
  /** Where the site is served, as `https://shop.example`: Google sends people back there. */
  siteOrigins: readonly string[];
  googleClientId: string;
  googleClientSecret: string;
  /** The Firebase project's web API key: it names the project and opens nothing. */
  webApiKey: string;
  projectId: string;
  /** `host:port` of the emulators; undefined in production. */
  authEmulator: string | undefined;
  firestoreEmulator: string | undefined;
  googleTokenUrl: string;
  identityToolkitUrl: string;
}

/**
 * Reads what sign-in needs: SITE_ORIGINS (separated by commas), GOOGLE_CLIENT_ID, the secret
 * GOOGLE_CLIENT_SECRET and WEB_API_KEY. With the Auth emulator none of them is needed.
 */
export function readSignInConfig(env: Readonly<Record<string, string | undefined>>): SignInConfig {
  const authEmulator = env.FIREBASE_AUTH_EMULATOR_HOST || undefined;
  const identityToolkit = 'identitytoolkit.googleapis.com';
  return {
    siteOrigins: readOrigins(env.SITE_ORIGINS ?? ''),
    googleClientId: env.GOOGLE_CLIENT_ID ?? '',
    googleClientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    webApiKey: env.WEB_API_KEY || (authEmulator ? 'emulator' : ''),
    projectId: env.GCLOUD_PROJECT ?? '',
    authEmulator,
    firestoreEmulator: env.FIRESTORE_EMULATOR_HOST || undefined,
    googleTokenUrl: 'https://oauth2.googleapis.com/token',
    identityToolkitUrl: authEmulator
      ? `http://${authEmulator}/${identityToolkit}/v1`
      : `https://${identityToolkit}/v1`,
  };
}

/** A slash at the end is a usual slip, and browsers never send one. */
function readOrigins(list: string): string[] {
  const origins = list.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return origins.filter((origin) => origin !== '');
}
