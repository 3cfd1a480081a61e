import {
  ITEMS_PARAM,
  LIST_SLUG,
  listAddress,
  listName,
  readLines,
} from '@shop/domain/cart/cart-lines';
import { type Repeat, type RepeatRequest, repeatProblem } from '@shop/domain/cart/standing-order';
import type { PlanToSave, SavedPlan } from '@shop/domain/contract/user';
import { isSiteOpen } from '@shop/domain/customer/building-site';
import { planAddress, planErrors, planName, planOfQuery } from '@shop/domain/planner/plan';
import { berlinDay } from '@shop/domain/time/calendar';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { companyOf } from '../customers/memberships.ts';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { nextProposal, type StoredPlan, type StoredUser, userOf } from '../stored/user.ts';
import type { SignedInAccount } from './accounts.ts';

interface PlanDeps {
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
 * Keeps a plan or a list, by the address that the shop itself would give it: the same plan is kept once, however its
 * address was written.
 */
export async function savePlan(
  deps: PlanDeps,
  uid: string,
  { address, name }: PlanToSave,
): Promise<Outcome<SavedPlan[]>> {
  const kept = keptAs(address);
  if (!kept.ok) return kept;
  const { value } = kept;
  const saved = { ...value, name: name || value.name, saved_day: berlinDay(deps.now()) };
  return changePlans(deps, uid, (plans) => {
    const repeat = plans.find(({ address: known }) => known === saved.address)?.repeat;
    const kept = { ...saved, ...(repeat && { repeat }) };
    return [kept, ...without(plans, saved.address)];
  });
}

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

const UNKNOWN_LIST = refuse('not_found', 'Diese Liste gibt es in Ihrem Konto nicht.');
const NO_DETAILS = refuse(
  'not_possible',
  'Für eine Dauerbestellung brauchen wir Name, Telefon und Baustelle. Bitte bestellen Sie zuerst einmal und lassen Sie sie merken.',
);
const CHOOSE_SITE = refuse('not_possible', 'Bitte wählen Sie die Baustelle.');

/** Makes a list a standing order of the account or its company, changes that, or ends it. */
export function repeatList(
  deps: PlanDeps,
  { uid, verifiedEmail: email }: SignedInAccount,
  { address, repeat }: RepeatRequest,
): Promise<Outcome<SavedPlan[]>> {
  return changePlans(deps, uid, async (plans, user, transaction) => {
    const list = plans.find((plan) => plan.address === address);
    if (!list?.address.startsWith(`${LIST_SLUG}?`)) return repeat ? UNKNOWN_LIST : [...plans];
    const { repeat: _, ...kept } = list;
    const put = (changed: StoredPlan) => plans.map((plan) => (plan === list ? changed : plan));
    if (!repeat) return put(kept);
    const today = berlinDay(deps.now());
    const problem = repeatProblem(repeat, today);
    if (problem) return refuse('not_possible', problem);
    const { customer_number: number, site } = repeat;
    if (!email || !user.name || !user.phone) return NO_DETAILS;
    if (number) {
      const company = await companyOf(transaction, deps.firestore, number, email);
      if (!company.ok) return company;
      const found = company.value.sites.find(({ name }) => name === site);
      if (!found || !isSiteOpen(found, today)) return CHOOSE_SITE;
    } else if (!user.remembered?.site?.postal_code) return NO_DETAILS;
    const { every_weeks, next_day, until } = repeat;
    const ofCompany = number && { customer_number: number, site };
    return put({ ...kept, repeat: { every_weeks, next_day, until, email, ...ofCompany } });
  });
}

type Change = (
  plans: readonly StoredPlan[],
  user: Partial<StoredUser>,
  transaction: Transaction,
) => StoredPlan[] | Refusal | Promise<StoredPlan[] | Refusal>;

function changePlans(
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
