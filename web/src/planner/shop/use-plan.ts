import { isPostalCode } from '@shop/domain/delivery/delivery-areas';
import {
  newPlan,
  type Plan,
  planAddress,
  planOfQuery,
  queryOfPlan,
} from '@shop/domain/planner/plan';
import { PROJECTS, type ProjectId } from '@shop/domain/planner/projects';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storePostalCode, usePostalCode } from '../../delivery/shared/postal-code.ts';
import { PATHS } from '../../lib/paths.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/** Takes a plan, or what to change in the newest one; stays the same, as does the plan until it changes. */
export type EditPlan = (next: Plan | ((plan: Plan) => Plan)) => void;

/** The plan of the address, which follows what is typed. Its postcode is the one that all pages share. */
export function usePlan(project: ProjectId): [Plan, EditPlan] {
  const [params, change] = useHydratedSearchParams();
  // Rendered immediately; the address is updated afterwards.
  const [edited, setEdited] = useState<Plan>();
  const postalCode = useSharedPostalCode(params.get(PLACE) ?? '', change);
  const written = edited ? undefined : params;
  const plan = useMemo(() => {
    const ofAddress = written && planOfQuery(written, PROJECTS[project].slug);
    const { postalCode: _, ...read } = edited ?? ofAddress ?? newPlan(project);
    return { ...read, ...(postalCode && { postalCode }) };
  }, [edited, written, project, postalCode]);
  const newest = useRef(plan);
  useLayoutEffect(() => {
    newest.current = plan;
  }, [plan]);

  const edit: EditPlan = useCallback((given) => {
    newest.current = typeof given === 'function' ? given(newest.current) : given;
    setEdited(newest.current);
  }, []);
  useEffect(() => {
    if (!edited) return;
    change((address) => {
      for (const key of [...address.keys()]) address.delete(key);
      // Without the project, which the path names.
      for (const [key, value] of queryOfPlan(edited).slice(1)) address.set(key, value);
    });
  }, [edited, change]);
  return [plan, edit];
}

const PLACE = 'plz';

/**
 * The postcode that all pages share, once it is whole. The one of an opened address becomes it, and from then on
 * the address follows; an address that the page itself wrote may be older, as after going back.
 */
function useSharedPostalCode(
  ofAddress: string,
  change: ReturnType<typeof useHydratedSearchParams>[1],
): string {
  const typed = usePostalCode();
  const shared = isPostalCode(typed) ? typed : '';
  const isHydrated = useIsHydrated();
  const isOwn = useLocation().state?.change !== undefined;
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isHydrated) return;
    const isTaken = !isOpened.current && !isOwn && isPostalCode(ofAddress);
    if (isTaken) storePostalCode(ofAddress);
    if (isTaken || ((isOpened.current || ofAddress) && ofAddress !== shared)) {
      change((address) => setParam(address, PLACE, isTaken ? ofAddress : shared));
    }
    isOpened.current = true;
  }, [isHydrated, isOwn, ofAddress, shared, change]);
  return shared;
}

/** Path and query of a plan. */
export const planPath = (plan: Plan): string => `${PATHS.planner}/${planAddress(plan)}`;
