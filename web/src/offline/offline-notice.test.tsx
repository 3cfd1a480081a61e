import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, json } from '../lib/api/fake-api.ts';
import { apiQuery } from '../lib/api/queries.ts';
import { renderAt } from '../test/render-at.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const REACH = 'HEAD /favicon.svg';
const GET_PRODUCTS = 'GET /api/products';
const NOON = Date.parse('2026-11-21T11:00:00Z');

const storedProducts = () => json([], { headers: { 'stored-at': String(NOON) } });

function Products() {
  useQuery(apiQuery('GET /api/products'));
  return null;
}

const open = (page = <OfflineNotice />) => renderAt('/', { '/': page });

const openCatalogue = () =>
  open(
    <>
      <Products />
      <OfflineNotice />
    </>,
  );

function setDeviceOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

test('announces a lost connection while it lasts', async () => {
  const api = fakeApi();
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setDeviceOnline(false);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Keine Internetverbindung. Sie sehen, was zuletzt geladen wurde. Ihr Warenkorb bleibt erhalten; hineinlegen und bestellen können Sie wieder, sobald Sie Empfang haben.',
    ),
  );
  api.routes[REACH] = () => new Response();
  setDeviceOnline(true);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('mentions unsaved input in the office', async () => {
  fakeApi();
  renderAt('/admin', { '/admin': <OfflineNotice /> });
  setDeviceOnline(false);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      /geladen wurde\. Was Sie eingegeben haben, bleibt stehen; speichern können Sie wieder/,
    ),
  );
});

test('shows the age of stored data, and refetches them on reconnect', async () => {
  const api = fakeApi({ [GET_PRODUCTS]: storedProducts });
  openCatalogue();
  const notice = await screen.findByText(/Stand: 21\.11\.2026, 12:00 Uhr/);
  api.routes[GET_PRODUCTS] = () => json([]);
  api.routes[REACH] = () => new Response();
  setDeviceOnline(true);
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  await waitFor(() => expect(api.calls().filter((call) => call === GET_PRODUCTS)).toHaveLength(2));
});
