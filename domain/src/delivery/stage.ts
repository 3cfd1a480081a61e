import { type CalendarDay, formatDay, weekdayOf } from '../time/calendar.ts';

/** Stages of a building site, in order; a project has those that apply. */
export const STAGES = {
  dig: 'Aushub',
  base: 'Unterbau',
  edge: 'Randsteine',
  paving: 'Belag',
  joint: 'Fugen',
} as const;
export type StageId = keyof typeof STAGES;
export const STAGE_IDS = Object.keys(STAGES) as StageId[];

/** Longer than for orders without stages, as a site takes its time. */
export const STAGE_DAYS_AHEAD = 365;

/** When a line is wanted, and for which stage. */
export interface StageWish {
  stage?: StageId | undefined;
  wished_day?: CalendarDay | undefined;
}

/** `Unterbau: Dienstag, 08.12.2026`; undefined without a day, unless other lines of the order have one. */
export function stageText(
  { stage, wished_day }: StageWish,
  lines: readonly StageWish[] = [],
): string | undefined {
  if (!wished_day) return firstStageDay(lines) && 'Termin nach Absprache';
  const name = stage ? STAGES[stage] : 'Wunschtermin';
  return `${name}: ${weekdayOf(wished_day)}, ${formatDay(wished_day)}`;
}

/** The first of the days on which lines are wanted. */
export function firstStageDay(lines: readonly StageWish[]): CalendarDay | undefined {
  return lines.flatMap(({ wished_day }) => wished_day ?? []).sort()[0];
}

/** Whether an order's delivery day was requested by the customer rather than agreed with the office. */
export function isWishedDay(order: {
  delivery_day?: CalendarDay | undefined;
  delivery?: { wished_day: CalendarDay } | undefined;
  order_items: readonly StageWish[];
}): boolean {
  const { delivery_day: day, delivery, order_items } = order;
  if (day === undefined || day === delivery?.wished_day) return true;
  return order_items.some(({ wished_day }) => wished_day === day);
}

/** Whether a line is wanted for a stage after the day on which an order is delivered next. */
export const isForLater = ({ wished_day }: StageWish, day: CalendarDay | undefined): boolean =>
  wished_day !== undefined && day !== undefined && wished_day > day;

/** The lines of one stage, which come on the same day. */
interface StageLines<Line> {
  told: string;
  lines: Line[];
}

/** The stages of an order, first day first; lines without a day are in none. */
export function stagesOfLines<Line extends StageWish>(lines: readonly Line[]): StageLines<Line>[] {
  const dated = lines.filter(({ wished_day }) => wished_day);
  const order = ({ stage = 'dig', wished_day }: Line) =>
    `${wished_day} ${STAGE_IDS.indexOf(stage)}`;
  const sorted = dated.sort((a, b) => order(a).localeCompare(order(b)));
  const told = [...new Set(sorted.map((line) => stageText(line) ?? ''))];
  return told.map((text) => ({
    told: text,
    lines: sorted.filter((line) => stageText(line) === text),
  }));
}

/** `Unterbau: Dienstag, 08.12.2026; übrige Artikel nach Absprache`; empty if no line has a day. */
export function stageDaysText(lines: readonly StageWish[]): string {
  const days = stagesOfLines(lines).map(({ told }) => told);
  const isPart = days.length > 0 && lines.some(({ wished_day }) => !wished_day);
  return [...days, ...(isPart ? ['übrige Artikel nach Absprache'] : [])].join('; ');
}

/** Only the wish, as it is stored or sent. */
export function wishOf({ stage, wished_day }: StageWish) {
  return wished_day ? { wished_day, ...(stage && { stage }) } : {};
}
