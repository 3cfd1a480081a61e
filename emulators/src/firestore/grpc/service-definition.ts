import { fromJSON, type ServiceDefinition } from '@grpc/proto-loader';
import { MESSAGE_OPTIONS, SERVICE_JSON } from '../protocol/json-codec.ts';

export const loadServiceDefinition = (): ServiceDefinition =>
  fromJSON(SERVICE_JSON, MESSAGE_OPTIONS)['google.firestore.v1.Firestore'] as ServiceDefinition;
