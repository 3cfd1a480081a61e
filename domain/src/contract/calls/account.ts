import { boolean } from 'yup';
import { MAX_PLAN_NAME } from '../../planner/plan.ts';
import { optionalText, requiredObject, requiredText, textSchema } from '../../text/validation.ts';
import { type Calls, customer, emptyBody, visitor } from '../describe.ts';
import type { CurrentUser, PlanToSave, Profile, SavedPlan } from '../user.ts';

const NO_CODE = 'Der Anmeldecode fehlt oder ist ungültig.';

const NO_PLAN = 'Dieser Plan kann nicht gespeichert werden.';

/** A list of 100 articles fits. */
const MAX_PLAN_LENGTH = 2500;

const planAddress = requiredText('Plan', MAX_PLAN_LENGTH, NO_PLAN);

const planToSave = requiredObject<PlanToSave>(NO_PLAN, {
  address: planAddress,
  name: optionalText('Name des Plans', MAX_PLAN_NAME),
  replaces: boolean().typeError(NO_PLAN).optional(),
});

const planToForget = requiredObject<Pick<SavedPlan, 'address'>>(NO_PLAN, {
  address: planAddress,
});

const MAX_CODE_LENGTH = 2048;

const signInCode = requiredObject<{ code: string; state?: string | undefined }>(NO_CODE, {
  code: textSchema().typeError(NO_CODE).required(NO_CODE).max(MAX_CODE_LENGTH, NO_CODE),
  state: textSchema().typeError(NO_CODE).nonNullable(NO_CODE),
});

export const ACCOUNT_CALLS = {
  'GET /api/users/profile': customer<Profile>(1),
  /** Deletes the details that the account remembers from orders. */
  'POST /api/users/profile/forget': { ...customer<Profile>(1, 1), body: emptyBody, basis: 'set' },
  'GET /api/users/plans': customer<SavedPlan[]>(1),
  /** Keeps a plan, newest first; the same one again is renamed. */
  'POST /api/users/plans': { ...customer<SavedPlan[]>(1, 1), body: planToSave, basis: 'added' },
  'POST /api/users/plans/forget': {
    ...customer<SavedPlan[]>(1, 1),
    body: planToForget,
    basis: 'set',
  },
  'GET /api/users/me': visitor<CurrentUser | null>(1),
  /** Ends this browser's session; with `?everywhere=yes`, all of the account's. */
  'GET /api/logout': { ...visitor<null>(), isSameSiteOnly: true },
  'GET /api/oauth/google/redirect_url': {
    ...visitor<{ redirectUrl: string }>(),
    isSameSiteOnly: true,
  },
  'POST /api/sessions': {
    ...visitor<{ success: true }>(5, 5),
    body: signInCode,
    basis: 'specified',
  },
} as const satisfies Calls;
