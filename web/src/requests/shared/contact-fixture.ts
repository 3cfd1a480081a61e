import { fireEvent, screen } from '@testing-library/react';

export const field = (name: string) => screen.getByRole('textbox', { name });

/** Fills a field with a single event, as typing would take much longer. */
export const fill = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Fills in the sender, in any request form. */
export function fillPerson(): void {
  fill('Name', 'Erika Muster');
  fill('Firma/Organisation', 'Muster GmbH');
  fill('E-Mail-Adresse', 'erika@example.org');
  fill('Telefonnummer', '0151 1234567');
}
