import { createRequire } from 'node:module';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { invalidArgument } from '../core/api/errors.ts';

const require = createRequire(import.meta.url);

/** The service and its messages as `@google-cloud/firestore` defines them. */
export const SERVICE_JSON = require('@google-cloud/firestore/build/protos/v1.json');

/** Decoding options that yield the types of messages.ts. */
export const MESSAGE_OPTIONS = { longs: String, enums: String, arrays: true, objects: true };

const PACKAGE = 'google.firestore.v1';

/** Converts google.firestore.v1 messages from and to the JSON of REST and WebChannel. */
export interface JsonCodec {
  /** Throws INVALID_ARGUMENT if the JSON is not such a message. */
  decode<Message>(typeName: string, json: object): Message;
  encode(typeName: string, message: object): object;
  /** Encodes what a method of the service answers. */
  encodeAnswer(method: string, message: object): object;
}

export function createJsonCodec(): JsonCodec {
  const root = protobuf.Root.fromJSON(SERVICE_JSON);
  const service = root.lookupService(`${PACKAGE}.Firestore`);
  const typeOf = (name: string): protobuf.Type => root.lookupType(`${PACKAGE}.${name}`);
  return {
    decode: <Message>(typeName: string, json: object) =>
      decodeAs(typeOf(typeName), json) as Message,
    encode: (typeName, message) => encodeAs(typeOf(typeName), message),
    encodeAnswer: (method, message) => {
      const declared = service.methods[method];
      declared?.resolve();
      return declared?.resolvedResponseType ? encodeAs(declared.resolvedResponseType, message) : {};
    },
  };
}

const encodeAs = (type: protobuf.Type, message: object): object =>
  Object(toProto3JSON(type.fromObject(message)));

function decodeAs(type: protobuf.Type, json: object): object {
  try {
    const message = fromProto3JSON(type, json as Parameters<typeof fromProto3JSON>[1]);
    return message ? type.toObject(message, MESSAGE_OPTIONS) : {};
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw invalidArgument(`The message is not a ${type.name}: ${why}`);
  }
}
