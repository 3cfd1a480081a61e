import { lazy } from 'react';

const load = () => import('./company-choices.tsx');
const NONE = { default: () => null };

/** Only company accounts need these. If loading fails, the form can still be filled in by hand. */
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
