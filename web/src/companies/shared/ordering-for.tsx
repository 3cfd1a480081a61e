import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CurrentUser } from '@shop/domain/contract/user';
import { type CustomerSite, isSiteOpen, siteNamed } from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { creditExceeded, ownPriceCents } from '@shop/domain/customer/own-prices';
import { isPostalCode } from '@shop/domain/delivery/delivery-areas';
import { type Cents, toCents, toEuro } from '@shop/domain/money/money';
import type { Order } from '@shop/domain/order/order';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useLayoutEffect } from 'react';
import { presumePostalCode, usePostalCode } from '../../delivery/shared/postal-code.ts';
import { readSessionId, useSessionId } from '../../lib/browser-storage/session-id.ts';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { chosenPrices } from '../../lib/chosen-prices.ts';
import { type PriceOf, setOwnTerms } from '../../lib/own-prices.ts';
import { useAuth } from '../../session/session-context.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { useCompanies } from './companies.ts';

/** The number of the company the account orders for, empty for itself, and the name of its site for a cart. */
const chosen = storedText('orderingFor', () => window.localStorage);

interface Chosen {
  number: string;
  site: string;
}
interface StoredChoice extends Chosen {
  /** The cart that the site was chosen for. */
  cart?: string | undefined;
  /** When the account was created: tells the accounts on a device apart without naming them. */
  account: string;
}

interface OrderingFor {
  /** The companies the account may order for; undefined while loading. */
  companies: readonly OwnCompany[] | undefined;
  /** Undefined for oneself. */
  company: OwnCompany | undefined;
  /** Its open ones. */
  sites: readonly CustomerSite[];
  site: CustomerSite | undefined;
  choose(next: Chosen): void;
}

/**
 * The company the account orders for: the one chosen on this device, or its only one. Also the site for the current
 * cart, in the same way.
 */
export function useOrderingFor(): OrderingFor {
  const { user } = useAuth();
  const companies = useCompanies()?.filter(({ may_order }) => may_order);
  const found = parseStored(useStoredText(chosen)) as Partial<StoredChoice> | null;
  const stored = user && found?.account === user.created_at ? found : null;
  const cart = useSessionId();
  const postalCode = usePostalCode();
  const only = companies?.length === 1 ? companies[0] : undefined;
  const company = stored ? companies?.find(({ number }) => number === stored.number) : only;
  const today = berlinDay(new Date());
  const sites = company?.sites.filter((each) => isSiteOpen(each, today)) ?? [];
  const [first, ...others] = sites;
  // Not in place of a postcode typed for another place.
  const isThere = !isPostalCode(postalCode) || postalCode === first?.postal_code;
  const presumed = others.length === 0 && isThere && first?.name;
  const wanted = stored && stored.cart === cart ? stored.site : presumed;
  const site = sites.find(({ name }) => name === wanted);
  const choose = (next: Chosen) => store(user, { ...next, cart });
  return { companies, company, sites, site, choose };
}

function store(user: CurrentUser | null, choice: Omit<StoredChoice, 'account'>): void {
  if (!user) return;
  chosen.set(JSON.stringify({ ...choice, account: user.created_at } satisfies StoredChoice));
}

/** Begins another cart, for the site that was chosen for the present one. */
export async function keepSite(begin: () => Promise<unknown>): Promise<void> {
  const before = parseStored(chosen.get()) as Partial<StoredChoice> | null;
  const cart = readSessionId();
  await begin();
  if (before && before.cart === cart) {
    chosen.set(JSON.stringify({ ...before, cart: readSessionId() }));
  }
}

/** A company's prices today, for a site if given. */
function pricesFor(company: OwnCompany, site: string): PriceOf {
  return ({ id, category, price }) => {
    const list = price === undefined ? undefined : toCents(price);
    const scope = { site, day: berlinDay(new Date()) };
    const cents = ownPriceCents({ id, category }, list, company, scope);
    return cents === undefined ? undefined : toEuro(cents);
  };
}

