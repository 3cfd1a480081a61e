import {
  ITEMS_PARAM,
  LIST_SLUG,
  listAddress,
  listName,
  readLines,
} from '@shop/domain/cart/cart-lines';
import type { Repeat } from '@shop/domain/cart/standing-order';
import type { PlanToSave, SavedPlan } from '@shop/domain/contract/user';
import { planAddress, planErrors, planName, planOfQuery } from '@shop/domain/planner/plan';
import { berlinDay } from '@shop/domain/time/calendar';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { nextProposal, type StoredPlan, type StoredUser, userOf } from '../stored/user.ts';

export interface PlanDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
}

const MAX_PLANS = 20;

/** The plans that an account keeps. */
export async function readPlans(firestore: Firestore, uid: string): Promise<SavedPlan[]> {
  return ((await userOf(firestore, uid).get()).data()?.plans ?? []).map(toPlan);
}

function toPlan({ repeat, ...plan }: StoredPlan): SavedPlan {
  const { email: _, ...told } = repeat ?? {};
  return { ...plan, ...(repeat && { repeat: told as Repeat }) };
}

/**
 * Saves a plan or a list under its canonical address, so that the same plan is stored once however its address was
 * written. With `replaces`, a list saved under the name of another overwrites it and takes over its standing order.
 */
export async function savePlan(
  deps: PlanDeps,
  uid: string,
  { address, name, replaces = false }: PlanToSave,
): Promise<Outcome<SavedPlan[]>> {
  const kept = keptAs(address);
  if (!kept.ok) return kept;
  const { value } = kept;
  const saved = { ...value, name: name || value.name, saved_day: berlinDay(deps.now()) };
  return changePlans(deps, uid, (plans) => {
    const isNamed = isList(saved) && name !== '' && name !== value.name;
    const same = plans.find((plan) => plan.address === saved.address);
    const named = plans.find((plan) => isNamed && isList(plan) && plan.name === name);
    if (!same && named && !replaces) return replacesList(named);
    const before = same ?? named;
    const kept = { ...saved, ...(before?.repeat && { repeat: before.repeat }) };
    return [kept, ...without(without(plans, saved.address), before?.address ?? '')];
  });
}

function replacesList({ name, repeat }: StoredPlan): Refusal {
  const next = repeat ? ' Auch die Dauerbestellung liefert dann die neue.' : '';
  const message = `Eine Liste „${name}“ gibt es schon. Soll die neue sie ersetzen?${next}`;
  return { ...refuse('not_possible', message), hint: 'replaces' };
}

const isList = ({ address }: Pick<SavedPlan, 'address'>): boolean =>
  address.startsWith(`${LIST_SLUG}?`);

/** Address and name of a plan of the planner, or of a list of articles. */
function keptAs(address: string): Outcome<PlanToSave> {
  const [slug, text] = address.split('?');
  const query = new URLSearchParams(text);
  if (slug === LIST_SLUG) {
    const lines = readLines(query.get(ITEMS_PARAM) ?? '');
    if (lines.length === 0) return refuse('invalid', 'In dieser Liste steht kein Artikel.');
    return { ok: true, value: { address: listAddress(lines), name: listName(lines) } };
  }
  const plan = planOfQuery(query, slug);
  if (!plan) return refuse('invalid', 'Dieses Vorhaben gibt es im Planer nicht.');
  const [problem] = Object.values(planErrors(plan));
  if (problem) return refuse('invalid', problem);
  return { ok: true, value: { address: planAddress(plan), name: planName(plan) } };
}

export const forgetPlan = (deps: PlanDeps, uid: string, address: string) =>
  changePlans(deps, uid, (plans) => without(plans, address));

const without = (plans: readonly StoredPlan[], address: string): StoredPlan[] =>
  plans.filter((plan) => plan.address !== address);

type Change = (
  plans: readonly StoredPlan[],
  user: Partial<StoredUser>,
  transaction: Transaction,
) => StoredPlan[] | Refusal | Promise<StoredPlan[] | Refusal>;

/** Changes what an account keeps; the change may read in the transaction, before it is written. */
export function changePlans(
  { firestore, runTransaction }: PlanDeps,
  uid: string,
  change: Change,
): Promise<Outcome<SavedPlan[]>> {
  const reference = userOf(firestore, uid);
  return runTransaction(async (transaction) => {
    const user = (await transaction.get(reference)).data();
    const { plans: stored = [], next_proposal } = user ?? {};
    const plans = await change(stored, user ?? {}, transaction);
    if ('ok' in plans) return plans;
    if (plans.length > MAX_PLANS) return refuse('conflict', TOO_MANY);
    if (JSON.stringify(plans) !== JSON.stringify(stored)) {
      const next = nextProposal(plans) ?? (next_proposal && FieldValue.delete());
      const changed = { plans, ...(next && { next_proposal: next }) };
      transaction.set(reference.withConverter(null), changed, { merge: true });
    }
    return { ok: true, value: plans.map(toPlan) };
  });
}

const TOO_MANY = `Ihr Konto hat schon ${MAX_PLANS} Pläne. Bitte löschen Sie zuerst einen.`;
