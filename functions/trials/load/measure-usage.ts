import type { Usage } from '@shop/emulators/firestore';
import type { Budget, Known, RequestKind, ShopRequest } from './request-kinds.ts';

/** A running shop whose database counts. */
export interface UsageSubject {
  send: (request: ShopRequest) => Promise<Response>;
  /** What the database would have billed so far. */
  usage: () => Promise<Usage>;
  known: Known;
}

/** Sends one request of a kind while nothing else happens and gives what it cost. */
export async function measureUsage(subject: UsageSubject, kind: RequestKind): Promise<Budget> {
  const before = await subject.usage();
  const response = await subject.send(kind.make(subject.known));
  if (!response.ok && response.status !== 304) {
    throw new Error(`${kind.name}: ${response.status} ${await response.text()}`);
  }
  await response.arrayBuffer();
  const after = await subject.usage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}
