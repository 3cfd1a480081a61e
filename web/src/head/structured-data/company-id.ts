import { COMPANY } from '@shop/domain/company';
import { absoluteUrl } from '../absolute-url.ts';

/** By this all pages mean the same company. */
export const COMPANY_ID = absoluteUrl('/#company');

/** The company as who sells or lets something. */
export const SELLER = { '@type': 'LocalBusiness', '@id': COMPANY_ID, name: COMPANY.name };
