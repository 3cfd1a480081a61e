import { CONTACT_TEXT_LIMITS } from '@shop/domain/request/contact-schema';
import { textFieldWithin } from '../../components/form/text-field.tsx';

export const ContactField = textFieldWithin(CONTACT_TEXT_LIMITS);

export function PersonFields() {
  return (
    <>
      <ContactField name="name" label="Name" autoComplete="name" required />
      <ContactField
        name="company"
        label="Firma/Organisation"
        autoComplete="organization"
        required
      />
      <ContactField
        name="email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        required
      />
      <ContactField name="phone" label="Telefonnummer" type="tel" autoComplete="tel" required />
    </>
  );
}
