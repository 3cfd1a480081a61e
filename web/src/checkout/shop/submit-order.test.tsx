import { ORDER_BUTTONS } from '@shop/domain/company';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import { SubmitOrder } from './submit-order.tsx';

const show = (props: Partial<Parameters<typeof SubmitOrder>[0]> = {}) =>
  renderAt('/', {
    '/': <SubmitOrder isSending={false} failure={undefined} isBusiness={false} {...props} />,
  });

test('the button is labelled as specified, and a line directly above says that ordering costs money', () => {
  show();
  const button = screen.getByRole('button', { name: 'Bestellung absenden' });
  const note = screen.getByText('Mit „Bestellung absenden“ bestellen Sie zahlungspflichtig.');
  expect(button).toHaveAccessibleDescription(note.textContent ?? '');
  expect(note.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the switch in company.ts makes the label itself say so', () => {
  show({ button: ORDER_BUTTONS.explicit });
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
  expect(screen.queryByText(/bestellen Sie zahlungspflichtig/)).toBeNull();
});

test('names the right of withdrawal and the statutory warranty', () => {
  show();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Widerrufsbelehrung')).toBe('/widerrufsbelehrung');
  expect(href('Gewährleistungsrecht')).toBe('/gewaehrleistung');
});
