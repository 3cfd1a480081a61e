import { FirestoreError, invalidArgument, STATUS_CODES, unimplemented } from '../api/errors.ts';
import type { StructuredQuery, TimestampMessage } from '../api/messages.ts';
import { documentName, parseParentName } from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import { type StoredDocument, toMessage } from '../documents/stored-document.ts';
import type { Caller, Gate, ListedQuery } from '../gate.ts';
import { type CompiledQuery, compileQuery } from '../queries/compile-query.ts';
import { microsToTimestamp } from '../values/timestamp.ts';

/** Production's interval; clients consider a stream dead after two silent minutes. */
const HEARTBEAT_MS = 30_000;

export interface ListenRequest {
  database?: string;
  addTarget?: Target;
  removeTarget?: number;
}

interface Target {
  targetId?: number;
  query?: { parent?: string; structuredQuery?: StructuredQuery };
  resumeToken?: Uint8Array;
}

interface TargetChange {
  targetChangeType: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  targetIds: number[];
  cause?: { code: number; message: string };
  resumeToken?: Uint8Array;
  readTime?: TimestampMessage;
}

export interface ListenContext {
  readonly caller: Caller;
  readonly send: (response: object) => void;
  /** Called for a refused target, which ends that target only. */
  readonly onRefused: (error: FirestoreError) => void;
}

type Selected = ReadonlyMap<string, StoredDocument>;

/** A query that a browser listens to, and the results already sent to it. */
interface Watched {
  readonly query: CompiledQuery;
  readonly listed: ListedQuery;
  known: Selected;
}

/** One listen stream with any number of queries; the first request names the database. */
export class ListenSession {
  readonly #context: ListenContext;
  readonly #targets = new Map<number, Watched>();
  #entered: { database: Database; gate: Gate } | undefined;
  #close: () => void = () => undefined;

  constructor(context: ListenContext) {
    this.#context = context;
  }

  receive({ database = '', addTarget, removeTarget }: ListenRequest): void {
    if (!this.#entered) this.#enter(database);
    if (addTarget) this.#add(addTarget);
    else if (removeTarget !== undefined) this.#remove(removeTarget);
    else throw invalidArgument('A listen request needs a target to add or to remove.');
  }

  close(): void {
    this.#close();
  }

  #enter(name: string): void {
    const entered = this.#context.caller.enter(name);
    const unsubscribe = entered.database.onCommit(() => this.#onCommit());
    const heartbeat = setInterval(() => this.#sendSnapshot(), HEARTBEAT_MS);
    heartbeat.unref();
    this.#entered = entered;
    this.#close = () => {
      clearInterval(heartbeat);
      unsubscribe();
    };
  }

  get #access() {
    if (!this.#entered) throw new Error('The stream has not entered a database.');
    return this.#entered;
  }

  #add({ targetId = 0, query, resumeToken }: Target): void {
    this.#sendChange('ADD', [targetId]);
    const { database, gate } = this.#access;
    try {
      const { structuredQuery } = query ?? {};
      if (!structuredQuery) throw unimplemented('Listening to documents by name');
      const parent = parseParentName(query?.parent);
      if (parent.database !== database.name) {
        throw invalidArgument(
          `A target in ${parent.database} came in a stream of ${database.name}.`,
        );
      }
      const listed = { parent: parent.path, structuredQuery };
      const compiled = compileQuery(database.name, parent.path, structuredQuery);
      gate.list(listed);
      // Resends what the browser had seen before the interruption.
      if (resumeToken?.length) this.#sendChange('RESET', [targetId]);
      const known = select(compiled, database);
      database.usage.addQuery(known.size);
      this.#targets.set(targetId, { query: compiled, listed, known });
      for (const document of known.values()) this.#sendDocument(targetId, document);
      this.#sendChange('CURRENT', [targetId], this.#state());
      this.#sendSnapshot();
    } catch (error) {
      this.#refuse(targetId, error);
    }
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#sendChange('REMOVE', [id]);
  }

  #onCommit(): void {
    let isChanged = false;
    for (const [id, target] of this.#targets) isChanged = this.#advance(id, target) || isChanged;
    if (isChanged) this.#sendSnapshot();
  }

  /** Sends the changes that a commit made to a query's results; true if there are any. */
  #advance(id: number, target: Watched): boolean {
    const { database, gate } = this.#access;
    const before = target.known;
    const after = select(target.query, database);
    const changed = [...after.values()].filter(
      (document) => before.get(document.path) !== document,
    );
    const left = [...before.keys()].filter((path) => !after.has(path));
    if (changed.length + left.length === 0) return false;
    try {
      // A change of the data can revoke access.
      gate.list(target.listed);
    } catch (error) {
      this.#targets.delete(id);
      this.#refuse(id, error);
      return false;
    }
    target.known = after;
    const moved = left.filter((path) => {
      const document = database.current.get(path);
      return document !== undefined && document !== before.get(path);
    });
    // Deleted documents cost no read, nor do those that others push out.
    database.usage.addReads(changed.length + moved.length);
    for (const document of changed) this.#sendDocument(id, document);
    for (const path of left) this.#sendLeft(id, path);
    return true;
  }

  #sendDocument(id: number, document: StoredDocument): void {
    const message = toMessage(this.#access.database.name, document);
    const change = { document: message, targetIds: [id], removedTargetIds: [] };
    this.#context.send({ documentChange: change });
  }

  #sendLeft(id: number, path: string): void {
    const { database } = this.#access;
    const document = database.current.get(path);
    const removedTargetIds = [id];
    this.#context.send(
      document
        ? {
            documentChange: {
              document: toMessage(database.name, document),
              targetIds: [],
              removedTargetIds,
            },
          }
        : {
            documentDelete: {
              document: documentName(database.name, path),
              readTime: microsToTimestamp(database.now()),
              removedTargetIds,
            },
          },
    );
  }

  /** Confirms that all targets are current. */
  #sendSnapshot(): void {
    this.#sendChange('NO_CHANGE', [], this.#state());
  }

  #state() {
    const time = this.#access.database.now();
    return { resumeToken: Buffer.from(String(time)), readTime: microsToTimestamp(time) };
  }

  #refuse(id: number, error: unknown): void {
    if (!(error instanceof FirestoreError)) throw error;
    this.#context.onRefused(error);
    const cause = { code: STATUS_CODES[error.status], message: error.message };
    this.#sendChange('REMOVE', [id], { cause });
  }

  #sendChange(
    targetChangeType: TargetChange['targetChangeType'],
    targetIds: number[],
    rest: Partial<TargetChange> = {},
  ): void {
    this.#context.send({ targetChange: { targetChangeType, targetIds, ...rest } });
  }
}

const select = (query: CompiledQuery, database: Database): Selected =>
  new Map(query.run(database.current).map((document) => [document.path, document]));
