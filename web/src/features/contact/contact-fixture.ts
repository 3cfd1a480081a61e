import { fireEvent, screen } from '@testing-library/react';

export const field = (name: string) => screen.getByRole('textbox', { name });

/** By one event, as typing would take much longer. */
export const fill = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Who asks, in each form of requests. */
export function fillPerson(): void {
  fill('Name', 'Erika Muster');
  fill('Firma/Organisation', 'Muster GmbH');
  fill('E-Mail-Adresse', 'erika@example.org');
  fill('Telefonnummer', '0151 1234567');
}
