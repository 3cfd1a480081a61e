import { CONTACT_TEXT_LIMITS } from '@shop/domain/request/contact-schema';
import { TextField } from '../../components/form/text-field.tsx';

/** Name, company, e-mail and phone, all required. */
export function PersonFields() {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        required
        maxLength={CONTACT_TEXT_LIMITS.name}
      />
      <TextField
        name="company"
        label="Firma/Organisation"
        autoComplete="organization"
        required
        maxLength={CONTACT_TEXT_LIMITS.company}
      />
      <TextField
        name="email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        required
        maxLength={CONTACT_TEXT_LIMITS.email}
      />
      <TextField
        name="phone"
        label="Telefonnummer"
        type="tel"
        autoComplete="tel"
        required
        maxLength={CONTACT_TEXT_LIMITS.phone}
      />
    </>
  );
}
