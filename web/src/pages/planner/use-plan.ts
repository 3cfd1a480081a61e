import {
  newPlan,
  type Plan,
  planAddress,
  planOfQuery,
  queryOfPlan,
} from '@shop/domain/planner/plan';
import { PROJECTS, type ProjectId } from '@shop/domain/planner/projects';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePostalCode } from '../../features/delivery/postal-code.ts';
import { PATHS } from '../../lib/paths.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

/** Takes a plan, or what to change in the newest one; stays the same, as does the plan until it changes. */
export type EditPlan = (next: Plan | ((plan: Plan) => Plan)) => void;

/** The plan of the address, which follows what is typed. Its postcode is the one that all pages share. */
export function usePlan(project: ProjectId): [Plan, EditPlan] {
  const [params, change] = useHydratedSearchParams();
  // Controlled fields need their new value at once; the address changes in a transition.
  const [edited, setEdited] = useState<Plan>();
  const shared = usePostalCode();
  const written = edited ? undefined : params;
  const plan = useMemo(() => {
    const ofAddress = written && planOfQuery(written, PROJECTS[project].slug);
    const read = edited ?? ofAddress ?? newPlan(project);
    const postalCode = shared || read.postalCode;
    return { ...read, ...(postalCode && { postalCode }) };
  }, [edited, written, project, shared]);
  const newest = useRef(plan);
  useLayoutEffect(() => {
    newest.current = plan;
  }, [plan]);

  const edit: EditPlan = useCallback(
    (given) => {
      const next = typeof given === 'function' ? given(newest.current) : given;
      newest.current = next;
      setEdited(next);
      change((address) => {
        for (const key of [...address.keys()]) address.delete(key);
        // Without the project, which the path names.
        for (const [key, value] of queryOfPlan(next).slice(1)) address.set(key, value);
      });
    },
    [change],
  );
  return [plan, edit];
}

/** Path and query of a plan. */
export const planPath = (plan: Plan): string => `${PATHS.planner}/${planAddress(plan)}`;
