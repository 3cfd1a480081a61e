import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { buyerReferenceOf, type CustomerSite, NO_SITE } from '@shop/domain/customer/building-site';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { HOME_COUNTRY } from '@shop/domain/order/buyer';
import { ofOrderFields, TEXTS } from '@shop/domain/order/order-fields';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CompanySelect, useOrderingFor } from '../../companies/shared/ordering-for.tsx';
import { storePostalCode, usePostalCode } from '../../delivery/shared/postal-code.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { useSessionId } from '../../lib/browser-storage/session-id.ts';
import { useAuth } from '../../session/session-context.ts';
import { useProfile } from '../../session/use-profile.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { KnownField } from '../../ui/form/person-fields.tsx';
import { Quiet } from '../../ui/layout.tsx';
import { DELIVERY_ERRORS } from './order-request.ts';

export { CreditHint, SiteSelect } from '../../companies/shared/ordering-for.tsx';

/** Lets members order for their company. Prefills its details, which stay editable. */
export function CompanyChoice() {
  useFilledIn();
  return <CompanySelect />;
}

/** Replaces the company's fields: the invoice recipient, as recorded. */
export function RecordFields({ children }: { children: ReactNode }) {
  const { company } = useOrderingFor();
  const { name = '', address = '', tax_number = '' } = company ?? {};
  return (
    <FormSection title="Firmendaten">
      <Box>
        <strong>Rechnung an:</strong>{' '}
        {[name, ...address.split('\n'), tax_number].filter(Boolean).join(', ')}
        <Quiet component="div">
          So steht es in den Kundendaten. Wenn etwas nicht stimmt, rufen Sie uns bitte an.
        </Quiet>
      </Box>
      {!address && <KnownField name="company_address" />}
      {children}
    </FormSection>
  );
}

/** For visitors who chose business prices: switches to business and fills in known data. */
export function CompanyButton() {
  const { values, setValues } = useFormikContext<CheckoutForm>();
  const { user } = useAuth();
  const { company_name, remembered } = useProfile(user) ?? {};
  function take(): void {
    const known = { ...remembered, company_name };
    const filled = COMPANY_FIELDS.map((name) => [name, values[name] || (known[name] ?? '')]);
    // The field only shows now, and this button had the focus and is gone.
    flushSync(() => {
      void setValues(
        { ...values, ...Object.fromEntries(filled), customer_type: 'business' },
        false,
      );
    });
    document.querySelector<HTMLElement>('[name="company_name"]')?.focus();
  }
  return (
    <Button variant="outlined" onClick={take} sx={{ justifySelf: 'start' }}>
      {company_name ? `Für ${company_name} bestellen` : 'Als Geschäftskunde bestellen'}
    </Button>
  );
}

const COMPANY_FIELDS = [
  'company_name',
  'company_address',
  'tax_number',
  'buyer_reference',
  'country',
] as const;

/**
 * Keeps the form in sync with whom the account orders for, wherever that is chosen: here, in the cart or in another
 * tab.
 */
function useFilledIn(): void {
  const { values, setValues, setFieldError } = useFormikContext<CheckoutForm>();
  const { companies, company, site, choose } = useOrderingFor();
  const { user } = useAuth();
  const profile = useProfile(user);
  const postalCode = usePostalCode();
  const cart = useSessionId();
  const [begun] = useState(cart);
  const { customer_number, customer_type } = values;
  const isPrivate = customer_type === 'private';
  const isFilled =
    customer_number === (company?.number ?? '') && values.site === (site?.name ?? '');

  // Each part runs once, as it makes its own condition false. A layout effect, like `useFillEmpty`.
  useLayoutEffect(() => {
    // Once the cart is ordered, the page is left.
    if (!companies || !profile || cart !== begun) return;
    if (isFilled) {
      // A private customer was chosen after the company.
      if (isPrivate && company) choose({ number: '', site: '' });
      return;
    }
    const before = companies.find(({ number }) => number === customer_number);
    const siteBefore = before?.sites.find(({ name }) => name === values.site);
    const texts = { ...companyTexts(company, site), ...siteTexts(site) };
    const left = { ...companyTexts(before, siteBefore), ...siteTexts(siteBefore) };
    const known = { contact_name: user?.google_user_data.name, phone: profile.phone };
    const isOther = company !== undefined && customer_number !== company.number;
    void setValues(
      {
        ...values,
        ...takenOver(texts, left, values),
        // Text typed for one site must not move to another.
        ...(site && siteBefore && siteTexts(site)),
        ...contact(values, [before, known, company]),
        // Nothing of the previous company may stay.
        ...(isOther && { ...companyTexts(company, site), customer_type: 'business' as const }),
        truck_access: site?.truck_access || (siteBefore ? '' : values.truck_access),
        customer_number: company?.number ?? '',
        site: site?.name ?? '',
      },
      false,
    );
    const { name, postal_code } = site ?? NO_SITE;
    const codeBefore = siteBefore?.postal_code;
    if (postal_code || (codeBefore && postalCode === codeBefore)) storePostalCode(postal_code);
    for (const field of DELIVERY_ERRORS) setFieldError(field, undefined);
    if (name) announce(`Baustelle ${name} übernommen.`);
  });
}

const companyTexts = (company: OwnCompany | undefined, site: CustomerSite | undefined) => ({
  company_name: company?.name ?? '',
  company_address: company?.address ?? '',
  tax_number: company?.tax_number ?? '',
  buyer_reference: buyerReferenceOf(company, site),
  country: company && company.country !== HOME_COUNTRY ? company.country : '',
});

/** The postcode is shared by all pages; the Leitweg-ID may be the company's. */
const SITE_TEXTS = TEXTS.site.filter(
  (name) => name !== 'postal_code' && name !== 'buyer_reference',
);
const siteTexts = (site: CustomerSite = NO_SITE) =>
  ofOrderFields(SITE_TEXTS, (name) => site[name] ?? '');

type Contact = Partial<Record<'contact_name' | 'phone', string | undefined>>;

/** What was typed, else the account's data, else the company's; nothing of the previous company stays. */
function contact(typed: CheckoutForm, [before, own, next]: readonly (Contact | undefined)[]) {
  const textOf = (text: string, name: keyof Contact) =>
    (text === before?.[name] ? '' : text) || own?.[name] || next?.[name] || '';
  return {
    customer_name: textOf(typed.customer_name, 'contact_name'),
    customer_phone: textOf(typed.customer_phone, 'phone'),
  };
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
