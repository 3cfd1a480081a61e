import { lastSegment } from '../../core/api/resource-name.ts';
import { fromDocument } from '../values/from-document.ts';
import { pathText } from '../values/path-text.ts';
import { RulesError } from '../values/rules-error.ts';
import { bool, type RulesValue } from '../values/rules-value.ts';
import type { AccessCounter, RulesAccess } from './access.ts';

const MAX_PER_ACCESS = 10;
const MAX_PER_COMMIT = 20;

/** Documents read by a batch so far: reading one again does not count. */
const readByCommit = new WeakMap<AccessCounter, Set<string>>();

/** Evaluates `get()`, `exists()` and their After variants within the limits on document reads. */
export class Documents {
  readonly #access: RulesAccess;
  readonly #read = new Set<string>();

  constructor(access: RulesAccess) {
    this.#access = access;
  }

  call(name: string, argument: RulesValue): RulesValue {
    const isAfter = name.endsWith('After');
    const path = this.#pathOf(name, argument);
    this.#count(`${isAfter ? 'after' : 'before'} ${path}`);
    const document = isAfter ? this.#access.readAfter(path) : this.#access.read(path);
    if (name.startsWith('exists')) {
      return bool(document !== undefined);
    }
    if (!document) {
      throw new RulesError(`${name}: there is no document ${path}.`);
    }
    return fromDocument(this.#access.database, document);
  }

  #pathOf(name: string, argument: RulesValue): string {
    if (argument.type !== 'path') {
      throw new RulesError(`Received ${name}(${argument.type}), expected ${name}(path).`);
    }
    const [root, database, documents, ...rest] = argument.segments;
    const isHere =
      root === 'databases' &&
      database === lastSegment(this.#access.database) &&
      documents === 'documents';
    const names = rest.filter((part) => typeof part === 'string');
    if (!isHere || rest.length % 2 === 1 || rest.length === 0 || names.length < rest.length) {
      throw new RulesError(
        `${name}: ${pathText(argument.segments)} is not a document of this database.`,
      );
    }
    return names.join('/');
  }

  #count(key: string): void {
    if (this.#read.has(key)) {
      return;
    }
    if (this.#read.size >= MAX_PER_ACCESS) {
      throw new RulesError(`Rules may read ${MAX_PER_ACCESS} documents at most for one access.`);
    }
    this.#countForCommit(key);
    this.#read.add(key);
  }

  #countForCommit(key: string): void {
    const { accesses } = this.#access;
    if (!accesses) {
      return;
    }
    const read = readByCommit.get(accesses) ?? new Set();
    readByCommit.set(accesses, read);
    if (read.has(key)) {
      return;
    }
    if (accesses.used >= MAX_PER_COMMIT) {
      throw new RulesError(`Rules may read ${MAX_PER_COMMIT} documents at most for one commit.`);
    }
    accesses.used += 1;
    read.add(key);
  }
}
