import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import { OrderTotal } from '../../ui/order-total.tsx';
import { Price, Threshold, VatLine, VatNote } from '../../ui/price.tsx';
import PriceChoice from './price-choice.tsx';
import { PriceQuestion } from './price-question.tsx';

const PRICES = (
  <>
    <PriceQuestion />
    <PriceChoice />
    <p>
      <Price cents={2450} unit="t" isPair />
      <VatNote cents={2450} />
    </p>
  </>
);
const open = () => renderAt('/', { '/': PRICES });
const radio = (name: string) => screen.getByRole('radio', { name });
const marked = () => document.documentElement.dataset.prices;
const question = () => screen.queryByRole('region', { name: 'Preise für Privat oder Gewerbe' });
const shown = () => screen.getByRole('paragraph').textContent?.replaceAll('\u00a0', ' ');
const NET = '24,50 € / t29,16 € inkl. 19 % MwSt.';
const GROSS = '29,16 € / tinkl. 19 % MwSt., netto 24,50 €';

test('nothing is chosen at first; a choice shows its prices, works by keyboard and is remembered', async () => {
  const { user, unmount } = open();
  expect(screen.getByRole('radiogroup', { name: 'Preise für' })).toBeVisible();
  expect([radio('Privat'), radio('Gewerbe')].filter((box) => box.matches(':checked'))).toEqual([]);
  expect([marked(), shown()]).toEqual(['', NET]);
  await user.click(radio('Privat'));
  expect([marked(), shown()]).toEqual(['private', GROSS]);
  await user.keyboard('{ArrowRight}');
  expect([marked(), shown()]).toEqual(['business', NET]);
  unmount();
  open();
  expect(radio('Gewerbe')).toBeChecked();
});

test.each([
  ['Privat (inkl. MwSt.)', 'private', GROSS],
  ['Gewerbe (netto)', 'business', NET],
  ['Schließen', 'later', NET],
])('is asked until it is answered: %s', async (name, mark, prices) => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name }));
  expect([marked(), shown(), question()]).toEqual([mark, prices, null]);
  unmount();
  open();
  expect([marked(), shown(), question()]).toEqual([mark, prices, null]);
});

test('two tabs stay in step', () => {
  open();
  localStorage.setItem('prices', 'private');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'prices' })));
  expect(radio('Privat')).toBeChecked();
  expect([marked(), shown(), question()]).toEqual(['private', GROSS, null]);
});

test('each part has its words in Privat; an old order knows no gross amount', () => {
  localStorage.setItem('prices', 'private');
  const order = { total_amount: 10, vat: [{ rate: 19, net_amount: 10, vat_amount: 1.9 }] };
  const { container } = renderAt('/', {
    '/': (
      <>
        <OrderTotal order={order} />, <OrderTotal order={{ ...order, gross_amount: 11.9 }} />,{' '}
        <Price cents={1000} rate={7} isShort />, <VatLine cents={1000} />,{' '}
        <Threshold cents={50_000} />
      </>
    ),
  });
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(
    '10,00 €, 11,90 €inkl. 19 % MwSt., netto 10,00 €, 10,70 €, inkl. 19 % MwSt., netto 10,00 €, 500 € netto (595 € brutto)',
  );
});

test('a net price is marked as one of two only beside its gross price', () => {
  const order = { total_amount: 10, vat: [] };
  const { container } = renderAt('/', {
    '/': (
      <>
        <OrderTotal order={order} />
        <OrderTotal order={{ ...order, gross_amount: 11.9 }} />
        <VatLine cents={1000} />
      </>
    ),
  });
  const marks = [...container.querySelectorAll<HTMLElement>('[data-price]')];
  expect(marks.map(({ dataset }) => dataset.price)).toEqual(['net', 'gross', 'gross']);
});
