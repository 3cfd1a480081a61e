import type { SaveRequest, Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { productInput, rentalToolInput } from '@shop/domain/testing/office';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { json, refusal } from '../../../lib/api/fake-api.ts';
import { named } from '../../../test/named.ts';
import { ADMIN_USER, openOffice, saveAll, storedSettings } from '../../../test/office-fixture.tsx';
import ItemEditor from './item-editor.tsx';

// Drawing the shop beside the form takes most of a test's time; an end-to-end test covers it.
vi.mock('./item-preview.tsx', () => ({
  ProductPreview: () => null,
  RentalToolPreview: () => null,
}));

export const GRAVEL = productInput({
  specifications: [
    { label: 'Körnung', value: '16/32 mm' },
    { label: 'Farbe', value: 'Grau' },
  ],
});

export const PLATE = rentalToolInput();

export const stored = (input: Partial<ProductInput> = {}, version = 3): Versioned<ProductInput> => {
  return { id: '7', version, input: { ...GRAVEL, ...input } };
};

export const SAVE = 'POST /api/admin/products';

type Sent = SaveRequest<ProductInput>;

export const changesOf = (body: unknown) => (body as Sent).changes;

export function open(
  search = 'id=7',
  { of = 'product' as 'product' | 'rental_tool', item = stored() } = {},
) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const tab = of === 'product' ? 'sortiment' : 'mietpark';
  const view = openOffice(`/admin/${tab}/artikel?${search}`, <ItemEditor of={of} />, {
    'GET /api/users/me': () => json(ADMIN_USER),
    'GET /api/admin/products/7': () => json(item),
    'GET /api/admin/products/12': () => json({ ...item, id: '12' }),
    'GET /api/admin/products/999': () => refusal(404, 'Diesen Eintrag gibt es nicht.'),
    'GET /api/admin/rental-tools/7': () => json({ id: '7', version: 1, input: PLATE }),
    'GET /api/admin/categories': () => json([]),
    'GET /api/admin/settings': storedSettings(),
    [SAVE]: saveAll,
  });
  const sent = () => view.bodies<Sent>(SAVE);
  const save = () => view.user.click(button('Speichern'));
  /** Saves, and returns the changes that were sent. */
  async function saved(): Promise<Sent['changes']> {
    await save();
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    return sent().at(-1)?.changes ?? [];
  }
  return { ...view, sent, save, saved };
}

// With `hidden` the styles of the form's many ancestors need not be checked.
export const field = (name: string | RegExp) =>
  waitFor(() => named('textbox', name, { hidden: true }));
export const button = (name: string) => named('button', name, { hidden: true });

export async function retype(name: string | RegExp, text: string) {
  fireEvent.change(await field(name), { target: { value: text } });
}
