import { expect, test } from 'vitest';
import { articleNumber, type RentalTool, rentalStock } from './rental.ts';
import { type RentalFilter, rentalBrands, rentalList } from './rental-list.ts';

const tool = (id: number, over: Partial<RentalTool>): RentalTool => ({
  id,
  name: `Gerät ${id}`,
  description: '',
  category: 'Verdichtung',
  brand: 'Muster',
  specifications: [],
  daily_price: 15,
  weekly_price: 80,
  monthly_price: 300,
  deposit_amount: 100,
  quantity_available: 1,
  is_available: true,
  ...over,
});

const ALL: RentalFilter = { search: '', category: '', brand: '', band: '', sort: '' };

const tools = [
  tool(1, { name: 'Stampfer', brand: 'Zeppel', daily_price: 20.01 }),
  tool(2, { name: 'Äxte', brand: 'Ärzen', daily_price: 10 }),
  tool(3, { name: 'Bohrhammer', brand: 'Muster', daily_price: 20, category: 'Trennen & Bohren' }),
  tool(4, { name: 'Rüttler', is_available: false }),
  tool(5, { name: 'Rüttelplatte', model: 'RP 90', daily_price: 10.01 }),
];

const ids = (filter: Partial<RentalFilter>) =>
  rentalList(tools, { ...ALL, ...filter }).map(({ id }) => id);

test.each<[string, Partial<RentalFilter>, number[]]>([
  ['leaves out what is not available', {}, [2, 3, 5, 1]],
  ['by price upwards', { sort: 'price-up' }, [2, 5, 3, 1]],
  ['by price downwards', { sort: 'price-down' }, [1, 3, 5, 2]],
  ['by brand, then name', { sort: 'brand' }, [2, 3, 5, 1]],
  ['up to 10 holds 10', { band: 'bis-10' }, [2]],
  ['10 to 20 holds 10.01 and 20', { band: '10-bis-20' }, [3, 5]],
  ['above 20 holds 20.01', { band: 'ueber-20' }, [1]],
  ['by category', { category: 'Trennen & Bohren' }, [3]],
  ['by brand', { brand: 'Zeppel' }, [1]],
  ['by words, umlauts folded', { search: 'ruettel platte' }, [5]],
  ['by model', { search: 'rp 90' }, [5]],
  ['results by relevance', { search: 'muster' }, [3, 5]],
  ['results as sorted', { search: 'muster', sort: 'price-up' }, [5, 3]],
  ['nothing fits', { search: 'kran' }, []],
])('filters and sorts the list of tools: %s', (_, filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

test('lists the brands of available tools once each, in German order', () => {
  expect(rentalBrands([...tools, tool(6, { brand: 'Fern', is_available: false })])).toEqual([
    'Ärzen',
    'Muster',
    'Zeppel',
  ]);
});

test.each<[Partial<RentalTool>, string]>([
  [{ model: 'RP 90' }, 'RP 90'],
  [{}, 'Muster-000042'],
  [{ model: '  ' }, 'Muster-000042'],
])('the article number of %j is %s', (over, expected) => {
  expect(articleNumber(tool(42, over))).toBe(expected);
});

test.each<[Partial<RentalTool>, string | undefined]>([
  [{ quantity_available: 2 }, '2 Stück verfügbar'],
  [{ quantity_available: 1 }, '1 Stück verfügbar'],
  [{ quantity_available: 0 }, undefined],
  [{ quantity_available: 2, is_available: false }, undefined],
])('the stock of %j is %s', (over, expected) => {
  expect(rentalStock(tool(1, over))).toBe(expected);
});
