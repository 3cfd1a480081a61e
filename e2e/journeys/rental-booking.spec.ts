import type { Page } from '@playwright/test';
import { isHandoverDay } from '@shop/domain/delivery/rental-handover';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { DESKTOP, expect, field, test } from '../shop-test.ts';
import { newPerson, signIn, signInAsAdmin } from '../sign-in.ts';

/** Several pieces exist, so a retry finds one free. */
const MIXER = 'Betonmischer 140 l';
const PLATE = 'Rüttelplatte vorwärtslaufend, 90 kg';

/** The first handover days at least a week ahead. */
async function nextWeek({ request }: Page): Promise<[string, string, string]> {
  const { closed_days } = await (await request.get('/api/delivery-options')).json();
  const closed = new Set<string>(closed_days);
  const week = Array.from({ length: 20 }, (_, day) => addDays(berlinDay(new Date()), 7 + day));
  const [start = '', end = '', later = ''] = week.filter((day) => isHandoverDay(day, closed));
  return [start, end, later];
}

async function officeSteps(page: Page, number: string, what: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/admin/rental-bookings/${number}/${what}`, {
    data: { request_id: crypto.randomUUID(), ...data },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a contractor finds a tool that is free next week, reserves, extends and cancels it on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const [start, end, later] = await nextWeek(page);
  await page.goto('/miete');
  await page.getByRole('button', { name: 'Zeitraum' }).click();
  await field(page, 'Frei von').fill(formatDay(start));
  await field(page, 'Frei bis').fill(formatDay(end));
  await expect(page.getByText(`frei vom ${formatDay(start)} bis ${formatDay(end)}`)).toBeVisible();
  await inspect(page, 'rentals-free', 'main');
  await page.getByRole('link', { name: MIXER }).click();

  await expect(page.getByText(/^In dieser Zeit sind \d von 6 Stück frei\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Kalender: Mietbeginn' });
  await expect(calendar.getByRole('list', { name: 'Legende' })).toBeVisible();
  await expect(calendar.getByRole('gridcell', { name: /, frei: \d von 6$/ }).first()).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await inspect(page, 'rental-calendar', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reservieren' }).click();
  await page.getByRole('link', { name: 'Online reservieren' }).click();

  const { name, email } = newPerson('Berta Baggert');
  await field(page, 'Name').fill(name);
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Telefonnummer').fill('0151 23456789');
  await page.getByRole('checkbox', { name: /^Ich verlange ausdrücklich/ }).check();
  await expect(page.getByText('Gesamtpreis inkl. MwSt.')).toBeVisible();
  await inspect(page, 'reservation', 'main');
  await page.getByRole('button', { name: 'Zahlungspflichtig mieten' }).click();
  await page.waitForURL('**/mietbuchung/*');
  const number = new URL(page.url()).pathname.split('/').pop() ?? '';
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Vielen Dank für Ihre Reservierung!');
  await expect(page.getByRole('button', { name: 'Reservierung stornieren' })).toBeVisible();

  const { text } = await mailAbout(page, email, number, 'ist eingegangen');
  const link = new URL(/https?:\S+#token=\S+/.exec(text)?.[0] ?? '');
  const office = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await signInAsAdmin(office);
  await officeSteps(office, number, 'step', { from: 'requested', to: 'confirmed' });
  await officeSteps(office, number, 'move', { start_day: start, end_day: end, pieces: 2 });

  // A fragment alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(link.pathname + link.search + link.hash);
  await expect(title).toHaveText('Ihre Reservierung ist bestätigt');
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Geändert');
  await page.getByRole('button', { name: 'Miete verlängern' }).click();
  await field(page, 'Neues Mietende').fill(formatDay(later));
  await expect(page.getByText(/kostet dann .* netto/)).toBeVisible();
  await inspect(page, 'rental-booking', 'main');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Kostenpflichtig verlängern' }).click();
  const extended = page.getByRole('status').filter({ hasText: /ist bis zum .* verlängert/ });
  await expect(extended).toBeFocused();
  await page.getByRole('button', { name: 'Reservierung stornieren' }).click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(title).toHaveText('Reservierung storniert');
  await expectNoViolations(page, 'main');
  expect((await mailAbout(page, email, number, 'ist storniert')).to).toEqual([email]);
});

test('a customer finds their rentals and how far each has come in the account', async ({
  page,
  browser,
}) => {
  const [start_day, , end_day] = await nextWeek(page);
  const { name, email } = newPerson('Klara Kranich');
  await signIn(page, { name, email });
  const tools: { id: number; name: string }[] = await (
    await page.request.get('/api/rental-tools')
  ).json();
  const numbers: string[] = [];
  for (const tool of [MIXER, PLATE]) {
    const tool_id = tools.find((each) => each.name === tool)?.id;
    const renter = { customer_name: name, customer_email: email, customer_phone: '0151 23456789' };
    const wish = { tool_id, start_day, end_day, pieces: 1, method: 'pickup', early_start: true };
    const answer = await page.request.post('/api/rental-bookings', {
      data: { ...wish, ...renter },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    numbers.push((await answer.json()).booking_number);
  }
  const office = await (await browser.newContext()).newPage();
  await signInAsAdmin(office);
  await officeSteps(office, numbers[1] ?? '', 'step', { from: 'requested', to: 'confirmed' });
  await page.goto('/dashboard?bereich=mieten');
  await expect(page.getByRole('article', { name: MIXER }).getByText('Eingegangen')).toBeVisible();
  const confirmed = page.getByRole('article', { name: PLATE });
  await expect(confirmed.getByText('Bestätigt')).toBeVisible();
  await expect(confirmed.getByRole('button', { name: 'Miete verlängern' })).toBeVisible();
  await inspect(page, 'rentals-own', 'main');
});
