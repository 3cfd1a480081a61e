import { lazy } from 'react';

const nothing = (_: object) => null;
const NONE = { CompanyChoice: nothing, SiteChoice: nothing, CreditHint: nothing };

/** Only company accounts need these. If loading fails, the form can still be filled in by hand. */
const load = () => import('./company-choices.tsx').catch(() => NONE);

export const CompanyChoice = lazy(async () => ({ default: (await load()).CompanyChoice }));
export const SiteChoice = lazy(async () => ({ default: (await load()).SiteChoice }));
export const CreditHint = lazy(async () => ({ default: (await load()).CreditHint }));
