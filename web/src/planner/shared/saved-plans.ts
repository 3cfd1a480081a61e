import { LIST_SLUG } from '@shop/domain/cart/cart-lines';
import type { SavedPlan } from '@shop/domain/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { accountKey } from '../../session/user-query.ts';

/** The account's plans, newest first. */
export const plansQuery = (email: string) =>
  queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'plans'],
    queryFn: ({ signal }) => callApi('GET /api/users/plans', { signal }),
  });

export const isList = ({ address }: Pick<SavedPlan, 'address'>): boolean =>
  address.startsWith(`${LIST_SLUG}?`);

/** Where a plan or a list of articles opens again. */
export const savedPlanPath = ({ address }: SavedPlan): string =>
  isList({ address })
    ? PATHS.quickEntry + address.slice(LIST_SLUG.length)
    : `${PATHS.planner}/${address}`;

export const OWN_PLANS = `${PATHS.dashboard}?bereich=plaene`;
