import type { TruckAccess } from '../order/delivery-wish.ts';
import { ORDER_LIMITS, ofOrderFields, TEXTS, type TextsOf } from '../order/order-fields.ts';
import { textKey } from '../text/text-key.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** A building site of a customer; all but its name may be empty. */
export interface CustomerSite extends TextsOf<'site'> {
  /** What stored documents refer to it by, if that is not its name: the one that it was first saved with. */
  id?: string | undefined;
  name: string;
  truck_access: TruckAccess;
  from_day?: CalendarDay | undefined;
  /** The last day of the site. */
  to_day?: CalendarDay | undefined;
  is_archived?: boolean | undefined;
}

/** Upgrades an older site, whose cost centre was stored as `customer_reference`. */
export function withCostCentre<Site extends object>(site: Site): Site {
  const { customer_reference, ...others } = site as { customer_reference?: unknown };
  return (
    customer_reference === undefined ? site : { cost_centre: customer_reference, ...others }
  ) as Site;
}

/** Labels of a site's days. */
export const SITE_DAYS = { from_day: 'Beginn', to_day: 'Ende' } as const;
export const ARCHIVED_SITE = 'archiviert';

/** Whether orders may be placed for a site; before it begins, they may. */
export const isSiteOpen = ({ is_archived, to_day }: CustomerSite, day: CalendarDay): boolean =>
  !is_archived && (!to_day || day <= to_day);

type NamedSite = Pick<CustomerSite, 'id' | 'name'>;

export const siteId = ({ id, name }: NamedSite): string => id ?? name;

/** Finds a building site by its exact name, or else by `textKey`, or by its first name. */
export const siteNamed = <Site extends NamedSite>(
  sites: readonly Site[] | undefined,
  name: string | undefined,
): Site | undefined =>
  name
    ? (sites?.find((site) => site.name === name) ??
      sites?.find((site) => textKey(site.name) === textKey(name)) ??
      sites?.find((site) => siteId(site) === name))
    : undefined;

/** What an order keeps of its building site: its current name and its id. */
export interface SiteReference {
  site?: string | undefined;
  site_id?: string | undefined;
}

export const referenceTo = (site: NamedSite | undefined) =>
  site && { site: site.name, site_id: siteId(site) };

/** The site that an order refers to, whatever its name is now; without an id, as its name says. */
export const siteOf = <Site extends NamedSite>(
  sites: readonly Site[] | undefined,
  { site, site_id }: SiteReference,
): Site | undefined =>
  (site_id ? sites?.find((each) => siteId(each) === site_id) : undefined) ?? siteNamed(sites, site);

/** Assigns an id to a site whose name is already the id of another site. */
export function withSiteIds<Site extends NamedSite>(sites: readonly Site[]): Site[] {
  const taken = new Set(sites.flatMap(({ id }) => id ?? []));
  return sites.map((site) => {
    if (site.id !== undefined || !taken.has(site.name)) return site;
    let count = 2;
    while (taken.has(`${site.name} ${count}`)) count += 1;
    const id = `${site.name} ${count}`;
    taken.add(id);
    return { ...site, id };
  });
}

/** The Leitweg-ID of orders for a site of a company, or for none: a site's goes before the record's. */
export const buyerReferenceOf = (
  company: { buyer_reference?: string | undefined } | undefined,
  site: CustomerSite | undefined,
): string => site?.buyer_reference || company?.buyer_reference || '';

/** Without one of its own, the record's Leitweg-ID applies. */
const OWN_TEXTS = TEXTS.site.filter((name) => name !== 'buyer_reference');
export const NO_SITE = {
  name: '',
  ...ofOrderFields(OWN_TEXTS, () => ''),
  truck_access: '' as TruckAccess,
};

export const MAX_SITES = 50;
export const SITE_NAME = { label: 'Name der Baustelle', max: ORDER_LIMITS.site } as const;
