import { createRequire } from 'node:module';
import { fromJSON, type PackageDefinition, type ServiceDefinition } from '@grpc/proto-loader';

const require = createRequire(import.meta.url);

/** Messages come as core/messages.ts says. */
const OPTIONS = { longs: String, enums: String, arrays: true, objects: true };

/** The service as `@google-cloud/firestore` ships it. */
export function loadServiceDefinition(): ServiceDefinition {
  const json = structuredClone(require('@google-cloud/firestore/build/protos/v1.json'));
  const v1 = json.nested.google.nested.firestore.nested.v1.nested;
  // The web SDK's transactions send it; the admin SDK's copy of the definition leaves it out.
  v1.Write.fields.verify = { type: 'string', id: 5 };
  v1.Write.oneofs.operation.oneof.push('verify');
  return serviceIn(fromJSON(json, OPTIONS), 'google.firestore.v1.Firestore');
}

/** The service that manages indexes, exports and databases. */
export function loadAdminServiceDefinition(): ServiceDefinition {
  const json = require('@google-cloud/firestore/build/protos/admin_v1.json');
  return serviceIn(fromJSON(json, OPTIONS), 'google.firestore.admin.v1.FirestoreAdmin');
}

const serviceIn = (definitions: PackageDefinition, name: string): ServiceDefinition =>
  definitions[name] as ServiceDefinition;
