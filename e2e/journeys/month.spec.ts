import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { ListedEntry } from '@shop/domain/office/office';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { expectNoSideScroll } from '../reflow.ts';
import { expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

// On a stack of its own: a month before what is there already would mix up the invoices' days.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** The office's screens by the names of their pictures; a number is in the place of `*`. */
const SCREENS = {
  'admin-statistiken': '',
  'admin-auswertungen': '/statistiken/auswertungen',
  'admin-bestellungen': '/bestellungen',
  'admin-day-list': '/bestellungen?lieferliste=*',
  'admin-order': '/bestellungen?bestellung=*',
  'admin-kontaktanfragen': '/kontaktanfragen',
  'admin-quotes': '/angebote',
  'admin-quote-new': '/angebote?neu=bestellung',
  'admin-rechnungen': '/rechnungen',
  'admin-customers': '/kunden',
  'admin-customer': '/kunden/kunde?id=*',
  'admin-vermietung': '/vermietung',
  'admin-rentals-today': '/vermietung?ansicht=heute',
  'admin-rentals': '/vermietung?ansicht=liste',
  'admin-deposits': '/vermietung?ansicht=kautionen',
} as const;
const TABLET = { width: 1024, height: 768 };

test('npm run demo fills every screen of the office, and each fits and is accessible', async ({
  page,
}) => {
  execFileSync('npm', ['run', 'demo'], { cwd: '..' });
  await signInAsAdmin(page);
  const places: Partial<Record<keyof typeof SCREENS, string>> = await examples(page);
  for (const [name, address] of Object.entries(SCREENS)) {
    const path = `/admin${address.replace('*', places[name as keyof typeof SCREENS] ?? '')}`;
    await test.step(path, async () => {
      await page.goto(path);
      const opened = /bestellung=|neu=/.test(path) ? '[role="dialog"]' : 'main';
      await expect(page.locator(opened)).toBeVisible();
      await expect(page.getByText(/(werden|wird|Wird) geladen/)).toHaveCount(0);
      await page.setViewportSize(TABLET);
      await expectNoSideScroll(page, TABLET.width);
      await expectNoViolations(page, opened);
      await inspect(page, name, opened);
    });
  }
});

/** A day with deliveries, an order divided into parts, a company with invoices. */
async function examples(page: Page) {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await page.request.get(`/api/admin/${path}`);
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const days = await read<{ day: string; stops: number }[]>('delivery-days');
  const orders = await read<{ order_number: string; deliveries?: unknown[] }[]>('orders?limit=50');
  const customers = await read<ListedEntry<{ name: string }>[]>('customers?search=Muster');
  const places = {
    'admin-day-list': days.find(({ stops }) => stops > 1)?.day ?? '',
    'admin-order': orders.find(({ deliveries }) => deliveries)?.order_number ?? '',
    'admin-customer': customers[0]?.id ?? '',
  };
  expect(Object.values(places), JSON.stringify(places)).not.toContain('');
  return places;
}
