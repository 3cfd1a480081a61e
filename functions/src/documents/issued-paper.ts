import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyThere } from '../firestore/run-transaction.ts';
import { type PaperName, paperPartOf, type StoredIssuedPaper } from '../stored/issued-paper.ts';

/** A paper to keep, with what is stored beside its bytes. */
type NewPaper = PaperName & Pick<StoredIssuedPaper, 'about' | 'title' | 'filename'>;

export interface KeepDeps {
  firestore: Firestore;
  now: () => Date;
}

/** Firestore limits a document to 1 MiB, some of which its other fields need. */
const MAX_PART_BYTES = 1_000_000;

/** A paper whose bytes differ from those first issued. */
export class DamagedPaper extends Error {}

const underWay = new WeakMap<Firestore, Map<string, Promise<Buffer>>>();

/**
 * A paper as it was first given out. The first request draws and stores it, however many come at once and in
 * whichever process, so that fonts and logos of later releases touch only new papers. `draw` fails if its object
 * is gone. Throws a DamagedPaper if the bytes are not what their hash says.
 */
export function issuedPaper(
  deps: KeepDeps,
  paper: NewPaper,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const { firestore } = deps;
  const { id } = paperPartOf(firestore, paper, 0);
  const current = underWay.get(firestore) ?? new Map<string, Promise<Buffer>>();
  underWay.set(firestore, current);
  const finding =
    current.get(id) ?? findOrKeep(deps, paper, draw).finally(() => current.delete(id));
  current.set(id, finding);
  return finding;
}

async function findOrKeep(deps: KeepDeps, paper: NewPaper, draw: () => Promise<Buffer>) {
  const kept = await readPaper(deps.firestore, paper);
  if (kept) return kept;
  const drawn = await draw();
  try {
    await keep(deps, paper, drawn);
    return drawn;
  } catch (error) {
    const other = isAlreadyThere(error) && (await readPaper(deps.firestore, paper));
    if (!other) throw error;
    return other;
  }
}

async function readPaper(firestore: Firestore, paper: PaperName): Promise<Buffer | undefined> {
  const first = (await paperPartOf(firestore, paper, 0).get()).data();
  return first && wholePaper(firestore, paper, first);
}

/** The bytes of a paper whose first part was read. */
export async function wholePaper(
  firestore: Firestore,
  paper: PaperName,
  first: StoredIssuedPaper,
): Promise<Buffer> {
  const others = Array.from({ length: first.parts - 1 }, (_, index) =>
    paperPartOf(firestore, paper, index + 1).get(),
  );
  const rest = (await Promise.all(others)).map((part) => part.data()?.bytes ?? Buffer.alloc(0));
  const bytes = rest.length === 0 ? first.bytes : Buffer.concat([first.bytes, ...rest]);
  if (paperHash(bytes) !== first.hash) {
    throw new DamagedPaper('a kept paper is not what its hash says');
  }
  return bytes;
}

/** Stores all parts or none; fails if another process has stored them meanwhile. */
async function keep({ firestore, now }: KeepDeps, paper: NewPaper, bytes: Buffer): Promise<void> {
  const parts = Math.ceil(bytes.length / MAX_PART_BYTES);
  const common = {
    ...paper,
    created_at: Timestamp.fromDate(now()),
    hash: paperHash(bytes),
    parts,
    schema_version: 1 as const,
  };
  const batch = firestore.batch();
  for (let part = 0; part < parts; part += 1) {
    const start = part * MAX_PART_BYTES;
    const own = bytes.subarray(start, start + MAX_PART_BYTES);
    batch.create(paperPartOf(firestore, paper, part), { ...common, part, bytes: own });
  }
  await batch.commit();
}

export function paperHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Draws one paper of this process at a time and lets other requests run first: drawing holds the
 * event loop for tens of milliseconds.
 */
export function drawInTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  const mine = previous.then(() => setImmediate()).then(draw);
  previous = mine.catch(() => {});
  return mine;
}
