import { FirestoreError, STATUS_CODES } from '../api/errors.ts';
import type { Database } from '../database.ts';
import type { DocumentChange } from '../documents/stored-document.ts';
import type { Gate } from '../gate.ts';
import { type Micros, microsToTimestamp, timestampToMicros } from '../values/timestamp.ts';
import { DocumentMessages } from './document-messages.ts';
import type { ListenResponse, Target, TargetChange } from './messages.ts';
import { selectionOf } from './selection.ts';
import { type TargetEvent, WatchedTarget } from './watched-target.ts';

/** Production's interval; clients consider a stream dead after two silent minutes. */
const HEARTBEAT_MS = 30_000;

export interface ListenSessionOptions {
  readonly database: Database;
  readonly gate: Gate;
  readonly send: (response: ListenResponse) => void;
  /** Called for a refused target, which ends that target only. */
  readonly onRefused: (error: FirestoreError) => void;
}

/** One listen stream with any number of targets. */
export class ListenSession {
  readonly #database: Database;
  readonly #gate: Gate;
  readonly #send: ListenSessionOptions['send'];
  readonly #onRefused: ListenSessionOptions['onRefused'];
  readonly #targets = new Map<number, WatchedTarget>();
  readonly #unsubscribe: () => void;
  readonly #heartbeat: NodeJS.Timeout;

  constructor({ database, gate, send, onRefused }: ListenSessionOptions) {
    this.#database = database;
    this.#gate = gate;
    this.#send = send;
    this.#onRefused = onRefused;
    this.#unsubscribe = database.onCommit((time, changes) => this.#onCommit(time, changes));
    this.#heartbeat = setInterval(() => this.#sendSnapshot(database.now()), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  addTarget(target: Target): void {
    const id = target.targetId || this.#freeId();
    this.#sendTargetChange({ targetChangeType: 'ADD', targetIds: [id] });
    try {
      this.#start(id, target);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  removeTarget(id: number): void {
    this.#targets.delete(id);
    this.#sendTargetChange({ targetChangeType: 'REMOVE', targetIds: [id] });
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#unsubscribe();
  }

  #start(id: number, target: Target): void {
    const watched = new WatchedTarget(id, selectionOf(this.#database, target));
    watched.selection.check(this.#gate, this.#database.current);
    const since = findResumeTime(this.#database, target);
    if (since === undefined && hasResumePoint(target)) {
      this.#sendTargetChange({ targetChangeType: 'RESET', targetIds: [id] });
    }
    const known = since === undefined ? undefined : this.#database.viewAt(since);
    const time = this.#database.now();
    const events = watched.start(this.#database.current, known);
    if (known) this.#countReads(events);
    else this.#database.usage.addQuery(events.length);
    this.#sendDocuments(time, [watched], () => events);
    this.#sendTargetChange({
      targetChangeType: 'CURRENT',
      targetIds: [id],
      ...this.#stateAt(time),
    });
    this.#sendSnapshot(time);
    if (target.once) this.removeTarget(id);
    else this.#targets.set(id, watched);
  }

  #onCommit(time: Micros, changes: readonly DocumentChange[]): void {
    const { current } = this.#database;
    const targets = [...this.#targets.values()];
    const sent = this.#sendDocuments(time, targets, (target) => {
      const events = target.advance(changes, current);
      if (events.length === 0 || !this.#isStillAllowed(target)) return [];
      this.#countReads(events);
      return events;
    });
    if (sent > 0) {
      this.#sendSnapshot(time);
    }
  }

  #countReads(events: readonly TargetEvent[]): void {
    this.#database.usage.addReads(events.filter(({ isRead }) => isRead).length);
  }

  /** A change of the data can revoke access, so permission is checked on each change. */
  #isStillAllowed({ id, selection }: WatchedTarget): boolean {
    try {
      selection.check(this.#gate, this.#database.current);
      return true;
    } catch (error) {
      this.#targets.delete(id);
      this.#refuse(id, error);
      return false;
    }
  }

  #sendDocuments(
    time: Micros,
    targets: Iterable<WatchedTarget>,
    eventsOf: (target: WatchedTarget) => readonly TargetEvent[],
  ): number {
    const messages = new DocumentMessages();
    for (const target of targets) {
      messages.add(target, eventsOf(target));
    }
    const responses = messages.toResponses(this.#database.name, microsToTimestamp(time));
    responses.forEach(this.#send);
    return responses.length;
  }

  /** Confirms that all targets are current as of this time. */
  #sendSnapshot(time: Micros): void {
    const state = this.#stateAt(time);
    this.#sendTargetChange({ targetChangeType: 'NO_CHANGE', targetIds: [], ...state });
  }

  #stateAt(time: Micros) {
    return {
      resumeToken: encodeResumeToken(this.#database, time),
      readTime: microsToTimestamp(time),
    };
  }

  #refuse(id: number, error: unknown): void {
    if (!(error instanceof FirestoreError)) throw error;
    this.#onRefused(error);
    const cause = { code: STATUS_CODES[error.status], message: error.message };
    this.#sendTargetChange({ targetChangeType: 'REMOVE', targetIds: [id], cause });
  }

  #sendTargetChange(targetChange: TargetChange): void {
    this.#send({ targetChange });
  }

  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id += 1;
    return id;
  }
}

/** Identifies a state that a client has seen in full. */
const encodeResumeToken = (database: Database, time: Micros): Uint8Array =>
  Buffer.from(`${database.epoch}/${time}`);

/** Whether the client already knows a state of this target. */
const hasResumePoint = ({ resumeToken, readTime }: Target): boolean =>
  (resumeToken !== undefined && resumeToken.length > 0) || readTime !== undefined;

/** The time of the state that the client knows, or undefined if it is no longer available. */
function findResumeTime(database: Database, target: Target): Micros | undefined {
  const time = target.readTime
    ? timestampToMicros(target.readTime)
    : decodeToken(database, target.resumeToken ?? Buffer.of());
  return time !== undefined && database.covers(time) ? time : undefined;
}

function decodeToken(database: Database, token: Uint8Array): Micros | undefined {
  const [epoch, time] = Buffer.from(token).toString().split('/');
  return epoch === database.epoch ? Number(time) : undefined;
}
