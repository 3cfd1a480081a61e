import { expect, test } from 'vitest';
import { datedMachines, machinesOf, stageDays } from './machines.ts';
import { newPlan, type Plan } from './plan.ts';
import type { PlannerTool } from './planner-goods.ts';

const tool = (id: number, name: string, daily_price: number, more = {}): PlannerTool => {
  const prices = { weekly_price: 4 * daily_price, monthly_price: 15 * daily_price };
  return { id, name, daily_price, ...prices, deposit_amount: 200, ...more };
};
const TOOLS = [
  tool(2, 'Minibagger 1,9 t', 145),
  tool(102, 'Rüttelplatte reversierbar, 140 kg', 45, { weekend_price: 60 }),
  tool(301, 'Steinknacker für Pflaster und Platten', 30),
];
const driveway = (areaM2: number): Plan => ({ ...newPlan('driveway'), areaM2 });

/** With stages that each begin on the working day after the one before. */
const machines = (areaM2: number, stages: Parameters<typeof stageDays>[0], closed: string[] = []) =>
  datedMachines(machinesOf(driveway(areaM2), TOOLS), stageDays(stages, new Set(closed))).map(
    ({ toolId, stage, start_day, end_day, price }) => {
      return [toolId, stage, start_day, end_day, price.days, price.rentalCents];
    },
  );

test('machines come at the start of their stage, plates at its end', () => {
  const stages = [
    { id: 'dig', day: '2026-11-30', workingDays: 2 },
    { id: 'base', day: '2026-12-02', workingDays: 2 },
    { id: 'paving', day: '2026-12-04', workingDays: 4 },
    { id: 'joint', day: '2026-12-09', workingDays: 2 },
  ] as const;
  expect(machines(100, stages)).toEqual([
    [2, 'dig', '2026-11-30', '2026-12-01', 1, 14_500],
    [102, 'base', '2026-12-02', '2026-12-03', 1, 4500],
    [301, 'paving', '2026-12-04', '2026-12-05', 1, 3000],
    [102, 'joint', '2026-12-09', '2026-12-10', 1, 4500],
  ]);
});

test('closed days are skipped, and a week is charged at the weekly price', () => {
  const stages = [{ id: 'dig', day: '2026-11-30', workingDays: 7 }] as const;
  const [excavator] = machines(420, stages, ['2026-12-01']);
  // Tuesday closed and Sunday: seven days of work until the Tuesday after.
  expect(excavator).toEqual([2, 'dig', '2026-11-30', '2026-12-08', 8, 116_000]);
});

test('days are charged at the daily price, also over a weekend', () => {
  const plan = driveway(100);
  const stages = new Map([['base', ['2026-12-04', '2026-12-07']] as const]);
  const [plate] = datedMachines(machinesOf(plan, TOOLS), stages);
  expect(plate?.price).toMatchObject({ tier: 'daily', rentalCents: 13_500 });
});
