import { BUILT_IN_SETTINGS } from '@shop/domain/office/settings';
import fc from 'fast-check';
import { PLAIN_PICTURE } from '../../../test/pictures.ts';

/** What admins save. Products that carts and orders name stay as they are: only 11 and new ones are written. */

const requestId = fc.oneof(fc.uuid(), fc.constant('office-request-0001'));
const version = fc.constantFrom(0, 0, 1, 2);
const visibility = fc.constantFrom('visible', 'hidden', 'archived');
const text = fc.constantFrom('Splitt 8/16', ' Öfen & Rohre ', '漢字 🏗');
const specifications = fc.constantFrom([], [{ label: 'Körnung', value: '8/16 mm' }]);
const pictures = fc.constantFrom([], [{ url: '/pictures/splitt-800.webp', alt: 'Splitt' }]);
const euro = fc.constantFrom(0.01, 19.9, 28.9, 1_000_000);

const product = fc.record(
  {
    name: text,
    description: text,
    category: fc.constantFrom('Schotter', 'Zaun'),
    unit: fc.constantFrom('t', 'Sack'),
    visibility,
    specifications,
    pictures,
    related_ids: fc.constantFrom([], [1, 3], [999]),
    price: euro,
    next_price: fc.record({ price: euro, from: fc.constantFrom('2026-03-02', '2026-12-31') }),
    vat_rate: fc.constantFrom(7, 19),
    coverage: fc.constantFrom(
      { kind: 'area', m2_per_unit: 9 },
      { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.6 },
    ),
  },
  {
    requiredKeys: [
      'name',
      'category',
      'unit',
      'visibility',
      'specifications',
      'pictures',
      'related_ids',
    ],
  },
);

const rentalTool = fc.record({
  name: text,
  description: text,
  category: fc.constantFrom('Verdichtung', 'Zaun'),
  brand: text,
  specifications,
  daily_price: euro,
  weekly_price: euro,
  monthly_price: euro,
  deposit_amount: fc.constantFrom(0, 200),
  quantity_available: fc.constantFrom(0, 5),
  is_available: fc.boolean(),
  pictures,
  visibility,
});

const category = fc.record({
  of: fc.constantFrom('product', 'rental_tool'),
  name: text,
  position: fc.constantFrom(0, 7),
  visibility,
});

function saveOf(input: fc.Arbitrary<unknown>, ids: readonly string[]) {
  const change = fc.oneof(
    fc.record({ version: fc.constant(0), input }),
    fc.record({ id: fc.constantFrom(...ids, 'unknown'), version, input }),
  );
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  return fc.record({ request_id: requestId, changes });
}

export const savedProducts = saveOf(product, ['11']);
export const savedRentalTools = saveOf(rentalTool, ['900']);
export const savedCategories = saveOf(category, ['1']);

/** The filters of the lists of products and rental tools. */
export function itemQuery(flag: string): fc.Arbitrary<string> {
  const fields = fc.record(
    {
      search: fc.constantFrom('kies', 'Kies 16/32', '10 001', 'öfen', 'x'),
      category: fc.constantFrom('Schüttgut', 'Zaun'),
      visibility: fc.constantFrom('current', 'visible', 'archived', 'gone'),
      [flag]: fc.constantFrom('true', 'false', 'maybe'),
      sort: fc.constantFrom('name', 'price', 'changed', 'newest'),
      limit: fc.constantFrom('1', '500', '501', '0'),
      after: fc.constantFrom('kies%2016%2F32.1', '2890.1', 'x'),
    },
    { requiredKeys: [] },
  );
  return fields.map((chosen) => `?${new URLSearchParams(chosen as Record<string, string>)}`);
}

/** Settings that change no price and no address. */
export const SETTINGS = ['vatRates', 'vatRates', 'specialDays', 'unknown'] as const;
export const savedSetting = fc.record({
  request_id: requestId,
  version,
  value: fc.constantFrom(
    BUILT_IN_SETTINGS.vatRates,
    { days: [{ from: '2026-12-24', to: '2026-12-31', name: 'Betriebsferien' }] },
    BUILT_IN_SETTINGS.vatRates,
  ),
});

export const uploadedPicture = fc.constant({ renditions: PLAIN_PICTURE });
/** Of requests that save with the id that comes back often. */
export const BATCHES = ['office-request-0001', 'office-request-0001', 'unknown'] as const;
export const CHANGES = ['office-request-0001-0', 'office-request-0001-1', 'unknown'] as const;
export const changeQuery = fc.constantFrom(
  '',
  '?after={{next}}',
  '?kind=product&item=11',
  '?kind=setting&item=vatRates',
  '?kind=admin&item=chef',
  '?batch=office-request-0001',
  '?kind=house',
);
const undoId = fc.oneof(fc.uuid(), fc.constant('undo-request-0001'));
export const undo = fc.record({ request_id: undoId });
export const undoOfBatch = fc.record(
  { request_id: undoId, batch_id: undoId, after: fc.constant('1772443800.123000000.x') },
  { requiredKeys: ['request_id', 'batch_id'] },
);

/** Nobody's here, so that sessions and rights stay what they are. */
export const ADMINS = ['chef', 'bernd', 'unknown'] as const;
export const givenRole = fc.record({
  request_id: undoId,
  email: fc.constant('chef@example.de'),
});
