import { lazy } from 'react';

const load = () => import('./company-choices.tsx');
const NONE = { default: () => null };

/** Only accounts of companies need them. If they cannot be loaded, the form is filled in by hand. */
export const CompanyChoice = lazy(() =>
  load().then(
    ({ CompanyChoice: code }) => ({ default: code }),
    () => NONE,
  ),
);
export const SiteChoice = lazy(() =>
  load().then(
    ({ SiteChoice: code }) => ({ default: code }),
    () => NONE,
  ),
);
