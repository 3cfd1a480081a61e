/** Prints a month's cost: `npm run cost -- --visits 100000 --orders 1000`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCommandLine } from '@shop/emulators/command-line';
import { costOf, firstVisitKb } from './cost.ts';

const USAGE =
  'Usage: npm run cost -- [--visits <number>] [--orders <number>] [--euro-per-dollar <rate>] [--without-free]';
const size = readCommandLine(USAGE, () => {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '100000' },
      orders: { type: 'string', default: '1000' },
      'euro-per-dollar': { type: 'string', default: '0.87' },
      'without-free': { type: 'boolean', default: false },
    },
  });
  const numbers = { ...values, rate: values['euro-per-dollar'] };
  const [visits, orders, rate] = (['visits', 'orders', 'rate'] as const).map((name) => {
    const number = Number(numbers[name]);
    if (!(number >= 0) || numbers[name] === '') throw new Error(`${name}: "${numbers[name]}".`);
    return number;
  }) as [number, number, number];
  return { visits, orders, rate, hasFree: !values['without-free'] };
});
const performance = readFileSync(new URL('../../../docs/performance.md', import.meta.url), 'utf8');
const lines = costOf({ ...size, firstVisitKb: firstVisitKb(performance) }, size.rate, size.hasFree);
const print = (cells: [string, string, string]) =>
  process.stdout.write(
    `| ${cells[0].padEnd(24)} | ${cells[1].padStart(12)} | ${cells[2].padStart(8)} |\n`,
  );
const amount = (number: number, digits = 0) =>
  number.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

print(['a month', 'used', 'EUR']);
print(['---', '---:', '---:']);
for (const { label, used, euro } of lines) print([label, amount(used), amount(euro, 2)]);
print([
  'in all',
  '',
  amount(
    lines.reduce((sum, { euro }) => sum + euro, 0),
    2,
  ),
]);
