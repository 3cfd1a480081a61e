import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { DESKTOP, expect, field, test } from '../shop-test.ts';
import { newPerson, signInAsAdmin } from '../sign-in.ts';

const PLATE = 'Rüttelplatte vorwärtslaufend, 90 kg';
const RAMMER = 'Vibrationsstampfer, 66 kg';

const MOST_PRESSES_AND_FIELDS = 14;

test('two machines for a weekend are reserved in few presses, confirmed by one and cancelled as a whole', async ({
  page,
  browser,
}) => {
  test.slow();
  let done = 0;
  const press = async (what: Locator) => {
    done += 1;
    await what.click();
  };
  const fill = async (label: string, text: string) => {
    done += 1;
    await field(page, label).fill(text);
  };
  await page.goto('/');
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /mieten|Miete|Mietgerät/i })
      .first(),
  );
  await page.waitForURL('**/miete**');
  await press(page.getByRole('button', { name: 'Nächstes Wochenende' }));
  await expect(page.getByText(/gefunden, frei vom .* bis /)).toBeVisible();
  await inspect(page, 'rentals-weekend', 'main');
  await press(page.getByRole('link', { name: PLATE }));
  await press(page.getByRole('radio', { name: /^Wochenende/ }));
  await expect(
    page.getByText(/^Freitag ab 12:00 Uhr \(oder Samstag\) bis Montag 08:00 Uhr/),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'Weitere Maschine hinzufügen' }));
  await press(page.getByRole('button', { name: `${RAMMER} hinzufügen` }));
  await inspect(page, 'rental-tool-set', 'main');
  await press(page.getByRole('button', { name: 'Reservieren' }));
  await press(page.getByRole('link', { name: 'Online reservieren' }));
  const { name, email } = newPerson('Willi Wochenend');
  await fill('Name', name);
  await fill('E-Mail', email);
  await fill('Telefonnummer', '0151 23456789');
  await press(page.getByRole('checkbox', { name: /^Ich verlange ausdrücklich/ }));
  await expect(page.getByText(/^Gesamt mit Kaution/)).toBeVisible();
  await inspect(page, 'reservation-set', 'main');
  await expectNoViolations(page, 'main');
  await press(page.getByRole('button', { name: 'Zahlungspflichtig mieten' }));
  await page.waitForURL('**/mietbuchung/*');
  const all = page.getByRole('region', { name: 'Ganze Reservierung' });
  await expect(all).toContainText(RAMMER);
  expect(done).toBeLessThanOrEqual(MOST_PRESSES_AND_FIELDS);
  await inspect(page, 'rental-set', 'main');
  const number = new URL(page.url()).pathname.split('/').pop() ?? '';
  const { text } = await mailAbout(page, email, number, 'ist eingegangen');
  expect(text).toContain(RAMMER);

  const office = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await signInAsAdmin(office);
  await office.goto(`/admin/vermietung?buchung=${number}`);
  await expect(office.getByText('Reservierung mit 2 Geräten')).toBeVisible();
  await expect(
    office.getByRole('checkbox', { name: 'Ganze Reservierung verschieben' }),
  ).toBeChecked();
  await inspect(office, 'office-rental-set', '[role="dialog"]');
  await office.getByRole('button', { name: 'Alle 2 bestätigen' }).click();
  await expect(office.getByRole('button', { name: 'Ausgeben' })).toBeVisible();

  await page.reload();
  await expect(all.getByText('Bestätigt')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ganze Reservierung stornieren' }).click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(all.getByText('Storniert')).toHaveCount(2);
});
