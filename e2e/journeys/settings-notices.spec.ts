import type { Locator, Page } from '@playwright/test';
import { COMPANY } from '@shop/domain/company';
import { isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import { inspect } from '../inspect.ts';
import { expectNothingUnderContact } from '../layout.ts';
import { expectNoShift, observeShifts } from '../rendered.ts';
import { newShopper, saveSetting, settingPath, test } from '../shop-settings.ts';
import { DESKTOP, expect, field, fillCart, PHONE } from '../shop-test.ts';

test.slow();

const TODAY = berlinDay(new Date());
const CLOSED = 'An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht.';

test.describe('a notice', () => {
  test.use({ changes: ['banner'] });

  test('shows on all pages, closes for good and is over after its last day', async ({
    page,
    browser,
  }) => {
    const phone = await newShopper(browser, PHONE);
    const inventory =
      'Am Freitag ist Inventur: Abholung erst ab Samstag, 8 Uhr. Bestellungen, die bis Donnerstag, 12 Uhr, eingehen, liefern wir noch aus. Telefonisch erreichen Sie uns an beiden Tagen bis 17 Uhr.';
    await page.goto(settingPath('hinweis'));
    await addNotice(page, 1, inventory, TODAY, addDays(TODAY, 2));
    await saveSetting(page);
    await inspect(page, 'admin-hinweis', 'main');
    await expectNothingUnderContact(page);
    await page.setViewportSize(DESKTOP);

    await observeShifts(phone.context());
    for (const screen of [{ width: 320, height: 640 }, DESKTOP, PHONE]) {
      await phone.setViewportSize(screen);
      await phone.goto('/');
      await expectWhole(notice(phone).getByText(inventory));
      await expectWhole(phone.getByRole('link', { name: 'Rückruf anfordern' }).first());
      await expectWhole(phone.getByRole('link', { name: COMPANY.phone.display }).first());
      await expectNoShift(phone);
    }
    await inspect(phone, 'notice');
    for (const path of ['/produkt/1', '/kontakt']) {
      await phone.goto(path);
      await expect(notice(phone)).toContainText(inventory);
    }
    await phone.getByRole('button', { name: 'Hinweis schließen' }).click();
    await expect(notice(phone)).toBeHidden();
    await expect(phone.getByRole('main')).toBeFocused();
    await expect(phone.getByRole('link', { name: 'Rückruf anfordern' }).first()).toBeVisible();
    await phone.goto('/katalog');
    await expect(phone.getByText(/^\d+ Produkte gefunden$/)).toBeVisible();
    await expect(notice(phone)).toBeHidden();

    await fillPeriod(page, 1, addDays(TODAY, -1), addDays(TODAY, -1));
    await page.keyboard.press('Tab');
    await expect(page.getByText('Vorbei; so sah er aus')).toBeVisible();
    await saveSetting(page);
  });
});

test.describe('company holidays', () => {
  test.use({ changes: ['specialDays'] });

  test('appear with the opening hours, and no delivery can be ordered for them', async ({
    page,
    browser,
  }) => {
    const shopper = await newShopper(browser, PHONE);
    await fillCart(shopper, [1, 3]);
    await shopper.goto('/checkout');
    const closed = await closedDays(shopper);
    const first = await earliestDay(shopper);
    const from = addDays(first, 7);
    const wished = deliveryDayFrom(addDays(from, 1), closed);
    await wishFor(shopper, wished);

    const last = addDays(from, 9);
    await page.goto(settingPath('besondere-tage'));
    await addDaysTo(page, 1, 'Betriebsferien', from, last);
    await addDaysTo(page, 2, 'Inventur', first, first);
    await addDaysTo(page, 3, 'Jubiläum', TODAY, TODAY);
    await page.getByRole('checkbox', { name: 'geschlossen' }).last().uncheck();
    await field(page, 'Öffnungszeit').fill('8-12');
    await saveSetting(page);
    await inspect(page, 'admin-besondere-tage', 'main');

    await shopper.reload();
    await expect(field(shopper, 'Wunschtermin')).toHaveAccessibleDescription(new RegExp(CLOSED));
    const closedNow = await closedDays(shopper);
    const next = await earliestDay(shopper);
    // Not always the next delivery day: on a Thursday afternoon, Saturday's closing time is too early.
    expect(next > first && next < from && isDeliveryDay(next, closedNow)).toBe(true);
    await shopper.getByRole('button', { name: 'Kalender öffnen' }).click();
    const calendar = shopper.getByRole('dialog', { name: 'Kalender: Wunschtermin' });
    const number = String(Number(wished.slice(-2)));
    await expect(calendar.getByRole('gridcell', { name: number, exact: true })).toBeDisabled();
    await shopper.keyboard.press('Escape');
    await wishFor(shopper, deliveryDayFrom(addDays(last, 1), closedNow));
    await expect(field(shopper, 'Wunschtermin')).toHaveAccessibleDescription(/^Frühester/);

    const period = `${formatDay(from).slice(0, 6)}–${formatDay(last).slice(0, 6)}`;
    const told = [`${period}geschlossen (Betriebsferien)`, /08:00–12:00 \(Jubiläum\)/];
    await shopper.goto('/kontakt');
    for (const text of told) {
      await expect(shopper.getByRole('main')).toContainText(text);
      await expect(shopper.getByRole('contentinfo')).toContainText(text);
    }
    await inspect(shopper, 'contact-holidays');
    // A phone has no room for it.
    await expect(shopper.getByText('Heute 08:00–12:00')).toBeAttached();
  });
});

const notice = (page: Page) => page.getByRole('region', { name: 'Hinweis', exact: true });

/** Expects a text in view, uncut and uncovered. */
async function expectWhole(text: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 1 });
  const isWhole = await text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const ends = [top + 2, bottom - 2].map((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
    return ends.every(Boolean) && element.scrollHeight <= element.clientHeight + 1;
  });
  expect(isWhole).toBe(true);
}

