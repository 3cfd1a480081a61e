import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { holdBack } from '../hold-back.ts';
import { SITE } from '../local-stack.ts';
import { expect, field, test } from '../shop-test.ts';

// Input before a page's code runs must not be lost: on a slow network that is most of a visit.
test.use({ waitsForCode: false });

const CODE = '**/assets/*.js';

test('a form that is filled in and sent early is validated and keeps its texts', async ({
  page,
}) => {
  const release = await holdBack(page, CODE);
  await page.goto('/kontakt?anfrage=delivery', { waitUntil: 'domcontentloaded' });
  await field(page, 'Name').fill('Erika Früh');
  await field(page, 'Nachricht').fill('Wann liefern Sie?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  release();
  await expect(field(page, 'Firma/Organisation')).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue('Erika Früh');
  await expect(field(page, 'Nachricht')).toHaveValue('Wann liefern Sie?');
  await expect(page.getByRole('combobox', { name: 'Art der Anfrage' })).toHaveValue('delivery');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Erika Früh');
});

test('a text being typed while the code loads stays whole', async ({ page }) => {
  const release = await holdBack(page, CODE);
  await page.goto('/leistungen', { waitUntil: 'domcontentloaded' });
  await field(page, 'Name').pressSequentially('Anna ');
  release();
  await field(page, 'Name').pressSequentially('Maria von der langen Straße', { delay: 10 });
  await expect(field(page, 'Name')).toHaveValue('Anna Maria von der langen Straße');
});

test('a date being typed while the code loads stays whole', async ({ page }) => {
  const release = await holdBack(page, CODE);
  await page.goto('/miete/1', { waitUntil: 'domcontentloaded' });
  const start = page.getByLabel('Mietbeginn');
  await start.pressSequentially('01.01.20');
  release();
  await page.waitForFunction(() => !('early' in window));
  await page.keyboard.type('99');
  await expect(start).toHaveValue('01.01.2099');
  await expect(page).toHaveURL(/von=2099-01-01/);
});

test('an incomplete date survives, and can be completed after hydration', async ({ page }) => {
  const release = await holdBack(page, CODE);
  await page.goto('/miete/1?tarif=weekly', { waitUntil: 'domcontentloaded' });
  const start = page.getByLabel('Mietbeginn');
  await start.pressSequentially('01');
  release();
  await page.waitForFunction(() => !('early' in window));
  await page.keyboard.type('012099');
  await page.keyboard.press('Tab');
  await expect(start).toHaveValue('01.01.2099');
  await expect(page).toHaveURL(/tarif=weekly&von=2099-01-01/);
});

test('a half-typed date survives that another field is entered', async ({ page }) => {
  const release = await holdBack(page, CODE);
  await page.goto('/miete/1', { waitUntil: 'domcontentloaded' });
  const start = page.getByLabel('Mietbeginn');
  await start.pressSequentially('01.01.');
  await page.getByLabel('Mietende').fill('08.01.2099');
  release();
  await page.waitForFunction(() => !('early' in window));
  await expect(start).toHaveValue('01.01.');
  await expect(page.getByText(/^Bitte geben Sie das Datum als TT\.MM\.JJJJ ein/)).toBeVisible();
  await start.press('End');
  await page.keyboard.type('2099');
  await expect(page.getByText(/^Mietpreis \(7 Tage ×/)).toBeVisible();
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US', waitsForCode: true });

  test('dates are typed and chosen in German', async ({ page }) => {
    await page.goto('/miete/1');
    await page.getByLabel('Mietbeginn').pressSequentially('28.02.2099');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Kalender: Mietbeginn' });
    await expect(calendar.getByText('Februar 2099')).toBeVisible();
    await expect(calendar.getByRole('columnheader').first()).toHaveText('M');
    await expect(calendar.getByRole('gridcell', { name: '28' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Mietbeginn' })).toHaveValue('01.03.2099');
    await expect(page).toHaveURL(/von=2099-03-01/);
  });
});

test('each key in a filter counts while the page catches up', async ({ page }) => {
  await page.goto('/miete');
  await expect(page.getByText(/Mietgeräte gefunden$/)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const sort = page.getByRole('combobox', { name: 'Sortierung' });
  await sort.focus();
  for (let keys = 0; keys < 3; keys++) await page.keyboard.press('ArrowDown');
  await expect(sort).toHaveValue('brand');
  await expect(page).toHaveURL(/sortierung=brand$/);
});

test.describe('on a slow line', () => {
  test.use({ expectedHosts: /^127\.0\.0\.1:/ });

  test('a form that is sent while its document is still arriving is answered', async ({ page }) => {
    const { origin, finish, server } = await serveHalf('/lieferung', '</form>');
    await page.goto(`${origin}/lieferung`, { waitUntil: 'commit' });
    await page.getByLabel(/^Entfernung/).fill('12,5');
    await page.getByLabel(/^Bestellwert/).fill('480');
    await page.getByRole('button', { name: 'Lieferkosten berechnen' }).click();
    finish();
    await expect(page.getByText('Zone 1 · 12,5 km')).toBeVisible();
    expect(page.url()).toBe(`${origin}/lieferung`);
    server.closeAllConnections();
    server.close();
  });
});

test('going back before the code runs loads that page', async ({ page }) => {
  await page.goto('/uber-uns');
  await page.waitForFunction(() => !('early' in window));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  const release = await holdBack(page, CODE);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible();
  release();
});

test('a menu button that is pressed early opens the menu', async ({ page }) => {
  const release = await holdBack(page, CODE);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Serves the shop, but a document only as far as the last mark until `finish` is called. */
async function serveHalf(path: string, mark: string) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(SITE + url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const end = body.lastIndexOf(mark) + mark.length;
    if (url === path) {
      response.write(body.subarray(0, end));
      await finished;
    }
    response.end(url === path ? body.subarray(end) : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, finish, server };
}
