import type { TruckAccess } from '../order/delivery-wish.ts';
import { DELIVERY_TEXT_LIMITS, ORDER_TEXT_LIMITS } from '../order/order-request.ts';
import { textKey } from '../text/text-key.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** A building site's text fields, named like the checkout fields they prefill. */
export const SITE_TEXTS = {
  street: { label: 'Straße', max: DELIVERY_TEXT_LIMITS.street },
  postal_code: { label: 'Postleitzahl', max: 5 },
  city: { label: 'Ort', max: DELIVERY_TEXT_LIMITS.city },
  unloading_place: { label: 'Abladestelle', max: DELIVERY_TEXT_LIMITS.unloading_place },
  contact_name: { label: 'Ansprechpartner vor Ort', max: DELIVERY_TEXT_LIMITS.contact_name },
  contact_phone: { label: 'Telefon vor Ort', max: DELIVERY_TEXT_LIMITS.contact_phone },
  customer_reference: {
    label: 'Bestellnummer/Kostenstelle',
    max: ORDER_TEXT_LIMITS.customer_reference,
  },
} as const;
type SiteText = keyof typeof SITE_TEXTS;
export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SiteText[];

/** A building site of a customer; all but its name may be empty. */
export interface CustomerSite extends Record<SiteText, string> {
  /** What stored documents refer to it by, if that is not its name: the one that it was first saved with. */
  id?: string | undefined;
  name: string;
  truck_access: TruckAccess;
  /** Its own Leitweg-ID, which goes before the record's. */
  buyer_reference?: string | undefined;
  from_day?: CalendarDay | undefined;
  /** The last day of the site. */
  to_day?: CalendarDay | undefined;
  is_archived?: boolean | undefined;
}

/** Labels of what a site has beside its texts. */
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

/** The Leitweg-ID that applies to orders of a company for a site of it, or for none. */
export const buyerReferenceOf = (
  company: { buyer_reference?: string | undefined } | undefined,
  site: CustomerSite | undefined,
): string => site?.buyer_reference || company?.buyer_reference || '';

export const NO_SITE: CustomerSite = {
  name: '',
  street: '',
  postal_code: '',
  city: '',
  truck_access: '',
  unloading_place: '',
  contact_name: '',
  contact_phone: '',
  customer_reference: '',
};

export const MAX_SITES = 50;
export const SITE_NAME = { label: 'Name der Baustelle', max: ORDER_TEXT_LIMITS.site } as const;