/** The field of the nth row of a setting. */
const inRow = (page: Page, row: number, label: string) => field(page, label).nth(row - 1);

/** Fills in a period's days in the nth row of a setting. */
async function fillPeriod(page: Page, row: number, from: string, to: string): Promise<void> {
  await inRow(page, row, 'Von').fill(formatDay(from));
  await inRow(page, row, 'Bis').fill(formatDay(to));
}

type NewPeriod = [page: Page, row: number, text: string, from: string, to: string];

async function addNotice(...[page, row, text, from, to]: NewPeriod): Promise<void> {
  await page.getByRole('button', { name: 'Hinweis hinzufügen' }).click();
  await fillPeriod(page, row, from, to);
  await field(page, `Text von Hinweis ${row}`).fill(text);
}

async function addDaysTo(...[page, row, name, from, to]: NewPeriod): Promise<void> {
  await page.getByRole('button', { name: 'Tage hinzufügen' }).click();
  await fillPeriod(page, row, from, to);
  await inRow(page, row, 'Anlass').fill(name);
}

async function closedDays({ request }: Page): Promise<ReadonlySet<string>> {
  return new Set((await (await request.get('/api/delivery-options')).json()).closed_days);
}

function deliveryDayFrom(day: string, closed: ReadonlySet<string>): string {
  return isDeliveryDay(day, closed) ? day : deliveryDayFrom(addDays(day, 1), closed);
}

async function earliestDay(page: Page): Promise<string> {
  const hint = (await page.getByText(/^Frühester Termin: /).textContent()) ?? '';
  return hint.slice(-10).split('.').reverse().join('-');
}

async function wishFor(page: Page, wished: string): Promise<void> {
  await field(page, 'Wunschtermin').fill(formatDay(wished));
  await page.keyboard.press('Tab');
}
