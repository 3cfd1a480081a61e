import { NO_SITE } from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { HOME_COUNTRY } from '@shop/domain/order/buyer';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { storePostalCode, usePostalCode } from '../../features/delivery/postal-code.ts';
import { useCompanies } from '../../features/session/companies.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { DELIVERY_ERRORS } from './order-request.ts';

/** Lets members order for their company. Prefills its details, which stay editable. */
export function CompanyChoice() {
  const { values, setValues, setFieldValue } = useFormikContext<CheckoutForm>();
  const known = useCompanies();
  const companies = known?.filter(({ may_order }) => may_order);
  const { customer_number: chosen } = values;
  // Left over from another account, or from before the right was revoked.
  const isGone = chosen !== '' && companies?.every(({ number }) => number !== chosen);
  useEffect(() => {
    if (isGone) void setFieldValue('customer_number', '');
  }, [isGone, setFieldValue]);
  if (!companies || companies.length === 0) return null;
  function choose(number: string): void {
    const textsOf = (wanted: string) =>
      companyTexts(companies?.find((company) => company.number === wanted));
    const own = textsOf('');
    const taken = number ? textsOf(number) : takenOver(own, textsOf(chosen), values);
    const type = number ? { customer_type: 'business' as const } : {};
    void setValues({ ...values, ...taken, ...type, customer_number: number }, false);
  }
  return (
    <FilterSelect
      label="Wer bestellt?"
      value={values.customer_type === 'business' ? chosen : ''}
      options={[
        { id: '', label: 'Ich selbst oder eine andere Firma' },
        ...companies.map(({ number, name }) => ({ id: number, label: `${name}, ${number}` })),
      ]}
      onPick={choose}
    />
  );
}

const companyTexts = (company: OwnCompany | undefined) => ({
  company_name: company?.name ?? '',
  company_address: company?.address ?? '',
  tax_number: company?.tax_number ?? '',
  buyer_reference: company?.buyer_reference ?? '',
  country: company && company.country !== HOME_COUNTRY ? company.country : '',
});

/** The company's sites. Choosing one prefills address, access, contact and reference. */
export function SiteChoice() {
  const { values, setValues, setFieldError } = useFormikContext<CheckoutForm>();
  const [named, setNamed] = useState<string>();
  const postalCode = usePostalCode();
  const company = useCompanies()?.find(({ number }) => number === values.customer_number);
  if (values.customer_type !== 'business' || !company || company.sites.length === 0) return null;
  const { sites } = company;
  // After a reload, the address identifies the site.
  const isHere = ({ street, city, postal_code }: (typeof sites)[number]) =>
    street !== '' && street === values.street && city === values.city && postal_code === postalCode;
  const chosen = sites.find((site) => (named === undefined ? isHere(site) : site.name === named));
  function choose(next: string): void {
    setNamed(next);
    const { name, postal_code, ...site } = sites.find((each) => each.name === next) ?? NO_SITE;
    const { name: _, postal_code: before, ...left } = chosen ?? NO_SITE;
    const taken = takenOver(site, left, values);
    void setValues({ ...values, ...taken, truck_access: site.truck_access }, false);
    if (postal_code || postalCode === before) storePostalCode(postal_code);
    for (const field of DELIVERY_ERRORS) setFieldError(field, undefined);
    if (name) announce(`Baustelle ${name} übernommen.`);
  }
  return (
    <FilterSelect
      label="Baustelle"
      value={chosen?.name ?? ''}
      options={[
        { id: '', label: 'Eine andere' },
        ...sites.map(({ name }) => ({ id: name, label: name })),
      ]}
      onPick={choose}
    />
  );
}

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
