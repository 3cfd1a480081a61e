import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The definition of the service and its messages as `@google-cloud/firestore` ships it. */
export function readServiceJson() {
  const json = structuredClone(require('@google-cloud/firestore/build/protos/v1.json'));
  const v1 = json.nested.google.nested.firestore.nested.v1.nested;
  // The web SDK's transactions send it; the admin SDK's copy of the definition leaves it out.
  v1.Write.fields.verify = { type: 'string', id: 5 };
  v1.Write.oneofs.operation.oneof.push('verify');
  return json;
}

/** How messages come out of the wire: as core/messages.ts says. */
export const MESSAGE_OPTIONS = { longs: String, enums: String, arrays: true, objects: true };
