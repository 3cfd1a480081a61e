import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The service and its messages as `@google-cloud/firestore` defines them. */
export function readServiceJson() {
  const json = structuredClone(require('@google-cloud/firestore/build/protos/v1.json'));
  const v1 = json.nested.google.nested.firestore.nested.v1.nested;
  // Sent by the web SDK's transactions, missing in the admin SDK's copy of the definition.
  v1.Write.fields.verify = { type: 'string', id: 5 };
  v1.Write.oneofs.operation.oneof.push('verify');
  return json;
}

/** Decoding options that yield the types of messages.ts. */
export const MESSAGE_OPTIONS = { longs: String, enums: String, arrays: true, objects: true };
