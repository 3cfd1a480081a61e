import type { Order as ToldOrder } from '@shop/domain/order/order';
import type { Timestamp } from 'firebase-admin/firestore';
import { applyRetention } from '../../src/privacy/apply-retention.ts';
import { erasePerson } from '../../src/privacy/erase-person.ts';
import { refreshed } from './customer-deeds.ts';
import { type Life, same } from './life.ts';
import { balanceOf } from './model.ts';
import { centsOf } from './money-deeds.ts';
import { auditShop } from './schedule.ts';
import { searchAgrees } from './search.ts';
import { DAY_MS, type World } from './world.ts';

const EMAIL = 'erika@example.de';
/** What tax law keeps of her, and what says that it did: papers, invoices, the books, and the log of the office. */
const KEPT = /^(invoices|invoiceBook|papers|datevBatches|changes)\//;
/** After these years: beyond each retention period, one after the other. */
const YEARS = [1, 4, 7, 9, 11];

async function audited({ api }: World, about: string): Promise<void> {
  const findings = await auditShop(api);
  if (findings.length > 0) throw new Error(`Audit ${about}: ${findings.join('\n')}`);
}

/** Erases a person, whose orders by quote have another address: nothing outside the books names her any more, and what is owed stays what it was. */
export async function erased(life: Life): Promise<void> {
  const { world, orders } = life;
  const { firestore, deps } = world.api;
  const accounts = {
    find: async () => ({ uid: 'erika', isAdmin: false }),
    withoutAccount: async () => [],
    remove: async () => undefined,
  };
  const { runTransaction } = deps;
  const options = { evenOpen: true, dryRun: false };
  const erasure = await erasePerson({ firestore, runTransaction, accounts }, EMAIL, options);
  if (!erasure.ok) throw new Error(`Not erased: ${erasure.reason}`);
  for (const each of [...orders, ...life.bookings]) {
    if (!('lines' in each) || !(each.quote || each.collects)) each.isErased = true;
    if ('lines' in each && each.withdrawal?.goods?.before) delete each.withdrawal.goods;
  }
  Object.assign(life, { isInvited: false, isMember: false });
  await refreshed(life);
  await audited(world, 'after erasing');
  await searchAgrees(life);
  const naming = Object.entries(await world.api.everything()).flatMap(([path, document]) =>
    JSON.stringify(document).includes(EMAIL) && !KEPT.test(path) ? path : [],
  );
  same(naming, [], 'Erased, yet named in');
  for (const told of await world.read<ToldOrder[]>('chef', '/api/admin/orders')) {
    const order = orders.find(({ number }) => number === told.order_number);
    if (order) same(centsOf(told.open_amount), balanceOf(order).open, told.order_number);
  }
}

/** What Firestore itself deletes by `expires_at`, with each collection that has such a policy. */
export async function expire({ api }: World): Promise<void> {
  for (const [path, document] of Object.entries(await api.everything())) {
    const { expires_at } = document as { expires_at?: Timestamp };
    const isOver = expires_at && expires_at.toMillis() < api.clock.now.getTime();
    if (isOver) await api.firestore.doc(path).delete();
  }
}

/** Lets years pass: the shop deletes what nothing has to keep, and never what something left names. */
async function retained({ world }: Life): Promise<void> {
  const { firestore, deps } = world.api;
  let passed = 0;
  for (const year of YEARS) {
    world.pass(366 * DAY_MS * (year - passed));
    passed = year;
    await expire(world);
    const results = await applyRetention(deps, { dryRun: false });
    for (const { kind, failure } of results) {
      if (failure) throw new Error(`Retention of ${kind}: ${failure}`, { cause: failure });
    }
    await audited(world, `after ${year} years`);
  }
  const left = (await firestore.collection('invoices').get()).docs.map(({ id }) => id);
  same(left, [], 'Invoices kept longer than the law asks');
}

/** How every eighth life ends, and every other eighth. */
export async function ending(life: Life, seed: number): Promise<void> {
  if (seed % 8 === 0) await erased(life);
  if (seed % 8 === 4) await retained(life);
}
