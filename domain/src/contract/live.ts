/** What a signed-in browser needs to listen to Firestore under the security rules. */
export interface LiveAccess {
  /** Custom token of Firebase Auth; the rules accept sign-ins with it for `valid_ms`. */
  token: string;
  valid_ms: number;
  /** The account whose orders may be listened to. */
  account_id: string;
  project_id: string;
  /** The project's web API key: it names the project and opens nothing. */
  api_key: string;
  /** `host:port` of each emulator; only there when the function runs with the emulators. */
  emulators?: { auth: string; firestore: string };
}
