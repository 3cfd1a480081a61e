import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLink } from '../../test/expect-link.ts';
import { renderAt } from '../../test/render-at.tsx';
import { loadMenu, MenuButton } from './menu-button.tsx';
import { SiteFooter } from './site-footer.tsx';

function open(load: typeof loadMenu, isOffice = false) {
  const page = (
    <>
      <MenuButton load={load} isOffice={isOffice} />
      <SiteFooter />
    </>
  );
  return renderAt('/', { '/': page });
}

const press = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Menü öffnen' }));

test('moves the focus to the footer if its code fails to load', async () => {
  const { user } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await press(user);
  expect(screen.getByRole('contentinfo')).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('loads the missing code on a later press', async () => {
  let isReached = false;
  const { user } = open(() => (isReached ? loadMenu() : Promise.reject(new TypeError())));
  await press(user);
  isReached = true;
  await press(user);
  const menu = await screen.findByRole('dialog', { name: 'Menü' });
  expect(within(menu).getByRole('radiogroup', { name: 'Preise für' })).toBeVisible();
  expectLink('Planer', '/planer', within(menu));
  expectLink('Ratgeber', '/ratgeber', within(menu));
});

test.each([
  [true, 1],
  [false, 0],
])(
  'with the office’s header, which is %s, the menu asks for a callback',
  async (isOffice, count) => {
    const { user } = open(loadMenu, isOffice);
    await press(user);
    const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
    expectLink('Warenkorb', '/warenkorb', menu);
    expect(menu.queryAllByRole('link', { name: 'Rückruf anfordern' })).toHaveLength(count);
  },
);
