import { COMPANY } from '@shop/domain/company';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { toCents } from '@shop/domain/money/money';
import { orderTotals } from '@shop/domain/order/order-sums';
import { formatEuro } from '@shop/domain/text/format';
import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { inspectLoaded } from '../inspect.ts';
import { expectDialogFits } from '../layout.ts';
import {
  confirmedNumber,
  DESKTOP,
  expect,
  field,
  fillCustomer,
  putIntoCart,
  submitOrder,
  test,
} from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';
import { passTakeBack } from '../stack-firestore.ts';

const STEPS = [
  ['Bearbeitung beginnen', 'Wird bearbeitet', 'ist bestätigt'],
  ['Als unterwegs markieren', 'Unterwegs', 'ist unterwegs'],
  ['Als geliefert markieren', 'Geliefert', 'ist geliefert'],
] as const;

test('a home owner orders and prepays 3 t of gravel to zone 2; the office finds, books and delivers it', async ({
  page,
}) => {
  test.slow();
  const name = `Henriette Eigenheim-${crypto.randomUUID().slice(0, 6)}`;
  const { price } = await (await page.request.get('/api/products/1')).json();
  const { zone, totals } = totalsInZone2(toCents(price) * 3);
  const [net, gross] = [formatEuro(totals.totalCents), formatEuro(totals.grossCents)];

  await putIntoCart(page, 1, 3);
  await page.goto('/warenkorb');
  await field(page, 'Postleitzahl der Baustelle').fill('12355');
  await expect(page.getByText(`Lieferung (${zone}, bis 30 km)`)).toBeVisible();
  await expect(page.getByText(net).first()).toBeVisible();
  await page.getByRole('link', { name: 'Bestellung aufgeben' }).click();
  await fillCustomer(page, name);
  await field(page, 'Straße und Hausnummer').fill('Gartenstraße 7');
  await field(page, 'Ort').fill('Musterau');
  await page.getByRole('radio', { name: 'nein', exact: true }).check();
  await field(page, 'Abladestelle').fill('Vor dem Carport');
  await page.getByRole('radio', { name: /Vorkasse/ }).check();
  await expect(page.getByRole('region', { name: 'Ihre Bestellung' })).toContainText(gross);
  await inspectLoaded(page, 'checkout-delivery');
  await submitOrder(page);

  const number = await confirmedNumber(page);
  const payment = page.getByRole('region', { name: 'So bezahlen Sie' });
  await expect(payment).toContainText(gross);
  await expect(payment).toContainText(number);
  await expect(payment.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await inspectLoaded(page, 'confirmation-prepayment');
  await expect(page.getByRole('region', { name: 'Kundendaten' })).toContainText(
    'Gartenstraße 7, 12355 Musterau',
  );

  const mailWith = (words: string) => mailAbout(page, number, words);
  const confirmation = await mailWith('Ihre Bestellung');
  expect(confirmation.to).toEqual(['erika@example.org']);
  expect(confirmation.text.replaceAll(/\s/g, '')).toContain(COMPANY.bank.iban);
  expect(confirmation.text).toContain(gross);
  expect(confirmation.text).toContain('Gartenstraße 7, 12355 Musterau');
  const link = /https?:\S+\/bestellung-bestaetigung\/\S+/.exec(confirmation.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText('Ihre Auftragsnummer:')).toContainText(number);
  const notice = await mailWith('Neue Bestellung');
  expect(notice.text).toContain('Gartenstraße 7, 12355 Musterau');
  expect(notice.text).toContain('Vor dem Carport');

  await page.setViewportSize(DESKTOP);
  await signInAsAdmin(page);
  await page.goto('/admin/bestellungen');
  await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill(name.slice(10, -3));
  await expect(page.getByText(/^1 Bestellung zu „/)).toBeVisible();
  await page.getByRole('button', { name: `Details zur Bestellung ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Gartenstraße 7');
  await dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
  await expect(dialog.getByText('Die Zahlung ist eingetragen.')).toBeVisible();
  await expectDialogFits(page);
  await expectNoViolations(page, '[role="dialog"]');
  expect(await (await page.request.get(`/api/orders/${number}`)).json()).toMatchObject({
    payment_state: 'paid',
    paid_amount: totals.grossCents / 100,
  });

  for (const [action, label, told] of STEPS) {
    await dialog.getByRole('button', { name: action }).click();
    // Delivering asks for the quantities; one more press accepts the ordered ones.
    if (label === 'Geliefert') {
      const asked = page.getByRole('dialog', { name: 'Was wurde geliefert?' });
      await asked.getByRole('button', { name: action }).click();
    }
    await expect(dialog.getByText(`Der Status ist jetzt „${label}“.`)).toBeVisible();
    await passTakeBack(number);
    expect((await mailWith(told)).to).toEqual(['erika@example.org']);
  }
  await page.goto(`/bestellung-bestaetigung/${number}`);
  await expect(page.getByText('In Bearbeitung')).toBeVisible();
});

/** Delivery fee in zone 2 of the specification: 45 € below 750 €. */
function totalsInZone2(goodsCents: number) {
  const zone = { name: 'Zone 2', upToKm: 30, freeFromCents: 750_00, otherwiseCents: 45_00 };
  const terms = { ...FLAT_RATE, zone: { ...zone, time: '', express: true } };
  const line = { quantity: 1, weight_kg: undefined, totalCents: goodsCents };
  return { zone: zone.name, totals: orderTotals([line], terms) };
}
