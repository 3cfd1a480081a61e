import type { Page } from '@playwright/test';
import { addDays, berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

/** The Tuesday after next and the Thursday after it; later weeks for later journeys of a run. */
function period(weeks: number): { start_day: string; end_day: string } {
  let day = addDays(berlinDay(new Date()), 7 * weeks + 1);
  while (weekdayOf(day) !== 'Dienstag') day = addDays(day, 1);
  return { start_day: day, end_day: addDays(day, 2) };
}

async function openToolDays(page: Page, tool: number) {
  const options = await (await page.request.get('/api/delivery-options')).json();
  const closed: string[] = options.closed_days;
  for (let weeks = 1; ; weeks += 1) {
    const wanted = period(weeks);
    if (closed.includes(wanted.start_day) || closed.includes(wanted.end_day)) continue;
    const query = `from=${wanted.start_day}&to=${wanted.end_day}`;
    const { free } = await (await page.request.get(`/api/rental-availability?${query}`)).json();
    if (free[tool] > 0) return wanted;
  }
}

test('a clerk books a machine by keyboard, hands it out, takes it back and charges for it', async ({
  page,
}) => {
  test.slow();
  const email = `miete-${crypto.randomUUID().slice(0, 6)}@example.org`;
  await signInAsAdmin(page);
  await page.setViewportSize(DESKTOP);
  const TOOL = 1;
  const { name } = await (await page.request.get(`/api/rental-tools/${TOOL}`)).json();
  const days = await openToolDays(page, TOOL);

  await page.goto(`/admin/vermietung?ab=${days.start_day}`);
  const grid = page.getByRole('grid', { name: 'Belegung' });
  const cell = grid.getByRole('gridcell', {
    name: new RegExp(`^${name}, Dienstag, ${formatDay(days.start_day)}`),
  });
  await expect(cell).toBeVisible();
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  for (
    let row = 0;
    row < 60 && !(await cell.evaluate((it) => it === document.activeElement));
    row++
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Neue Buchung' });
  await form.getByLabel('Mietende').fill(formatDay(days.end_day));
  await form.getByRole('textbox', { name: 'Name' }).fill('Rolf Walter');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await inspect(page, 'admin-rental-new', '[role="dialog"]');
  await page.setViewportSize(DESKTOP);
  await form.getByRole('textbox', { name: 'E-Mail' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `${name}: Rolf Walter` });
  await expect(dialog.getByText('Bestätigt').first()).toBeVisible();
  await mailAbout(page, email, 'ist bestätigt');
  await inspect(page, 'admin-rental-booking', '[role="dialog"]');
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await inspect(page, 'admin-vermietung', 'main');
  await page.setViewportSize(DESKTOP);

  // The customer fetches it today after all.
  await page
    .getByRole('gridcell', { name: /Bestätigt: Rolf Walter/ })
    .first()
    .press('Enter');
  const today = await openToolToday(page);
  if (!today) return;
  await dialog.getByLabel('Mietbeginn').fill(formatDay(today));
  await dialog.getByRole('button', { name: 'Tage ändern' }).click();
  await expect(dialog.getByText(/^Gespeichert/)).toBeVisible();
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Ausgeben' }).click();
  await sign(page, 'Übergabe', '120');
  await page.getByLabel('Rechnungsanschrift').fill('Hauptstraße 1\n12345 Musterstadt');
  await page.getByRole('combobox', { name: /^Kaution/ }).selectOption('held');
  await page.getByRole('button', { name: 'Übergeben' }).click();
  await expect(dialog.getByText('Ausgegeben').first()).toBeVisible();
  const link = dialog.locator('a[href$="/mietvertrag.pdf"]');
  const contract = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(contract.headers()['content-type']).toBe('application/pdf');
  await dialog.getByRole('button', { name: 'Rückgabe aufnehmen' }).click();
  await sign(page, 'Rückgabe', '131');
  const giveBack = page.getByRole('dialog', { name: /^Rückgabe/ });
  await giveBack.getByLabel(/^Kaution/).selectOption('returned');
  await giveBack.getByRole('button', { name: 'Rückgabe speichern' }).click();
  await dialog.getByRole('button', { name: 'Abrechnen', exact: true }).click();
  const closing = page.getByRole('dialog', { name: /^Abrechnen/ });
  await expect(closing.getByRole('term').filter({ hasText: 'Summe netto' })).toBeVisible();
  await inspect(page, 'admin-rental-closing', '[role="dialog"]:last-of-type');
  await page.setViewportSize(DESKTOP);
  await closing.getByRole('button', { name: 'Abrechnen' }).click();
  await dialog.getByRole('link', { name: /^Abrechnung B-/ }).click();
  const order = page.getByRole('dialog', { name: /^Bestellung B-/ });
  await expect(order.getByText(`Miete ${name}`).first()).toBeVisible();
  await expect(order.getByRole('button', { name: 'Rechnung schreiben' })).toBeVisible();
  await page.goto('/admin/vermietung?ansicht=auslastung');
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toBeVisible();
  await inspect(page, 'admin-rental-utilisation', 'main');
});

/** Today, if a tool can be handed over today. */
async function openToolToday(page: Page): Promise<string | undefined> {
  const today = berlinDay(new Date());
  const { closed_days } = await (await page.request.get('/api/delivery-options')).json();
  return weekdayOf(today) === 'Sonntag' || closed_days.includes(today) ? undefined : today;
}

async function sign(page: Page, title: string, meter: string): Promise<void> {
  const form = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
  await form.getByLabel('Betriebsstunden').fill(meter);
  await form.getByLabel('Zustand').fill('In Ordnung');
  const pad = form.getByRole('img', { name: 'Unterschrift' });
  await expect(pad).toHaveAttribute('aria-busy', 'false');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no field to sign in');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 70, { steps: 6 });
  await page.mouse.move(box.x + 200, box.y + 30, { steps: 6 });
  await page.mouse.up();
}
