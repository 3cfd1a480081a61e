import type { SavedPlan } from '@shop/domain/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { accountKey } from './user-query.ts';

/** The account's plans, newest first. */
export const plansQuery = (email: string) =>
  queryOptions({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'plans'],
    queryFn: ({ signal }) => callApi('GET /api/users/plans', { signal }),
  });

export const savedPlanPath = ({ address }: SavedPlan): string => `${PATHS.planner}/${address}`;

export const OWN_PLANS = `${PATHS.dashboard}?bereich=plaene`;
