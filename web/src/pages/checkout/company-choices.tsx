import {
  buyerReferenceOf,
  type CustomerSite,
  isSiteOpen,
  NO_SITE,
} from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { HOME_COUNTRY } from '@shop/domain/order/buyer';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { berlinDay } from '@shop/domain/time/calendar';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { storePostalCode, usePostalCode } from '../../features/delivery/postal-code.ts';
import { useCompanies } from '../../features/session/companies.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { DELIVERY_ERRORS } from './order-request.ts';

/** Lets members order for their company. Prefills its details, which stay editable. */
export function CompanyChoice() {
  const { values, setFieldValue } = useFormikContext<CheckoutForm>();
  const companies = useCompanies()?.filter(({ may_order }) => may_order);
  const choose = useChoice(companies);
  const { customer_number: chosen } = values;
  // Left over from another account, or from before the right was revoked.
  const isGone = chosen !== '' && companies?.every(({ number }) => number !== chosen);
  useEffect(() => {
    if (isGone) void setFieldValue('customer_number', '');
  }, [isGone, setFieldValue]);
  if (!companies || companies.length === 0) return null;
  return (
    <FilterSelect
      label="Wer bestellt?"
      value={values.customer_type === 'business' ? chosen : ''}
      options={[
        { id: '', label: 'Ich selbst oder eine andere Firma' },
        ...companies.map(({ number, name }) => ({ id: number, label: `${name}, ${number}` })),
      ]}
      onPick={(number) => choose(number, values.site)}
    />
  );
}

/** The company's open sites. Choosing one prefills address, access, contact and references. */
export function SiteChoice() {
  const { values, setFieldValue } = useFormikContext<CheckoutForm>();
  const companies = useCompanies();
  const choose = useChoice(companies);
  const { customer_number: number, site } = values;
  const company = companies?.find((each) => each.number === number);
  const sites = openSites(company);
  // Ended, or renamed, since it was chosen.
  const isGone = company && site !== '' && sites.every(({ name }) => name !== site);
  useEffect(() => {
    if (isGone) void setFieldValue('site', '');
  }, [isGone, setFieldValue]);
  if (values.customer_type !== 'business' || sites.length === 0) return null;
  return (
    <FilterSelect
      label="Baustelle"
      value={site}
      options={[
        { id: '', label: 'Eine andere' },
        ...sites.map(({ name }) => ({ id: name, label: name })),
      ]}
      onPick={(name) => {
        choose(number, name);
        if (name) announce(`Baustelle ${name} übernommen.`);
      }}
    />
  );
}

function openSites(company: OwnCompany | undefined): CustomerSite[] {
  const today = berlinDay(new Date());
  return company?.sites.filter((site) => isSiteOpen(site, today)) ?? [];
}

/** Chooses who orders and for which of their sites, and fills in what is known of both. */
function useChoice(companies: readonly OwnCompany[] | undefined) {
  const { values, setValues, setFieldError } = useFormikContext<CheckoutForm>();
  const postalCode = usePostalCode();
  const known = (number: string, name: string) => {
    const company = companies?.find((each) => each.number === number);
    return { company, site: openSites(company).find((site) => site.name === name) };
  };
  return (number: string, name: string) => {
    const [before, next] = [known(values.customer_number, values.site), known(number, name)];
    const { company, site = NO_SITE } = next;
    const left = before.site ?? NO_SITE;
    const all = ({ company: of, site: at }: typeof next) => {
      return { ...companyTexts(of, at), ...siteTexts(at) };
    };
    const isOther = company !== undefined && company !== before.company;
    void setValues(
      {
        ...values,
        ...takenOver(all(next), all(before), values),
        // Nothing of another company may stay.
        ...(isOther && { ...companyTexts(company, next.site), customer_type: 'business' }),
        truck_access: site.truck_access || (before.site ? '' : values.truck_access),
        customer_number: number,
        site: site.name,
      },
      false,
    );
    if (site.postal_code || postalCode === left.postal_code) storePostalCode(site.postal_code);
    for (const field of DELIVERY_ERRORS) setFieldError(field, undefined);
  };
}

const companyTexts = (company: OwnCompany | undefined, site: CustomerSite | undefined) => ({
  company_name: company?.name ?? '',
  company_address: company?.address ?? '',
  tax_number: company?.tax_number ?? '',
  buyer_reference: buyerReferenceOf(company, site),
  country: company && company.country !== HOME_COUNTRY ? company.country : '',
});

const siteTexts = (site: CustomerSite = NO_SITE) => ({
  street: site.street,
  city: site.city,
  unloading_place: site.unloading_place,
  contact_name: site.contact_name,
  contact_phone: site.contact_phone,
  customer_reference: site.customer_reference,
});

/** Prefills from the new choice. Its blanks keep what was typed, but clear what the previous choice filled in. */
function takenOver<Texts extends Record<string, string>>(
  next: Texts,
  before: Texts,
  typed: Record<keyof Texts, string>,
): Texts {
  const fields = Object.keys(next) as (keyof Texts)[];
  const textOf = (field: keyof Texts) =>
    next[field] || (typed[field] === before[field] ? '' : typed[field]);
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Texts;
}
