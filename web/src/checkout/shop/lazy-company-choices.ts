import { lazy } from 'react';

const nothing = (_: object) => null;
const NONE = {
  CompanyButton: nothing,
  CompanyChoice: nothing,
  SiteSelect: nothing,
  CreditHint: nothing,
  RecordFields: nothing,
};

/** Only companies need these. If loading fails, the form can still be filled in by hand. */
const load = () => import('./company-choices.tsx').catch(() => NONE);

export const CompanyButton = lazy(async () => ({ default: (await load()).CompanyButton }));
export const CompanyChoice = lazy(async () => ({ default: (await load()).CompanyChoice }));
export const SiteChoice = lazy(async () => ({ default: (await load()).SiteSelect }));
export const CreditHint = lazy(async () => ({ default: (await load()).CreditHint }));
export const RecordFields = lazy(async () => ({ default: (await load()).RecordFields }));
