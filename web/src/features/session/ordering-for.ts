import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { useCompanies } from './companies.ts';

/** The number of the company that the account orders for and the name of its site; an empty number is oneself. */
const chosen = storedText('orderingFor', () => window.localStorage);

interface Chosen {
  number: string;
  site: string;
}

export interface OrderingFor {
  /** Those that the account may order for; undefined while loading. */
  companies: readonly OwnCompany[] | undefined;
  /** Undefined for oneself. */
  company: OwnCompany | undefined;
  site: OwnCompany['sites'][number] | undefined;
  choose(next: Chosen): void;
}

/** Whom the account orders for: chosen once, on this device. A member starts with the first company. */
export function useOrderingFor(): OrderingFor {
  const companies = useCompanies()?.filter(({ may_order }) => may_order);
  const stored = parseStored(useStoredText(chosen)) as Partial<Chosen> | null;
  const company =
    stored?.number === undefined
      ? companies?.[0]
      : companies?.find(({ number }) => number === stored.number);
  const site = company?.sites.find(({ name }) => name === stored?.site);
  return { companies, company, site, choose: (next) => chosen.set(JSON.stringify(next)) };
}
