import {
  ITEMS_PARAM,
  LIST_SLUG,
  listAddress,
  listName,
  readLines,
} from '@shop/domain/cart/cart-lines';
import type { PlanToSave, SavedPlan } from '@shop/domain/contract/user';
import { planAddress, planErrors, planName, planOfQuery } from '@shop/domain/planner/plan';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { userOf } from '../stored/user.ts';

interface PlanDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
}

const MAX_PLANS = 20;

/** The plans that an account keeps. */
export async function readPlans(firestore: Firestore, uid: string): Promise<SavedPlan[]> {
  return (await userOf(firestore, uid).get()).data()?.plans ?? [];
}

/**
 * Saves a plan or a list under its canonical address, so that the same plan is stored once however its address was
 * written. With `replaces`, a list saved under the name of another overwrites it.
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
    const others = plans.filter((plan) => addressOf(plan) !== saved.address);
    const isKept = others.length < plans.length;
    const named = plans.find((plan) => isNamed && isList(plan) && plan.name === name);
    if (!isKept && named && !replaces) return replacesList(named);
    return [saved, ...without(others, named?.address ?? '')];
  });
}

/** Its address in the current form, even if an older version stored it. */
function addressOf({ address }: SavedPlan): string {
  const kept = keptAs(address);
  return kept.ok ? kept.value.address : address;
}

function replacesList({ name }: SavedPlan): Refusal {
  const message = `Eine Liste „${name}“ gibt es schon. Soll die neue sie ersetzen?`;
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

const without = (plans: readonly SavedPlan[], address: string): SavedPlan[] =>
  plans.filter((plan) => plan.address !== address);

/** Changes what an account keeps. */
function changePlans(
  { firestore, runTransaction }: PlanDeps,
  uid: string,
  change: (plans: readonly SavedPlan[]) => SavedPlan[] | Refusal,
): Promise<Outcome<SavedPlan[]>> {
  const reference = userOf(firestore, uid);
  return runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data()?.plans ?? [];
    const plans = change(stored);
    if ('ok' in plans) return plans;
    if (plans.length > MAX_PLANS) return refuse('conflict', TOO_MANY);
    if (JSON.stringify(plans) !== JSON.stringify(stored)) {
      transaction.set(reference.withConverter(null), { plans }, { merge: true });
    }
    return { ok: true, value: plans };
  });
}

const TOO_MANY = `Ihr Konto hat schon ${MAX_PLANS} Pläne. Bitte löschen Sie zuerst einen.`;
