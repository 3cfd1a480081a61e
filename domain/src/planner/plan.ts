import {
  type DeliveryArea,
  isPostalCode,
  NO_POSTAL_CODE,
  zoneOfPostalCode,
} from '../delivery/delivery-areas.ts';
import type { FrostZone } from '../delivery/delivery-options.ts';
import { formatNumber } from '../text/format.ts';
import {
  FROST_SURPLUS_CM,
  type PlanSlot,
  PROJECTS,
  type ProjectId,
  type ProjectLayer,
  projectOfSlug,
  type Soil,
} from './projects.ts';

/** What a customer wants to build. */
export interface Plan {
  project: ProjectId;
  rectangles: { lengthM: number; widthM: number }[];
  /** Instead of rectangles. */
  areaM2?: number;
  /** Suggested from the shape when missing. */
  edgeM?: number;
  use: string;
  soil: Soil;
  postalCode?: string;
  wastePercent: number;
  thicknessCm: Partial<Record<PlanSlot, number>>;
  /** Goods chosen instead of the recommended ones. */
  productIds: Partial<Record<PlanSlot, number>>;
}

const WASTE_PERCENT = 5;
const MAX_RECTANGLES = 6;
const MAX_AREA_M2 = 5000;
const MAX_SIDE_M = 500;
const MAX_EDGE_M = 2000;
export const MAX_PLAN_NAME = 60;

export function newPlan(project: ProjectId): Plan {
  return {
    project,
    rectangles: [],
    use: PROJECTS[project].uses[0]?.id ?? '',
    soil: 'sandy',
    wastePercent: WASTE_PERCENT,
    thicknessCm: {},
    productIds: {},
  };
}

/** In m²; not a number if nothing was given. */
export const areaOf = ({ rectangles, areaM2 }: Plan): number =>
  areaM2 ??
  (rectangles.length === 0
    ? Number.NaN
    : round(rectangles.reduce((sum, { lengthM, widthM }) => sum + lengthM * widthM, 0)));

/** `Einfahrt, 40 m²` */
export const planName = (plan: Plan): string =>
  `${PROJECTS[plan.project].name}, ${formatNumber(areaOf(plan))} m²`;

/** The edge in metres: as given, else around the shape, or along the long sides of a path 1.2 m wide. */
export function edgeOf(plan: Plan): number {
  const { edge } = PROJECTS[plan.project];
  if (!edge) return 0;
  if (plan.edgeM !== undefined) return plan.edgeM;
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
  | 'area'
  | 'edge'
  | 'use'
  | 'postalCode'
  | 'waste'
  | 'thickness'
  | `thickness.${PlanSlot}`
  | `rectangles.${number}`;

/**
 * What is wrong, in German, by field. Without the company's areas, the postcode is only checked for
 * its form.
 */
export function planErrors(
  plan: Plan,
  areas: readonly DeliveryArea[] = [],
): Partial<Record<PlanField, string>> {
  const errors: Partial<Record<PlanField, string>> = {};
  const { rectangles, postalCode } = plan;
  const area = areaOf(plan);
  if (plan.areaM2 === undefined && rectangles.length === 0) {
    errors.area = 'Bitte geben Sie Länge und Breite oder die Fläche an.';
  } else if (!isWithin(area, 0.1, MAX_AREA_M2)) {
    errors.area = `Bitte geben Sie eine Fläche von 0,1 bis ${formatNumber(MAX_AREA_M2)} m² an. Größeres planen wir gern mit Ihnen.`;
  }
  for (const [index, { lengthM, widthM }] of rectangles.entries()) {
    if (isWithin(lengthM, 0.1, MAX_SIDE_M) && isWithin(widthM, 0.1, MAX_SIDE_M)) continue;
    errors[`rectangles.${index}`] =
      `Bitte geben Sie Länge und Breite von 0,1 bis ${MAX_SIDE_M} m an.`;
  }
  if (plan.edgeM !== undefined && !isWithin(plan.edgeM, 0, MAX_EDGE_M)) {
    errors.edge = `Bitte geben Sie eine Einfassung von 0 bis ${formatNumber(MAX_EDGE_M)} m an.`;
  }
  if (!isWithin(plan.wastePercent, 0, 30)) {
    errors.waste = 'Bitte geben Sie eine Reserve von 0 bis 30 % an.';
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
 * The plan of an address (`URLSearchParams`); what it does not say or says wrongly is as in a new plan, and
 * `planErrors` checks its numbers.
 */
export function planOfQuery(entries: Query, slug?: string): Plan | undefined {
  const query = new Map(entries);
  const project = projectOfSlug(slug ?? query.get(KEYS.project));
  if (!project) return undefined;
  const plan = newPlan(project);
  const { uses, layers, accessories } = PROJECTS[project];
  const slots = ['edge', 'edge_concrete', ...[...layers, ...accessories].map(({ id }) => id)];
  const number = (key: string) => (query.has(key) ? Number(query.get(key)) : undefined);
  const [areaM2, edgeM, wastePercent = plan.wastePercent] = [
    number(KEYS.area),
    number(KEYS.edge),
    number(KEYS.waste),
  ];
  const rectangles = areaM2 === undefined ? rectanglesOf(query.get(KEYS.rectangles) ?? '') : [];
  const postalCode = query.get(KEYS.postalCode);
  return {
    ...plan,
    rectangles,
    ...(areaM2 !== undefined && { areaM2 }),
    ...(edgeM !== undefined && { edgeM }),
    use: uses.find(({ id }) => id === query.get(KEYS.use))?.id ?? plan.use,
    soil: query.get(KEYS.soil) === LOAMY ? 'loamy' : 'sandy',
    ...(postalCode && { postalCode: postalCode.slice(0, 10) }),
    wastePercent,
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
  const { rectangles, areaM2, edgeM, use, soil, postalCode, wastePercent } = plan;
  const sides = rectangles.map(({ lengthM, widthM }) => `${lengthM}x${widthM}`).join('_');
  const parts: [string, string | number | undefined][] = [
    [KEYS.project, PROJECTS[plan.project].slug],
    [KEYS.rectangles, areaM2 === undefined ? sides || undefined : undefined],
    [KEYS.area, areaM2],
    [KEYS.edge, edgeM],
    [KEYS.use, use === empty.use ? undefined : use],
    [KEYS.soil, soil === 'loamy' ? LOAMY : undefined],
    [KEYS.postalCode, postalCode || undefined],
    [KEYS.waste, wastePercent === empty.wastePercent ? undefined : wastePercent],
    ...Object.entries(plan.thicknessCm).map(([id, cm]) => part(KEYS.thickness, id, cm)),
    ...Object.entries(plan.productIds).map(([id, value]) => part(KEYS.product, id, value)),
  ];
  return parts.flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, `${value}`]],
  );
}

const LOAMY = 'lehmig';
const KEYS = {
  project: 'vorhaben',
  rectangles: 'masse',
  area: 'm2',
  edge: 'rand',
  use: 'nutzung',
  soil: 'boden',
  postalCode: 'plz',
  waste: 'verschnitt',
  thickness: 'cm-',
  product: 'artikel-',
} as const;

const part = (key: string, id: string, value: number): [string, number] => [key + id, value];

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
