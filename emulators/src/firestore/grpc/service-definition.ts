import { createRequire } from 'node:module';
import { fromJSON, type PackageDefinition, type ServiceDefinition } from '@grpc/proto-loader';
import { MESSAGE_OPTIONS, readServiceJson } from '../protocol/json-codec.ts';

const require = createRequire(import.meta.url);

export function loadServiceDefinition(): ServiceDefinition {
  return serviceIn(fromJSON(readServiceJson(), MESSAGE_OPTIONS), 'google.firestore.v1.Firestore');
}

/** Manages indexes, exports and databases. */
export function loadAdminServiceDefinition(): ServiceDefinition {
  const json = require('@google-cloud/firestore/build/protos/admin_v1.json');
  return serviceIn(fromJSON(json, MESSAGE_OPTIONS), 'google.firestore.admin.v1.FirestoreAdmin');
}

const serviceIn = (definitions: PackageDefinition, name: string): ServiceDefinition =>
  definitions[name] as ServiceDefinition;
