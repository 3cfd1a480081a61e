import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { invalidArgument } from '../core/errors.ts';
import { MESSAGE_OPTIONS, readServiceJson } from './service-json.ts';

const PACKAGE = 'google.firestore.v1';

/** Translates messages of google.firestore.v1 from and to JSON as REST and browsers send it. */
export interface JsonCodec {
  /** Throws INVALID_ARGUMENT for what is no such message. */
  decode<Message>(typeName: string, json: object): Message;
  encode(typeName: string, message: object): object;
}

export function createJsonCodec(): JsonCodec {
  const root = protobuf.Root.fromJSON(readServiceJson());
  const typeOf = (name: string): protobuf.Type => root.lookupType(`${PACKAGE}.${name}`);
  return {
    decode: <Message>(typeName: string, json: object) =>
      decodeAs(typeOf(typeName), json) as Message,
    encode: (typeName, message) => Object(toProto3JSON(typeOf(typeName).fromObject(message))),
  };
}

function decodeAs(type: protobuf.Type, json: object): object {
  try {
    const message = fromProto3JSON(type, json as Parameters<typeof fromProto3JSON>[1]);
    return message ? type.toObject(message, MESSAGE_OPTIONS) : {};
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw invalidArgument(`The message is no ${type.name}: ${why}`);
  }
}
