import {
  type DeliveryArea,
  isPostalCode,
  NO_POSTAL_CODE,
  zoneOfPostalCode,
} from '../delivery/delivery-areas.ts';
import type { FrostZone } from '../delivery/delivery-options.ts';
import { STAGE_IDS, type StageId } from '../delivery/stage.ts';
import { formatNumber } from '../text/format.ts';
import { type CalendarDay, isCalendarDay } from '../time/calendar.ts';
import {
  FROST_SURPLUS_CM,
  type PlanSlot,
  PROJECTS,
  type Project,
  type ProjectId,
  type ProjectLayer,
  type ProjectSize,
  projectOfSlug,
  type Soil,
} from './projects.ts';

interface MeasureRow {
  /** In the address. */
  key: string;
  /** Feminine, as the text of a wrong one says "eine". */
  label: string;
  unit: string;
  min: number;
  max: number;
  /** Follows the text of a wrong one. */
  more?: string;
  /** What a new plan has; others have none. */
  usual?: number;
  /** Whether plans of a project have it, besides the size. */
  isOf: (project: Project) => boolean;
}

/** What a plan says in a number: its address, the errors, the fields and the printed plan follow. */
export const MEASURES = {
  /** Instead of rectangles. */
  areaM2: {
    key: 'm2',
    label: 'Fläche',
    unit: 'm²',
    min: 0.1,
    max: 5000,
    more: ' Größeres planen wir gern mit Ihnen.',
    isOf: () => false,
  },
  /** Suggested from the shape when missing. */
  edgeM: {
    key: 'rand',
    label: 'Einfassung',
    unit: 'm',
    min: 0,
    max: 2000,
    isOf: ({ edge }) => edge !== undefined,
  },
  wastePercent: {
    key: 'verschnitt',
    label: 'Reserve',
    unit: '%',
    min: 0,
    max: 30,
    usual: 5,
    isOf: () => true,
  },
} as const satisfies Record<string, MeasureRow>;
export type PlanMeasure = keyof typeof MEASURES;

const PLAN_MEASURES = Object.keys(MEASURES) as PlanMeasure[];

export const measuresOf = (project: ProjectId): PlanMeasure[] =>
  PLAN_MEASURES.filter((name) => MEASURES[name].isOf(PROJECTS[project]));

/** What a customer wants to build. */
export interface Plan extends Partial<Record<PlanMeasure, number>> {
  project: ProjectId;
  rectangles: { lengthM: number; widthM: number }[];
  use: string;
  soil: Soil;
  postalCode?: string;
  wastePercent: number;
  thicknessCm: Partial<Record<PlanSlot, number>>;
  /** Goods chosen instead of the recommended ones. */
  productIds: Partial<Record<PlanSlot, number>>;
  /** The start, and days of stages that were chosen instead of the suggested ones. */
  days?: PlanDays;
}

export type PlanDays = Partial<Record<'start' | StageId, CalendarDay>>;

const MAX_RECTANGLES = 6;
const MAX_SIDE_M = 500;
export const MAX_PLAN_NAME = 60;

export function newPlan(project: ProjectId): Plan {
  return {
    project,
    rectangles: [],
    use: PROJECTS[project].uses[0]?.id ?? '',
    soil: 'loamy',
    wastePercent: MEASURES.wastePercent.usual,
    thicknessCm: {},
    productIds: {},
  };
}

/** An example in the project's first size, shown until a size is given. */
export function examplePlan(plan: Plan): Plan {
  const [first] = PROJECTS[plan.project].sizes;
  return first ? sizedPlan(plan, first) : plan;
}

/** The plan with one of its project's usual sizes instead of its own. */
export function sizedPlan(
  { areaM2: _, edgeM: _edge, ...plan }: Plan,
  { lengthM, widthM }: ProjectSize,
): Plan {
  return { ...plan, rectangles: [{ lengthM, widthM }] };
}

/** Whether a size is given, valid or not; a single side of a rectangle is none. */
export const hasSize = ({ areaM2, rectangles }: Plan): boolean =>
  areaM2 !== undefined ||
  rectangles.some(
    ({ lengthM, widthM }) => Number.isNaN(lengthM + widthM) || lengthM * widthM !== 0,
  );

/** In m²; not a number if nothing was given. */
export const areaOf = ({ rectangles, areaM2 }: Plan): number =>
  areaM2 ??
  (rectangles.length === 0
    ? Number.NaN
    : round(rectangles.reduce((sum, { lengthM, widthM }) => sum + lengthM * widthM, 0)));

/** `Einfahrt, 40 m²` */
export const planName = (plan: Plan): string =>
  `${PROJECTS[plan.project].name}, ${formatNumber(areaOf(plan))} m²`;

/** The edge in metres: as given or else as suggested. */
export const edgeOf = (plan: Plan): number =>
  PROJECTS[plan.project].edge ? (plan.edgeM ?? suggestedEdgeOf(plan)) : 0;

