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

const machines = (areaM2: number, from: string, closed: string[] = []) => {
  const plan = driveway(areaM2);
  const days = stageDays(plan, from, new Set(closed));
  return datedMachines(machinesOf(plan, TOOLS), days).map((machine) => {
    const { toolId, stage, start_day, end_day, price } = machine;
    return [toolId, stage, start_day, end_day, price.days, price.rentalCents];
  });
};

test('each machine comes on the days of its stage, plates when its layer is there', () => {
  // Monday; 100 m² take two days each to dig and to build the base, and five to pave.
  expect(machines(100, '2026-11-30')).toEqual([
    [2, 'dig', '2026-11-30', '2026-12-01', 1, 14_500],
    [102, 'base', '2026-12-02', '2026-12-03', 1, 4500],
    [102, 'top', '2026-12-08', '2026-12-09', 1, 4500],
    [301, 'top', '2026-12-04', '2026-12-05', 1, 3000],
  ]);
});

test('closed days are left out, and a week costs what the week does', () => {
  const [excavator] = machines(420, '2026-11-30', ['2026-12-01']);
  // Tuesday closed and Sunday: seven days of work until the Tuesday after.
  expect(excavator).toEqual([2, 'dig', '2026-11-30', '2026-12-08', 8, 116_000]);
});

test('a weekend costs what the weekend does', () => {
  const plan = driveway(100);
  const stages = new Map([['base', ['2026-12-04', '2026-12-07']] as const]);
  const [plate] = datedMachines(machinesOf(plan, TOOLS), stages);
  expect(plate?.price).toMatchObject({ tier: 'weekend', rentalCents: 6000 });
});
