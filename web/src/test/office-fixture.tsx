import { NEXT_PAGE_HEADER, TOTAL_COUNT_HEADER } from '@shop/domain/contract/call';
import type { AdminStats, CurrentUser } from '@shop/domain/contract/user';
import type { SaveRequest } from '@shop/domain/office/office';
import { BUILT_IN_SETTINGS, SETTING_NAMES, type Settings } from '@shop/domain/settings/settings';
import { adminOrder } from '@shop/domain/testing/office';
import type { TodaysWork } from '@shop/domain/work/todays-work';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { brokenConnection, fakeApi, json, refusal } from '../lib/api/fake-api.ts';
import { labelled, type Name, named } from './named.ts';
import { renderAt } from './render-at.tsx';

export type Routes = NonNullable<Parameters<typeof fakeApi>[0]>;

export const ADMIN_USER: CurrentUser = {
  email: 'chef@tiefbau.example',
  created_at: '2026-01-05T08:00:00.000Z',
  google_user_data: { name: 'Christa Chef', given_name: 'Christa' },
  is_admin: true,
};

const STATS: AdminStats = {
  totalOrders: 1248,
  totalContacts: 317,
  totalUsers: 412,
  totalRevenue: 12_849.5,
  ordersThisMonth: 86,
  contactsThisMonth: 23,
};

const TODAYS_WORK: TodaysWork = {
  past_day: 0,
  new_orders: 3,
  to_assign: 0,
  without_day: 7,
  unpaid_ahead: 1,
  deliveries_today: 5,
  deliveries_tomorrow: 0,
  to_invoice: 6,
  overdue: 4,
  letters: 2,
  to_refund: 1,
  deposits: 0,
  withdrawals: 0,
  open_requests: 2,
  quotes_asked: 0,
  standing_orders: 0,
  standing_ended: 0,
  quotes_ending: 0,
  rental_requests: 11,
  bare_roles: ['joint', 'edge'],
};

/** Answers one page of a list; `next` is the cursor of the next one. */
export function page(items: readonly unknown[], { total = items.length, next = '' } = {}) {
  const headers = {
    [TOTAL_COUNT_HEADER]: String(total),
    ...(next && { [NEXT_PAGE_HEADER]: next }),
  };
  return () => json(items, { headers });
}

/** The built-in settings, or the given ones in their first version. */
export function storedSettings(set: Partial<Settings> = {}) {
  const entries = SETTING_NAMES.map((name) => {
    const input = set[name] ?? BUILT_IN_SETTINGS[name];
    return [name, { id: name, version: name in set ? 1 : 0, input }];
  });
  return () => json(Object.fromEntries(entries));
}

/** Saves entries as if nobody else were editing; a new entry gets the id 12. */
export function saveAll({ body }: { body: unknown }): Response {
  const { changes } = body as SaveRequest<object>;
  return json(
    changes.map(({ id = '12', version, input }) => ({
      outcome: 'saved',
      current: { id, version: version + 1, input },
    })),
  );
}

/** What the frame of the office loads, whatever tab is open. */
export const FRAME_ROUTES: Routes = {
  'GET /api/admin/today': () => json(TODAYS_WORK),
  'GET /api/admin/stats': () => json(STATS),
  'GET /api/admin/orders': page([adminOrder()]),
  'GET /api/admin/contacts': page([]),
  'GET /api/admin/rental-today': brokenConnection,
  'GET /api/admin/desk-figures': brokenConnection,
};

/** What many parts of the office load, whatever they show. */
const COMMON: Routes = {
  'GET /api/admin/settings': storedSettings(),
  'GET /api/admin/categories': () => json([]),
  'GET /api/products': () => json([]),
  'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
  'GET /api/admin/live-token': () => refusal(503, 'Gerade nicht.'),
  'GET /api/oauth/google/redirect_url': () => refusal(503, 'Gerade nicht.'),
};

/** Begins of calls a part makes beside its own, without harm where they fail. */
const ASIDE = [
  'GET /api/admin/delivery-days?',
  'GET /api/admin/orders/',
  'GET /api/admin/orders?',
  'GET /api/admin/papers/',
  'GET /api/admin/customers/',
  'GET /api/admin/customers?search=',
  'GET /api/admin/contacts/',
  'GET /api/admin/contacts?',
  'GET /api/admin/products?',
  'GET /api/admin/quotes?',
  'GET /api/products/',
  'GET /api/admin/rental-calendar?',
  'GET /api/rental-bookings/',
  'GET /api/users/me',
  'HEAD /favicon.svg',
];

/** Renders a part of the office at an address below `/admin`; errors may be logged, but each call needs a route. */
export function openOffice(
  address: string,
  part: ReactNode,
  routes: Routes = {},
  user: Parameters<typeof renderAt>[2] = { user: ADMIN_USER },
) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const unknown = new Set<string>();
  onTestFinished(() => expect([...unknown], 'calls without a route').toEqual([]));
  const api = fakeApi({ ...COMMON, ...routes }, ({ call }) => {
    if (!ASIDE.some((begin) => call.startsWith(begin))) unknown.add(call);
    return brokenConnection();
  });
  const view = renderAt(address, { '/admin/*': part }, user);
  const bodies = <Body,>(call: string) =>
    api.requests.filter((request) => request.call === call).map(({ body }) => body as Body);
  return { ...view, api, bodies, logged, ...hands(view.user) };
}

type User = ReturnType<typeof renderAt>['user'];
/** What tests do and see by role and label, in the topmost dialog if one is open. */
function hands(user: User) {
  return {
    press: async (name: Name) => user.click(await waitFor(() => named('button', name))),
    choose: async (name: Name, option: string) =>
      user.selectOptions(await waitFor(() => named('combobox', name)), option),
    type: (label: Name, value: string, group?: Pick<typeof screen, 'getByLabelText'>) =>
      fireEvent.change(group?.getByLabelText(label) ?? labelled(label), { target: { value } }),
    see: async (text: Name) => expect(await screen.findByText(text)).toBeVisible(),
  };
}