/** Around the shape, or along the long sides of a path 1.2 m wide. */
export function suggestedEdgeOf(plan: Plan): number {
  const { edge } = PROJECTS[plan.project];
  if (!edge) return 0;
  const area = areaOf(plan);
  if (plan.areaM2 !== undefined) {
    return Math.ceil(edge.sides === 'all' ? 4 * Math.sqrt(area) : (2 * area) / USUAL_PATH_M);
  }
  const sides = plan.rectangles.map(({ lengthM, widthM }) =>
    edge.sides === 'all' ? 2 * (lengthM + widthM) : 2 * Math.max(lengthM, widthM),
  );
  return round(sides.reduce((sum, side) => sum + side, 0));
}

const USUAL_PATH_M = 1.2;
/** A sum or product of measurements without the noise of binary fractions. */
export const round = (value: number): number => Number(value.toPrecision(10));

/** The layers of the plan's use, from below, with the suggested thickness in cm and the one to build. */
export function layersOf(plan: Plan, frostZone: FrostZone) {
  return PROJECTS[plan.project].layers.flatMap((layer) => {
    const cm = suggestedCm(layer, plan, frostZone);
    return cm === undefined
      ? []
      : { ...layer, suggested: cm, cm: plan.thicknessCm[layer.id] ?? cm };
  });
}

function suggestedCm(layer: ProjectLayer, { use, soil }: Plan, zone: FrostZone) {
  const surplus = layer.takesFrost && soil === 'loamy' ? FROST_SURPLUS_CM[zone] : 0;
  const row = layer.cm[use];
  return row && row[soil] + surplus;
}

export type PlanField =
  | PlanMeasure
  | 'use'
  | 'postalCode'
  | 'thickness'
  | `thickness.${PlanSlot}`
  | `rectangles.${number}`;

/**
 * German error messages by field. Without the company's areas, the postcode is only checked for
 * its form.
 */
export function planErrors(
  plan: Plan,
  areas: readonly DeliveryArea[] = [],
): Partial<Record<PlanField, string>> {
  const errors: Partial<Record<PlanField, string>> = {};
  const { rectangles, postalCode } = plan;
  const measures = { ...plan, areaM2: areaOf(plan) };
  for (const name of PLAN_MEASURES) {
    const { label, unit, min, max, more = '' }: MeasureRow = MEASURES[name];
    const value = measures[name];
    if (value === undefined || isWithin(value, min, max)) continue;
    const limits = `${formatNumber(min)} bis ${formatNumber(max)}`;
    errors[name] = `Bitte geben Sie eine ${label} von ${limits} ${unit} an.${more}`;
  }
  if (plan.areaM2 === undefined && rectangles.length === 0) {
    errors.areaM2 = 'Bitte geben Sie Länge und Breite oder die Fläche an.';
  }
  for (const [index, { lengthM, widthM }] of rectangles.entries()) {
    if (isWithin(lengthM, 0.1, MAX_SIDE_M) && isWithin(widthM, 0.1, MAX_SIDE_M)) continue;
    errors[`rectangles.${index}`] =
      `Bitte geben Sie Länge und Breite von 0,1 bis ${MAX_SIDE_M} m an.`;
  }
  for (const { id, label, min, max } of PROJECTS[plan.project].layers) {
    const cm = plan.thicknessCm[id];
    if (cm === undefined || isWithin(cm, min, max)) continue;
    errors[`thickness.${id}`] = `${label}: Bitte geben Sie ${min} bis ${max} cm an.`;
  }
  if (postalCode && !isPostalCode(postalCode)) errors.postalCode = NO_POSTAL_CODE;
  else if (postalCode && areas.length > 0 && !zoneOfPostalCode(areas, postalCode)) {
    errors.postalCode = `Nach ${postalCode} liefern wir nur nach Absprache. Fragen Sie uns nach einem Angebot.`;
  }
  return errors;
}

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

type Query = Iterable<readonly [string, string]>;

/**
 * The plan of an address (`URLSearchParams`); missing and invalid values are as in a new plan, and
 * `planErrors` checks its numbers.
 */
export function planOfQuery(entries: Query, slug?: string): Plan | undefined {
  const query = new Map(entries);
  const project = projectOfSlug(slug ?? query.get(KEYS.project));
  if (!project) return undefined;
  const plan = newPlan(project);
  const { uses, layers, accessories } = PROJECTS[project];
  const slots = ['edge', 'edge_concrete', ...[...layers, ...accessories].map(({ id }) => id)];
  const given = PLAN_MEASURES.filter((name) => query.has(MEASURES[name].key));
  const measures: Partial<Record<PlanMeasure, number>> = Object.fromEntries(
    given.map((name) => [name, Number(query.get(MEASURES[name].key))]),
  );
  const isArea = measures.areaM2 !== undefined;
  const postalCode = query.get(KEYS.postalCode);
  const days = daysOf(query);
  return {
    ...plan,
    ...measures,
    rectangles: isArea ? [] : rectanglesOf(query.get(KEYS.rectangles) ?? ''),
    use: uses.find(({ id }) => id === query.get(KEYS.use))?.id ?? plan.use,
    soil: soilOf(query),
    ...(postalCode && { postalCode: postalCode.slice(0, 10) }),
    ...(days && { days }),
    thicknessCm: slotNumbers(query, KEYS.thickness, ({ id }) =>
      layers.some((one) => one.id === id),
    ),
    productIds: slotNumbers(
      query,
      KEYS.product,
      ({ id, value }) => slots.includes(id) && Number.isSafeInteger(value) && value > 0,
    ),
  };
}

