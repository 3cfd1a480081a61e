import { randomInt } from 'node:crypto';
import { FirestoreError } from '../api/errors.ts';
import type { DocumentMask, DocumentMessage, Precondition, Write } from '../api/messages.ts';
import {
  checkCollectionId,
  childPath,
  documentName,
  parseDocumentName,
  parseParentName,
} from '../api/resource-name.ts';
import { toMessage } from '../documents/stored-document.ts';
import type { Caller } from '../gate.ts';

export interface CreateDocumentRequest {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: DocumentMessage;
  mask?: DocumentMask;
}

export interface UpdateDocumentRequest {
  document?: DocumentMessage;
  updateMask?: DocumentMask;
  mask?: DocumentMask;
  currentDocument?: Precondition;
}

export interface DeleteDocumentRequest {
  name?: string;
  currentDocument?: Precondition;
}

export function createDocument(caller: Caller, request: CreateDocumentRequest) {
  const { database, path } = parseParentName(request.parent);
  const collectionId = request.collectionId ?? '';
  checkCollectionId(collectionId);
  const id = request.documentId || newDocumentId();
  const name = documentName(database, `${childPath(path, collectionId)}/${id}`);
  const fields = request.document?.fields ?? {};
  const write = { update: { name, fields }, currentDocument: { exists: false } };
  return writeAndRead(caller, name, write, request.mask);
}

export function updateDocument(caller: Caller, request: UpdateDocumentRequest) {
  const { document, updateMask, currentDocument, mask } = request;
  const name = document?.name ?? '';
  const write: Write = {
    update: { name, fields: document?.fields ?? {} },
    ...(updateMask && { updateMask }),
    ...(currentDocument && { currentDocument }),
  };
  return writeAndRead(caller, name, write, mask);
}

export function deleteDocument(caller: Caller, request: DeleteDocumentRequest) {
  const { name = '', currentDocument } = request;
  const { database, gate } = caller.enter(parseDocumentName(name).database);
  const write = { delete: name, ...(currentDocument && { currentDocument }) };
  database.commit([write], { approve: gate.write });
  return {};
}

function writeAndRead(
  caller: Caller,
  name: string,
  write: Write,
  mask: DocumentMask | undefined,
): DocumentMessage {
  const parsed = parseDocumentName(name);
  const { database, gate } = caller.enter(parsed.database);
  database.commit([write], { approve: gate.write });
  const document = database.current.get(parsed.path);
  if (!document) throw new FirestoreError('INTERNAL', `${name} disappeared after it was written.`);
  return toMessage(database.name, document, mask);
}

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

const newDocumentId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
