import { invalidArgument } from './api/errors.ts';
import { parseName } from './api/resource-name.ts';
import { Database } from './database.ts';
import { type CommitRecord, type Journal, noJournal } from './journal.ts';
import { UsageMeter } from './usage.ts';

/** All databases of all projects, created on first use. */
export class Databases {
  readonly usage = new UsageMeter();
  readonly #databases = new Map<string, Database>();
  readonly #journal: Journal;

  constructor(journal: Journal = noJournal) {
    this.#journal = journal;
  }

  /** @param name `projects/{project}/databases/{database}` */
  get(name: string): Database {
    let database = this.#databases.get(name);
    if (!database) {
      if (parseName(name).database !== name) {
        throw invalidArgument(`"${name}" is not the name of a database.`);
      }
      database = new Database(name, this.#journal, this.usage);
      this.#databases.set(name, database);
    }
    return database;
  }

  clear(): void {
    for (const database of this.#databases.values()) database.clear();
  }

  restore(record: CommitRecord): void {
    this.get(record.database).restore(record);
  }

  snapshot(): CommitRecord[] {
    return [...this.#databases.values()].map((database) => database.snapshot());
  }
}
