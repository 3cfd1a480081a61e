import type { TruckAccess } from '../order/delivery-wish.ts';
import { DELIVERY_TEXT_LIMITS, ORDER_TEXT_LIMITS } from '../order/order-request.ts';

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
  name: string;
  truck_access: TruckAccess;
}

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
