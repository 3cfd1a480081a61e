import { expect, type Page } from '@playwright/test';

/** A choice on the local sign-in page: a listed account, or a new one. */
type Person = { account: string } | { name: string; email: string };

/** The seeded admin account, and its id on the sign-in page. */
export const ADMIN_EMAIL = 'buero@muster-tiefbau.example';
const ADMIN: Person = { account: '100000000000000000001' };

/** Unused by other journeys and retries. */
export function newPerson(name: string): { name: string; email: string } {
  const local = name.toLowerCase().replaceAll(' ', '.');
  return { name, email: `${local}-${crypto.randomUUID().slice(0, 8)}@example.org` };
}

/** Signs in on the pages with a new account. */
export async function signInOnPages(
  page: Page,
  { name, email }: ReturnType<typeof newPerson>,
): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('Anmeldung erforderlich')).toBeVisible();
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Konto anlegen und anmelden' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
}

/** Signs in by the pages' API calls, without opening them. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const data = Object.fromEntries((await consent(page, person)).searchParams);
  const answer = await page.request.post('/api/sessions', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Starts a sign-in and chooses the person; resolves to Google's redirect address. */
async function consent({ request }: Page, person: Person): Promise<URL> {
  const fromOurPage = { headers: { 'sec-fetch-site': 'same-origin' } };
  const begun = await request.get('/api/oauth/google/redirect_url', fromOurPage);
  const { redirectUrl } = await begun.json();
  const chosen = new URL(`${new URL(redirectUrl).pathname}/choose`, redirectUrl);
  const asked = { ...Object.fromEntries(new URL(redirectUrl).searchParams), ...person };
  chosen.search = new URLSearchParams(asked).toString();
  const consented = await request.get(chosen.href, { ...fromOurPage, maxRedirects: 0 });
  const { location = '' } = consented.headers();
  return new URL(location);
}

export const signInAsAdmin = (page: Page): Promise<void> => signIn(page, ADMIN);
