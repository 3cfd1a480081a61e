import {
  type DocumentReference,
  type DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';

/** What was read so far, by its path, and one document that there was not. */
const read = new Map<string, DocumentSnapshot>();
let missing: DocumentSnapshot | undefined;
let isFromMemory = false;

/**
 * Lets transactions run against the real database until `answerFromMemory`, and keeps what they
 * read. Has to come before the function is loaded, which takes its own hold of the library.
 */
export function keepReads(): void {
  const { runTransaction } = Firestore.prototype;
  const { get, getAll } = Transaction.prototype;
  Transaction.prototype.get = async function (this: Transaction, ...args: unknown[]) {
    return keep((await Reflect.apply(get, this, args)) as DocumentSnapshot);
  } as typeof get;
  Transaction.prototype.getAll = async function (this: Transaction, ...args: unknown[]) {
    return ((await Reflect.apply(getAll, this, args)) as DocumentSnapshot[]).map(keep);
  } as typeof getAll;
  Firestore.prototype.runTransaction = function (this: Firestore, ...args: unknown[]) {
    const [update] = args as [(transaction: unknown) => Promise<unknown>];
    return isFromMemory ? update(MEMORY) : Reflect.apply(runTransaction, this, args);
  } as typeof runTransaction;
}

/**
 * From now on transactions read what was read before, at once, and write nothing: all that is left
 * of Firestore is the decoding of what was read, and references to documents.
 */
export function answerFromMemory(): void {
  if (!missing || read.size === 0) throw new Error('no order was placed before');
  isFromMemory = true;
}

function keep(document: DocumentSnapshot): DocumentSnapshot {
  if (document.exists) read.set(document.ref.path, document);
  else missing ??= document;
  return document;
}

async function find({ path }: DocumentReference): Promise<DocumentSnapshot | undefined> {
  return read.get(path) ?? missing;
}

const MEMORY = {
  get: find,
  getAll: (...references: DocumentReference[]) => Promise.all(references.map(find)),
  create: () => MEMORY,
  set: () => MEMORY,
};
