import { COMPANY } from '@shop/domain/company';
import { absoluteUrl } from '../absolute-url.ts';

/** By this all pages mean the same company. */
export const companyId = () => absoluteUrl('/#company');

/** The company as who sells or lets something. */
export const seller = () => ({
  '@type': 'LocalBusiness',
  '@id': companyId(),
  name: COMPANY.name,
});