/** The company and open site an order was for, with their prices; undefined if it was for none of these companies. */
export function orderedFor(
  user: CurrentUser | null,
  companies: readonly OwnCompany[],
  { customer_number, site: name }: Pick<Order, 'customer_number' | 'site'>,
) {
  const company = companies.find(
    ({ may_order, number }) => may_order && number === customer_number,
  );
  if (!company) return undefined;
  const found = siteNamed(company.sites, name);
  const isOpen = found && isSiteOpen(found, berlinDay(new Date()));
  const site = isOpen ? found.name : '';
  return {
    priceOf: pricesFor(company, site),
    choose: () => store(user, { number: company.number, site, cart: readSessionId() }),
  };
}

/** Makes all pages show the prices and terms of the company being ordered for, and the delivery to its site. */
export function OwnPrices() {
  const { companies = [], company, site } = useOrderingFor();
  const name = site?.name ?? '';
  const isMember = companies.length > 0;
  useLayoutEffect(() => {
    // Company members are not asked which prices to show.
    if (isMember && chosenPrices.get() === null) chosenPrices.set('later');
  }, [isMember]);
  useLayoutEffect(() => {
    if (!company) return;
    const priceOf = pricesFor(company, name);
    const hasPrices = company.fixed_prices || company.discounts;
    setOwnTerms({
      conditions: company,
      number: company.number,
      name: company.name,
      site: name,
      ...(hasPrices && { priceOf }),
    });
    return () => setOwnTerms(undefined);
  }, [company, name]);
  const code = site?.postal_code;
  useLayoutEffect(() => {
    if (code) presumePostalCode(code);
  }, [code]);
  return null;
}

/** Shows which company and site the cart is for; nothing for accounts without a company. */
export default function OrderingForChoice({ onSite }: SiteSelectProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 3 } }}>
      <CompanySelect />
      <SiteSelect onSite={onSite} />
      <FreeCredit />
    </Box>
  );
}

/** Which company's prices and terms apply. */
export function CompanySelect() {
  const { companies = [], company, choose } = useOrderingFor();
  if (companies.length === 0) return null;
  return (
    <FilterSelect
      label="Wer bestellt?"
      value={company?.number ?? ''}
      options={[
        { id: '', label: 'Ich selbst oder eine andere Firma' },
        ...companies.map(({ number, name }) => ({ id: number, label: `${name}, ${number}` })),
      ]}
      onPick={(number) => choose({ number, site: '' })}
    />
  );
}

interface SiteSelectProps {
  /** Gets the site that was chosen. */
  onSite?: ((site: CustomerSite) => void) | undefined;
}

export function SiteSelect({ onSite }: SiteSelectProps) {
  const { company, sites, site, choose } = useOrderingFor();
  if (!company || sites.length === 0) return null;
  return (
    <FilterSelect
      label="Baustelle"
      value={site?.name ?? ''}
      options={[
        { id: '', label: 'Eine andere' },
        ...sites.map(({ name }) => ({ id: name, label: name })),
      ]}
      onPick={(name) => {
        choose({ number: company.number, site: name });
        const picked = sites.find((each) => each.name === name);
        if (picked) onSite?.(picked);
      }}
    />
  );
}

const creditOf = ({ credit }: OwnCompany) =>
  credit && { limitCents: toCents(credit.limit_amount), usedCents: toCents(credit.used_amount) };

function FreeCredit() {
  const { company } = useOrderingFor();
  const credit = company && creditOf(company);
  if (!credit) return null;
  const freeCents = Math.max(0, credit.limitCents - credit.usedCents);
  return <Box sx={{ typography: 'body2' }}>Kreditrahmen: {formatEuro(freeCents)} frei</Box>;
}

/** Says why an order cannot be placed on account now. */
export function CreditHint({ grossCents }: { grossCents: Cents }) {
  const { company } = useOrderingFor();
  const credit = company && creditOf(company);
  const problem = credit && creditExceeded(credit, grossCents);
  return problem && <Alert severity="warning">{problem}</Alert>;
}
