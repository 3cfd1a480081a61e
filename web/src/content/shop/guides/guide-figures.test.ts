import { BUILT_IN_OPTIONS, type FrostZone } from '@shop/domain/delivery/delivery-options';
import { layersOf, newPlan, planErrors, planOfQuery } from '@shop/domain/planner/plan';
import {
  FROST_SURPLUS_CM,
  PROJECTS,
  type ProjectId,
  type Soil,
  TOOL_KINDS,
} from '@shop/domain/planner/projects';
import { BULK_DENSITIES } from '@shop/domain/product/material-rules';
import { formatNumber } from '@shop/domain/text/format';
import { expect, test } from 'vitest';
import { GUIDES, type GuideName } from './guide-texts.ts';

/** Thickness of a project's layers in the planner, in cm. */
function cmOf(project: ProjectId, soil: Soil, slot?: string, zone: FrostZone = 1): number {
  const layers = layersOf({ ...newPlan(project), soil }, zone);
  const chosen = layers.filter(({ id }) => slot === undefined || slot.split('+').includes(id));
  return chosen.reduce((sum, { cm }) => sum + cm, 0);
}
const cm = (value: number) => `${formatNumber(value)} cm`;
const layers = (project: ProjectId) =>
  (['sandy', 'loamy'] as const).flatMap((soil) => [
    cm(cmOf(project, soil)),
    ...layersOf({ ...newPlan(project), soil }, 1).map((layer) => cm(layer.cm)),
  ]);
const between = (project: ProjectId, slot: string) =>
  `${cmOf(project, 'sandy', slot)} bis ${cmOf(project, 'loamy', slot)} cm`;
const joint = PROJECTS.driveway.accessories.find(({ id }) => id === 'joint')?.kgPerM2;
const tonnes = (m2: number, depth: number, density: number) =>
  `${Math.round((m2 * depth * density) / 100)} t`;
const m3 = (m2: number, depth: number) => `${formatNumber((m2 * depth) / 100)} m³`;
const LORRIES = PROJECTS.driveway.layers
  .slice(0, 2)
  .reduce((sum, layer) => sum + (layer.cm.lorries?.sandy ?? 0), 0);
const { frostProtection, crushedRock, beddingMixture, gravel } = BULK_DENSITIES;
const ofDriveway = (slot: string) => cmOf('driveway', 'loamy', slot);
const isOf = (kind: 'lightPlate' | 'plate', kg: number) => {
  const { kg: limits } = TOOL_KINDS[kind];
  return limits && kg >= limits.from && kg <= limits.to ? [`${kg} kg`] : [];
};

/** Figures of each guide that come from the planner. */
const KNOWN: Record<GuideName, readonly string[]> = {
  guideDriveway: [
    ...layers('driveway'),
    between('driveway', 'frost+base'),
    cm(cmOf('driveway', 'sandy', 'frost+base')),
    cm(FROST_SURPLUS_CM[2]),
    cm(FROST_SURPLUS_CM[3]),
    `${joint} kg`,
    `${PROJECTS.driveway.slope} %`,
    `${PROJECTS.driveway.slope} cm`,
    ...isOf('plate', 140),
  ],
  guideTonnes: [
    ...layers('driveway'),
    ...['frost', 'base', 'bedding'].map((slot) => m3(40, ofDriveway(slot))),
    tonnes(40, ofDriveway('frost'), frostProtection.compacted_density),
    tonnes(40, ofDriveway('base'), crushedRock.compacted_density),
    tonnes(40, ofDriveway('bedding'), beddingMixture.compacted_density),
    m3(6, 20),
    tonnes(6, 20, gravel.loose_density),
    `${formatNumber(gravel.loose_density)} t`,
  ],
  guideLayers: [
    between('path', 'base'),
    between('terrace', 'base'),
    between('driveway', 'frost+base'),
    cm(LORRIES),
    cm(ofDriveway('bedding')),
    cm(PROJECTS.driveway.layers[2]?.max ?? 0),
    `${joint} kg`,
  ],
  guideTerrace: [...layers('terrace'), between('terrace', 'base'), `${PROJECTS.terrace.slope} %`],
  guidePath: [
    ...layers('path'),
    between('path', 'base'),
    cm(cmOf('gravel_path', 'sandy', 'wearing')),
    `${PROJECTS.path.slope} %`,
    ...isOf('lightPlate', 90),
  ],
  guideGravel: [...layers('gravel_driveway'), between('gravel_driveway', 'frost')],
  guidePlate: [
    ...isOf('lightPlate', 90),
    ...isOf('plate', 140),
    ...layers('path'),
    ...layers('driveway'),
  ],
  guideSlab: [
    ...layers('slab'),
    between('slab', 'frost'),
    tonnes(12, cmOf('slab', 'loamy', 'frost'), frostProtection.compacted_density),
    m3(12, cmOf('slab', 'loamy', 'concrete')),
  ],
};

/** Figures from elsewhere: standards, other goods, and sizes of the examples. */
const OTHERS: Record<GuideName, readonly string[]> = {
  guideDriveway: ['3,5 t', '20 cm', '10 cm', '15 cm'],
  guideTonnes: ['2 t', '750 kg', '500 bis 600 kg', '0,3 m³', '50 cm', '20 cm', '0,30 m'],
  guideLayers: [],
  guideTerrace: ['8 bis 10 cm', '20 cm', '10 cm', '1 cm'],
  guidePath: ['60 cm', '120 cm', '80 cm'],
  guideGravel: ['5 bis 8 cm', '3 cm'],
  guidePlate: ['490 kg', '20 cm'],
  guideSlab: ['3 cm'],
};

const FIGURE = /\d+(?:,\d+)?(?: bis \d+(?:,\d+)?)? (?:cm|m³|t|kg|%)(?![\w/])|\d+ kg(?=\/| je)/g;

test.each(Object.keys(GUIDES) as GuideName[])(
  '%s says no other figures than the planner',
  (name) => {
    const { lead, description, parts } = GUIDES[name];
    const all = [lead, description, ...parts.map(({ text }) => text)].join(' ');
    const said = all.match(FIGURE) ?? [];
    const known = [...KNOWN[name], ...OTHERS[name]];
    expect(said.filter((figure) => !known.includes(figure))).toEqual([]);
  },
);

test.each(Object.keys(GUIDES) as GuideName[])('%s works out a plan without errors', (name) => {
  const [slug, query = ''] = GUIDES[name].example.split('?');
  const plan = planOfQuery(new URLSearchParams(query), slug);
  expect(plan && planErrors(plan, BUILT_IN_OPTIONS.areas)).toEqual({});
  expect(query).toContain('boden=');
});

test('plates come as often as the guide says, and the days it says', () => {
  const stages = PROJECTS.driveway.tools.filter(([kind]) => kind === 'plate');
  expect(stages.map(([, stage]) => stage)).toEqual(['base', 'joint']);
  expect(GUIDES.guidePlate.parts.at(-1)?.text).toMatch(
    /^Meist an zwei Tagen: einen für den Unterbau/,
  );
});
