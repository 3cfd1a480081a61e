import { COMPANY } from '@shop/domain/company';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import WithdrawalInstructionPage from './withdrawal-instruction-page.tsx';

test('has the instruction, the exceptions and the model form, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { container, user } = renderAt('/', { '/': <WithdrawalInstructionPage /> });
  expect(screen.getByRole('heading', { level: 1, name: 'Widerrufsbelehrung' })).toBeVisible();
  const text = container.textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [
    'binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen',
    `${COMPANY.website}/widerruf`,
    'Folgen des Widerrufs',
    '§ 312g Abs. 2 Nr. 1 BGB',
    '§ 312g Abs. 2 Nr. 4 BGB',
    'Muster-Widerrufsformular',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    COMPANY.phone.display,
  ]) {
    expect(text).toContain(part);
  }
  // Withdrawing depends on neither (§ 357a BGB).
  expect(text).not.toMatch(/unbenutzt|Originalverpackung/);
  await user.click(screen.getByRole('button', { name: 'Belehrung drucken' }));
  expect(print).toHaveBeenCalledOnce();
});
