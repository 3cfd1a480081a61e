import type { Locator, Page } from '@playwright/test';
import { NO_SITE } from '@shop/domain/customer/building-site';
import { isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { addDays, berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

/** A name that no other order has, and its first half. */
function uniqueName(): { name: string; half: string } {
  const half = `ofen${crypto.randomUUID().slice(0, 6)}`;
  return { name: `Otto ${half}bauer`, half };
}

/** The first delivery day from tomorrow on. */
async function nextDeliveryDay({ request }: Page): Promise<CalendarDay> {
  const { closed_days } = await (await request.get('/api/delivery-options')).json();
  let day = addDays(berlinDay(new Date()), 1);
  while (!isDeliveryDay(day, new Set(closed_days))) day = addDays(day, 1);
  return day;
}

test.describe('the office', () => {
  test.use({ viewport: DESKTOP });

  test('finds an order by half a name, agrees on a day, notes and prints', async ({ page }) => {
    const { name, half } = uniqueName();
    const number = await orderByApi(page.request, { name, product: 1, quantity: 3 });
    const day = await nextDeliveryDay(page);
    await signInAsAdmin(page);

    await page.goto('/admin/bestellungen');
    await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill(half);
    await expect(page.getByText(`1 Bestellung zu „${half}“`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`1 Bestellung zu „${half}“`)).toBeVisible();
    await expectNoViolations(page, 'main');

    await page.getByRole('button', { name: `Details zur Bestellung ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: `Bestellung ${number}` });
    await dialog.getByRole('textbox', { name: 'Liefertag festlegen' }).fill(formatDay(day));
    await dialog.getByRole('button', { name: 'Liefertag speichern' }).click();
    await expect(dialog.getByText(`Liefertag: ${formatDay(day)}.`)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Neue Notiz' }).fill('Ruft vorher an.');
    await dialog.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ruft vorher an.' })).toBeVisible();
    await expectNoViolations(page, '[role="dialog"]');

    for (const name of ['Lieferschein drucken', 'Auftragsbestätigung drucken']) {
      const href = await dialog.getByRole('link', { name }).getAttribute('href');
      const paper = await page.request.get(href ?? '');
      expect(paper.headers()['content-type']).toBe('application/pdf');
      expect((await paper.body()).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    }
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    await page.getByRole('button', { name: 'Lieferliste' }).click();
    await page.getByRole('textbox', { name: 'Tag', exact: true }).fill(formatDay(day));
    const stop = page.getByRole('listitem').filter({ hasText: number });
    await expect(stop).toContainText('Ladung: ca. 3 t, 1 Lkw');
    await inspect(page, 'admin-lieferliste', 'main');
    await page.emulateMedia({ media: 'print' });
    await expect(stop).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Bestellungen' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeHidden();
  });

  test('takes an order on the telephone, and a second one of the same customer', async ({
    page,
  }) => {
    const { name } = uniqueName();
    await signInAsAdmin(page);
    await page.goto('/admin/bestellungen');
    await page.getByRole('link', { name: 'Bestellung aufnehmen' }).click();
    const form = page.getByRole('dialog', { name: 'Neues Angebot oder neue Bestellung' });
    test.slow();
    const take = async (...lines: [number: string, quantity: string][]) => {
      for (const [number, quantity] of lines) {
        await form.getByRole('combobox', { name: 'Weiterer Artikel' }).fill(number);
        await page.keyboard.press('Enter');
        const line = lines.findIndex(([each]) => each === number);
        const field = form.getByRole('textbox', { name: 'Menge', exact: true }).nth(line);
        await expect(field).toBeFocused();
        await field.fill(quantity);
      }
      await form.getByRole('button', { name: 'Bestellung aufnehmen' }).click();
      await expect(page.getByRole('dialog', { name: /^Bestellung B-/ })).toBeVisible();
    };
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await form.getByRole('textbox', { name: 'Telefonnummer' }).fill('069 1234');
    await form.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Am Hang 7');
    await form.getByRole('textbox', { name: 'Postleitzahl' }).fill('12355');
    await form.getByRole('textbox', { name: 'Ort', exact: true }).fill('Neudorf');
    await inspect(page, 'admin-phone-order', '[role="dialog"]');
    await page.setViewportSize(DESKTOP);
    await take(['10001', '3'], ['10401', '20']);
    const order = page.getByRole('dialog');
    await expect(order.getByText('Telefonisch aufgenommen')).toBeVisible();
    await expect(order).toContainText('20 m²');
    await order.getByRole('link', { name: 'Weitere Bestellung aufnehmen' }).click();
    await expect(form.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Neudorf');
    await take(['10001', '5']);
    await expect(order).toContainText('5 t');
    await expect(order).toContainText('Am Hang 7');
  });

  test('takes a usual order in six presses, and finds it from any page', async ({ page }) => {
    const { name, half } = uniqueName();
    await signInAsAdmin(page);
    const place = { street: 'Am Hang 7', postal_code: '12355', city: 'Neudorf' };
    const input = {
      is_company: true,
      name,
      contact_name: 'Paul Polier',
      phone: '069 1234',
      visibility: 'visible',
      members: [],
      sites: [{ ...NO_SITE, name: 'Neubau', ...place }],
    };
    const changes = [{ version: 0, input }];
    const saved = await page.request.post('/api/admin/customers', {
      data: { request_id: crypto.randomUUID(), changes },
    });
    expect(saved.ok(), await saved.text()).toBe(true);

    // A click, or an Enter that takes something; what leads to the next field is typing.
    let presses = 0;
    const click = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    const take = async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    };
    await page.goto('/admin/bestellungen');
    await click(page.getByRole('link', { name: 'Bestellung aufnehmen' }));
    const form = page.getByRole('dialog', { name: 'Neues Angebot oder neue Bestellung' });
    await expect(form.getByRole('combobox', { name: 'Kunden suchen' })).toBeFocused();
    await page.keyboard.type(half);
    await take();
    const article = form.getByRole('combobox', { name: 'Weiterer Artikel' });
    for (const [index, [number, quantity]] of [
      ['10001', '3'],
      ['10401', '20'],
    ].entries()) {
      await expect(article).toBeFocused();
      await page.keyboard.type(number ?? '');
      await take();
      const field = form.getByRole('textbox', { name: 'Menge', exact: true }).nth(index);
      await expect(field).toBeFocused();
      await page.keyboard.type(quantity ?? '');
      await page.keyboard.press('Enter');
    }
    await expect(form.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue(
      place.street,
    );
    await expect(form.getByText('Nichts offen')).toBeVisible();
    await click(form.getByRole('button', { name: 'Bestellung aufnehmen' }));
    const order = page.getByRole('dialog', { name: /^Bestellung B-/ });
    for (const text of ['3 t', '20 m²', place.street]) await expect(order).toContainText(text);
    expect(presses).toBeLessThanOrEqual(6);

    await page.goto('/admin/einstellungen');
    await expect(page.getByRole('tab', { name: 'Einstellungen' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(`${half} Hang`);
    const orders = page.getByRole('group', { name: 'Bestellungen' });
    await expect(orders.getByRole('option')).toContainText(['inkl. MwSt.']);
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Enter');
    await expect(order).toContainText(place.street);
  });

  test('sorts a day’s stops, prints their papers and sends them out', async ({ page }) => {
    await signInAsAdmin(page);
    const { name } = uniqueName();
    const day = await nextDeliveryDay(page);
    const change = async (number: string, what: string, data: object) => {
      const answer = await page.request.post(`/api/admin/orders/${number}/${what}`, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const numbers: string[] = [];
    for (const quantity of [3, 5]) {
      const number = await orderByApi(page.request, { name, product: 1, quantity });
      await change(number, 'events', { what: 'delivery_day', day });
      await change(number, 'status', { from: 'pending', to: 'processing' });
      numbers.push(number);
    }
    await page.goto(`/admin/bestellungen?lieferliste=${day}`);
    const stops = page.getByRole('listitem').filter({ hasText: name });
    const shown = async () =>
      (await stops.allTextContents()).map((text) =>
        numbers.find((number) => text.includes(number)),
      );
    await expect(stops).toHaveCount(2);
    const before = await shown();
    // Scrolling between press and move would start no drag.
    await page.setViewportSize({ width: 1440, height: 2000 });
    const saved = page.waitForResponse((response) =>
      response.url().endsWith(`/deliveries/${day}/stops`),
    );
    await stops.first().getByTitle('Ziehen').dragTo(stops.last(), { steps: 5 });
    await expect.poll(shown).toEqual(before.toReversed());
    await saved;
    await page.reload();
    await expect.poll(shown).toEqual(before.toReversed());

    await inspect(page, 'admin-lieferliste-stops', 'main');
    await page.setViewportSize(DESKTOP);
    for (const number of numbers) {
      await page.getByRole('checkbox', { name: `${number} auswählen` }).check();
    }
    const papers = page.getByRole('link', { name: 'Lieferscheine drucken' });
    const wanted = `/api/admin/delivery-notes/${before.toReversed().join()}.pdf`;
    await expect(papers).toHaveAttribute('href', wanted);
    expect((await page.request.get(wanted)).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('button', { name: 'Als unterwegs markieren' }).click();
    await page.getByRole('button', { name: 'Ja, 2 Bestellungen' }).click();
    await expect(page.getByText('2 Bestellungen jetzt „Unterwegs“.')).toBeVisible();
    await expect(stops.filter({ hasText: 'Unterwegs' })).toHaveCount(2);
  });
});
