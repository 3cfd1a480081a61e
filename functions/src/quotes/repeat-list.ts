import { LIST_SLUG } from '@shop/domain/cart/cart-lines';
import { type RepeatRequest, repeatProblem } from '@shop/domain/cart/standing-order';
import type { SavedPlan } from '@shop/domain/contract/user';
import { isSiteOpen, siteNamed } from '@shop/domain/customer/building-site';
import { berlinDay } from '@shop/domain/time/calendar';
import type { SignedInAccount } from '../accounts/accounts.ts';
import { changePlans, type PlanDeps } from '../accounts/plans.ts';
import { companyOf } from '../customers/memberships.ts';
import { type Outcome, refuse } from '../errors/refusal.ts';
import type { StoredPlan } from '../stored/user.ts';

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
      const found = siteNamed(company.value.sites, site);
      if (!found || !isSiteOpen(found, repeat.next_day)) return CHOOSE_SITE;
    } else if (!user.remembered?.site?.postal_code) return NO_DETAILS;
    const { every_weeks, next_day, until } = repeat;
    const ofCompany = number && { customer_number: number, site };
    return put({ ...kept, repeat: { every_weeks, next_day, until, email, ...ofCompany } });
  });
}