/**
 * Addresses that describe a plan include its soil. Those without date from when sandy was the default, which they keep.
 */
function soilOf(query: ReadonlyMap<string, string>): Soil {
  const said = SOIL_WORDS.find(([, word]) => word === query.get(KEYS.soil))?.[0];
  const isOld = [...query.keys()].some(
    (key) =>
      OF_SHAPE.includes(key) || key.startsWith(KEYS.thickness) || key.startsWith(KEYS.product),
  );
  return said ?? (isOld ? 'sandy' : 'loamy');
}

/** The address of a plan within the planner: `einfahrt?m2=40`. */
export function planAddress(plan: Plan): string {
  const query = queryOfPlan(plan)
    .slice(1)
    .map((part) => part.map(encodeURIComponent).join('='))
    .join('&');
  return PROJECTS[plan.project].slug + (query && `?${query}`);
}

/** The address of a plan, for `new URLSearchParams`: the project, and what differs from a new plan. */
export function queryOfPlan(plan: Plan): [string, string][] {
  const empty = newPlan(plan.project);
  const { rectangles, areaM2, use, soil, postalCode } = plan;
  const sides = rectangles.map(({ lengthM, widthM }) => `${lengthM}x${widthM}`).join('_');
  const measured = (isUsual: boolean) =>
    PLAN_MEASURES.filter((name) => 'usual' in MEASURES[name] === isUsual).map((name): Part => {
      return [MEASURES[name].key, plan[name] === empty[name] ? undefined : plan[name]];
    });
  const parts: Part[] = [
    [KEYS.project, PROJECTS[plan.project].slug],
    [KEYS.rectangles, areaM2 === undefined ? sides || undefined : undefined],
    ...measured(false),
    [KEYS.use, use === empty.use ? undefined : use],
    [KEYS.soil, new Map(SOIL_WORDS).get(soil)],
    [KEYS.postalCode, postalCode || undefined],
    ...measured(true),
    ...Object.entries(plan.thicknessCm).map(([id, cm]) => part(KEYS.thickness, id, cm)),
    ...Object.entries(plan.productIds).map(([id, value]) => part(KEYS.product, id, value)),
    ...DAYS.map((id): Part => [KEYS.day + id, plan.days?.[id]]),
  ];
  const said = parts.filter(([, value]) => value !== undefined);
  const saysMore = said.some(([key]) => !UNSAID.includes(key)) || soil !== empty.soil;
  return said
    .filter(([key]) => key !== KEYS.soil || saysMore)
    .map(([key, value]): [string, string] => [key, `${value}`]);
}

type Part = [key: string, value: string | number | undefined];

const KEYS = {
  project: 'vorhaben',
  rectangles: 'masse',
  use: 'nutzung',
  soil: 'boden',
  postalCode: 'plz',
  thickness: 'cm-',
  product: 'artikel-',
  day: 'tag-',
} as const;

const SOIL_WORDS: readonly [Soil, string][] = [
  ['sandy', 'sandig'],
  ['loamy', 'lehmig'],
];
/** Fields that do not describe what is built; a plan with only these counts as new. */
const UNSAID: readonly string[] = [KEYS.project, KEYS.soil, KEYS.postalCode];
const OF_SHAPE: readonly string[] = [
  KEYS.rectangles,
  KEYS.use,
  ...PLAN_MEASURES.map((name) => MEASURES[name].key),
];

const part = (key: string, id: string, value: number): [string, number] => [key + id, value];

const DAYS = ['start', ...STAGE_IDS] as const;

function daysOf(query: ReadonlyMap<string, string>): PlanDays | undefined {
  const given = DAYS.map((id) => [id, query.get(KEYS.day + id) ?? ''] as const);
  const days = given.filter(([, day]) => isCalendarDay(day));
  return days.length > 0 ? Object.fromEntries(days) : undefined;
}

function rectanglesOf(text: string): Plan['rectangles'] {
  const pairs = text === '' ? [] : text.slice(0, 200).split('_').slice(0, MAX_RECTANGLES);
  return pairs.map((pair) => {
    const [lengthM = Number.NaN, widthM = Number.NaN] = pair.split('x').map(Number);
    return { lengthM, widthM };
  });
}

function slotNumbers(
  query: ReadonlyMap<string, string>,
  key: string,
  isKnown: (entry: { id: string; value: number }) => boolean,
): Partial<Record<PlanSlot, number>> {
  const entries = [...query]
    .filter(([name]) => name.startsWith(key))
    .map(([name, value]) => ({ id: name.slice(key.length), value: Number(value) }));
  return Object.fromEntries(entries.filter(isKnown).map(({ id, value }) => [id, value]));
}
