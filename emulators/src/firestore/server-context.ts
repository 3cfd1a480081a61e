import type { Authenticate } from './access/authenticate.ts';
import type { Databases } from './core/databases.ts';
import type { Log } from './diagnostics/client-error.ts';
import type { Faults } from './faults/faults.ts';
import type { JsonCodec } from './protocol/json-codec.ts';

/** Shared by the servers of all protocols. */
export interface ServerContext {
  readonly databases: Databases;
  readonly authenticate: Authenticate;
  readonly codec: JsonCodec;
  readonly faults: Faults;
  readonly log: Log;
}
