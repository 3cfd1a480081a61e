import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectLink } from '../test/expect-link.ts';
import { MapFrame } from './map-frame.tsx';

test('loads nothing from the map provider before the visitor agrees', async () => {
  const { container } = render(<MapFrame />);
  expect(container.querySelector('iframe, img, script, link')).toBeNull();
  expect(screen.getByText(/OpenStreetMap Foundation/)).toBeVisible();
  expect(screen.getByText(/Musterstraße 12/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Karte laden' }));
  const map = screen.getByTitle('Karte: Musterstraße 12, 12345 Musterstadt');
  expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
  expect(map).toHaveAttribute('src', expect.stringContaining('marker=50.1109%2C8.6821'));
  expectLink('Route planen', 'https://www.openstreetmap.org/directions?to=50.1109%2C8.6821');
});
