import { currentUser } from '@shop/domain/testing/wire';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { useOwnTerms } from '../../lib/own-prices.ts';
import { renderAt } from '../../test/render-at.tsx';
import { OwnPrices } from './ordering-for.tsx';

const site = { name: 'Gartenstraße', street: 'Gartenstraße 5', postal_code: '22222', city: 'Au' };
const company = {
  number: 'K-10001',
  name: 'Beispiel Bau GmbH',
  may_order: true,
  sites: [site],
};

test.each([
  ['of a company’s only site, while none was typed', '', [site], '22222'],
  ['typed for another place', '11111', [site], '11111'],
  ['of none of several sites', '', [site, { ...site, name: 'Hafen' }], null],
])('the postcode of all pages is that %s', async (_, typed, sites, expected) => {
  if (typed) localStorage.setItem('postalCode', typed);
  fakeApi({ 'GET /api/users/companies': () => json([{ ...company, sites }]) });
  renderAt('/', { '/': <Terms /> }, { user: currentUser() });
  expect(await screen.findByText('K-10001')).toBeVisible();
  expect(localStorage.getItem('postalCode')).toBe(expected);
});

const Terms = () => (
  <>
    <OwnPrices />
    {useOwnTerms()?.number}
  </>
);
