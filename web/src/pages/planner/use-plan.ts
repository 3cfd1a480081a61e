import {
  newPlan,
  type Plan,
  planAddress,
  planOfQuery,
  queryOfPlan,
} from '@shop/domain/planner/plan';
import { PROJECTS, type ProjectId } from '@shop/domain/planner/projects';
import { useState } from 'react';
import { usePostalCode } from '../../features/delivery/postal-code.ts';
import { PATHS } from '../../lib/paths.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

/** The plan of the address, which follows what is typed. Its postcode is the one that all pages share. */
export function usePlan(project: ProjectId): [Plan, (next: Plan) => void] {
  const [params, change] = useHydratedSearchParams();
  // Controlled fields need their new value at once; the address changes in a transition.
  const [edited, setEdited] = useState<Plan>();
  const shared = usePostalCode();
  const read = edited ?? planOfQuery(params, PROJECTS[project].slug) ?? newPlan(project);
  const postalCode = shared || read.postalCode;

  function edit(next: Plan): void {
    setEdited(next);
    change((address) => {
      for (const key of [...address.keys()]) address.delete(key);
      // Without the project, which the path names.
      for (const [key, value] of queryOfPlan(next).slice(1)) address.set(key, value);
    });
  }
  return [{ ...read, ...(postalCode && { postalCode }) }, edit];
}

/** Path and query of a plan. */
export const planPath = (plan: Plan): string => `${PATHS.planner}/${planAddress(plan)}`;
