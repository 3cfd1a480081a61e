/**
 * Reads SITE_ORIGINS (separated by commas), GOOGLE_CLIENT_ID, the secret GOOGLE_CLIENT_SECRET and
 * WEB_API_KEY. The Auth emulator needs none of them. Throws on an invalid origin.
 */
export function readSignInConfig(env: Readonly<Record<string, string | undefined>>) {
  const authEmulator = env.FIREBASE_AUTH_EMULATOR_HOST || undefined;
  const identityToolkit = 'identitytoolkit.googleapis.com';
  return {
    /** The site's origins, as `https://shop.example`. */
    siteOrigins: readOrigins(env.SITE_ORIGINS ?? ''),
    googleClientId: env.GOOGLE_CLIENT_ID ?? '',
    googleClientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    /** The Firebase project's web API key, which is public. */
    webApiKey: env.WEB_API_KEY || (authEmulator ? 'emulator' : ''),
    projectId: env.GCLOUD_PROJECT ?? '',
    /** `host:port` of the emulators; undefined in production. */
    authEmulator,
    firestoreEmulator: env.FIRESTORE_EMULATOR_HOST || undefined,
    googleTokenUrl: 'https://oauth2.googleapis.com/token',
    identityToolkitUrl: authEmulator
      ? `http://${authEmulator}/${identityToolkit}/v1`
      : `https://${identityToolkit}/v1`,
  };
}

export type SignInConfig = ReturnType<typeof readSignInConfig>;

/** Normalised to the form that browsers use for `Origin`. */
function readOrigins(list: string): string[] {
  return (list.match(/[^,\s]+/g) ?? []).map((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new Error(
      `SITE_ORIGINS has origins such as https://shop.example, and "${entry}" is none`,
    );
  });
}
