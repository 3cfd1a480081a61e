import { COMPANY } from '@shop/domain/company';

/** Name and address of the company, and how it is reached. */
export function CompanyAddress() {
  return (
    <address>
      {COMPANY.name}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
      <br />
      Telefon: <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
      <br />
      E-Mail: <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
    </address>
  );
}
