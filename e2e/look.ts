import { chromium } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
import { SITE } from './local-stack.ts';
import { signIn, signInAsAdmin } from './sign-in.ts';

const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
const email = `look-${Date.now()}@example.org`;
const site = (name: string, more = {}) => ({ name, street: 'Hafenstraße 7', postal_code: '12345', city: 'Musterstadt', truck_access: 'yes', unloading_place: 'Tor 2', contact_name: 'Jan Polier', contact_phone: '0171 1', customer_reference: 'BV-' + name, ...more });
const input = { is_company: true, name: 'Hafenbau GmbH', contact_name: 'Anna Hafen', email, phone: '0171 22', address: 'Werftweg 1\n12345 Musterstadt', visibility: 'visible', invoicing: 'by_site', payment_days: 30, credit_limit: 5000,
  members: [{ email, is_owner: true, may_order: true, may_see_invoices: true }],
  sites: [site('Neubau Hafen'), site('Kaimauer Nord')],
  fixed_prices: [{ product_id: 3, price: 13.37, from: '2026-01-01', site: '' }, { product_id: 3, price: 12.5, from: '2026-01-01', site: 'Kaimauer Nord' }],
  discounts: [{ category: 'Schüttgut', percent: 7.5, from: '2026-01-01', site: '' }] };
const admin = await browser.newContext({ baseURL: SITE, locale: 'de-DE' });
const ap = await admin.newPage();
await signInAsAdmin(ap);
const made = await ap.request.post('/api/admin/customers', { data: { request_id: crypto.randomUUID(), changes: [{ version: 0, input }] } });
const id = (await made.json())[0].current.id;
console.log('customer', id, made.status());
const member = await browser.newContext({ baseURL: SITE, locale: 'de-DE' });
const mp = await member.newPage();
await signIn(mp, { name: 'Anna Hafenbau', email });
const shot = async (page: typeof mp, path: string, name: string, widths = [390, 1440], act?: () => Promise<void>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    if (act) await act();
    await page.screenshot({ path: `/tmp/look/${name}-${width}.png`, fullPage: true });
  }
};
const which = process.argv[2] ?? '';
const steps: Record<string, () => Promise<void>> = {
  shop: async () => {
    await shot(mp, '/produkt/3', 'product');
    await shot(mp, '/katalog?search=Schotter', 'list');
    const s = await mp.request.post('/api/cart', { data: { product_id: 3, quantity: 24 }, headers: { 'session-id': 'look-session-0001aaaa' } });
    console.log('cart', s.status());
    await mp.evaluate(() => localStorage.setItem('sessionId', 'look-session-0001aaaa'));
    await shot(mp, '/warenkorb', 'cart');
    await mp.getByRole('combobox', { name: 'Baustelle' }).selectOption('Kaimauer Nord');
    await shot(mp, '/checkout', 'checkout');
  },
  firma: async () => { await shot(mp, '/dashboard?bereich=firma', 'firma'); },
  office: async () => {
    await shot(ap, `/admin/kunden/kunde?id=${id}`, 'customer');
    await shot(ap, '/admin/angebote', 'form', [390, 1440], async () => { await ap.getByRole('link', { name: 'Neues Angebot' }).or(ap.getByRole('button', { name: 'Neues Angebot' })).first().click(); await ap.waitForTimeout(3000); });
    await shot(ap, '/admin/rechnungen', 'invoices');
  },
};
for (const [name, step] of Object.entries(steps)) if (!which || which === name) await step();
await browser.close();
