import type { NameWith } from '../fields/field.ts';
import { vatIdHint } from '../order/buyer.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { type CustomerSite, isSiteOpen, siteNamed, withSiteIds } from './building-site.ts';
import {
  CUSTOMER_RECORD,
  type CustomerInput,
  type CustomerMember,
  isInvited,
} from './customer-fields.ts';

/** Terms agreed as a package: kept or dropped together. */
type Condition = NameWith<typeof CUSTOMER_RECORD, { section: 'Konditionen' }>;
const CONDITIONS = Object.entries(CUSTOMER_RECORD).flatMap(([name, { section }]) =>
  section === 'Konditionen' ? [name as Condition] : [],
);

/** Whose conditions a record has after a merge: its own, or those of the record merged into it. */
export const CONDITION_SOURCES = ['own', 'merged'] as const;
export type ConditionSource = (typeof CONDITION_SOURCES)[number];

/** The terms in a record that were agreed as a package. */
export const conditionsIn = (input: CustomerInput) =>
  Object.fromEntries(CONDITIONS.map((field) => [field, input[field]])) as Pick<
    CustomerInput,
    Condition
  >;

const hasConditions = (input: CustomerInput): boolean =>
  Object.values(conditionsIn(input)).some((value) => value !== undefined);

/** By default a record keeps its own conditions, if it has any. */
export const usualSource = (kept: CustomerInput, merged: CustomerInput): ConditionSource =>
  hasConditions(kept) || !hasConditions(merged) ? 'own' : 'merged';

/** Completes a customer's record from another. The result may not satisfy the schema. */
export function joinedCustomers(
  kept: CustomerInput,
  merged: CustomerInput,
  { day, source = usualSource(kept, merged) }: { day: CalendarDay; source?: ConditionSource },
): CustomerInput {
  const sites = joinedSites(kept.sites, merged.sites, day);
  const notes = [kept.notes, merged.notes].filter(Boolean).join('\n');
  // A country belongs with its address, and a VAT ID with its country.
  const { country, vat_id, merged_into: _, ...others } = merged;
  const own = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
  const input: CustomerInput = {
    ...others,
    ...(kept.address === undefined && country && { country }),
    ...(Object.fromEntries(own) as unknown as CustomerInput),
    ...conditionsIn(source === 'own' ? kept : merged),
    ...(notes && { notes }),
    members: joinedMembers(kept.members, merged.members),
    sites,
  };
  if (input.vat_id === undefined && vat_id && !vatIdHint(vat_id, input.country ?? '')) {
    input.vat_id = vat_id;
  }
  if (source === 'own') return input;
  const named = <Row extends { site: string }>(rows?: readonly Row[]) =>
    rows?.map((row) => ({ ...row, site: siteNamed(sites, row.site)?.name ?? row.site }));
  return Object.assign(input, {
    fixed_prices: named(merged.fixed_prices),
    discounts: named(merged.discounts),
  });
}

/** Each account once; who belongs to one of the two belongs to both, whatever the other's invitation. */
function joinedMembers(
  kept: readonly CustomerMember[],
  merged: readonly CustomerMember[],
): CustomerMember[] {
  const of = (email: string) => merged.find((member) => member.email === email);
  const known = new Set(kept.map(({ email }) => email));
  return [
    ...kept.map((member) => (isInvited(member) ? (of(member.email) ?? member) : member)),
    ...merged.filter(({ email }) => !known.has(email)),
  ];
}

/** Each site once, named as in the kept record; an open one replaces a closed one. */
function joinedSites(
  kept: readonly CustomerSite[],
  merged: readonly CustomerSite[],
  day: CalendarDay,
): CustomerSite[] {
  const same = kept.map((site) => {
    const other = siteNamed(merged, site.name);
    const isReplaced = other && !isSiteOpen(site, day) && isSiteOpen(other, day);
    return isReplaced ? { ...other, id: site.id, name: site.name } : site;
  });
  return withSiteIds([...same, ...merged.filter(({ name }) => !siteNamed(kept, name))]);
}

/** Whether a merge drops a value that only the merged record has; conditions, sites and accounts are reported separately. */
export function isLeftBehind(field: string, merged: CustomerInput): boolean {
  const { type } = CUSTOMER_RECORD[field as keyof typeof CUSTOMER_RECORD];
  const isOther = ['notes', 'visibility', 'merged_into', ...CONDITIONS].includes(field);
  const value = merged[field as keyof CustomerInput];
  return type !== 'special' && !isOther && value !== undefined && value !== '';
}
