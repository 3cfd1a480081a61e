/** What an admin's browser needs to listen to Firestore under the security rules. */
export interface LiveAccess {
  /** Custom token of Firebase Auth; the rules accept sign-ins with it for `valid_ms`. */
  token: string;
  valid_ms: number;
  project_id: string;
  /** The project's web API key: it names the project and opens nothing. */
  api_key: string;
  /** `host:port` of each emulator; only there when the function runs with the emulators. */
  emulators?: { auth: string; firestore: string };
}
