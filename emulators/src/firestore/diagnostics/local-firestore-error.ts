/** An error that the person who starts the server can fix; the message is one clear sentence. */
export class LocalFirestoreError extends Error {}
