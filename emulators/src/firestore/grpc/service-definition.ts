import { createRequire } from 'node:module';
import { fromJSON, type ServiceDefinition } from '@grpc/proto-loader';

const SERVICE = 'google.firestore.v1.Firestore';

/** The service as `@google-cloud/firestore` ships it, with messages as core/messages.ts says. */
export function loadServiceDefinition(): ServiceDefinition {
  const json = createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json');
  const v1 = json.nested.google.nested.firestore.nested.v1.nested;
  // The web SDK's transactions send it; the admin SDK's copy of the definition leaves it out.
  v1.Write.fields.verify = { type: 'string', id: 5 };
  v1.Write.oneofs.operation.oneof.push('verify');
  const definitions = fromJSON(json, { longs: String, enums: String, arrays: true, objects: true });
  return definitions[SERVICE] as ServiceDefinition;
}
