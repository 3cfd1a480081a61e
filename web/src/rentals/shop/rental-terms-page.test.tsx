import type { RentalConditions } from '@shop/domain/delivery/rental-handover';
import { deliveryOptions } from '@shop/domain/testing/wire';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { renderAt } from '../../test/render-at.tsx';
import RentalTermsPage from './rental-terms-page.tsx';

const open = (rental_conditions: RentalConditions) => {
  fakeApi({ [GET_DELIVERY_OPTIONS]: () => json(deliveryOptions({ rental_conditions })) });
  renderAt('/mietbedingungen', { '/mietbedingungen': <RentalTermsPage /> });
};
const section = (name: string) => screen.getByRole('region', { name });

test('states the shop’s rules, and the owner’s as far as they are set', async () => {
  open({ insurance_cover: '', insurance_excess: 'Je Schaden 500 €.', late_fee: '' });
  expect(await screen.findByText('Selbstbeteiligung: Je Schaden 500 €.')).toBeVisible();
  expect(section('Maschinenbruchversicherung').querySelectorAll('p')).toHaveLength(2);
  expect(section('Verspätete Rückgabe').querySelectorAll('p')).toHaveLength(1);
  expect(section('Reservierung und Vertrag')).toHaveTextContent(
    /^Reservierung und VertragMit „Zahlungspflichtig mieten“ reservieren Sie verbindlich, ein Gerät oder mehrere; mit unserer Bestätigung /,
  );
  expect(section('Stornieren und Widerruf')).toHaveTextContent(
    'Bis 12 Stunden vor dem ersten Miettag können Sie kostenlos stornieren',
  );
  expect(section('Übergabe, Rückgabe und Mietdauer')).toHaveTextContent('Sa 08:00–12:00');
});
