import type { FrostZone } from '../delivery/delivery-options.ts';
import type { StageId } from '../delivery/stage.ts';
import type { ProductRole } from '../product/material-rules.ts';

export type Soil = 'sandy' | 'loamy';
/** A place of a plan that goods fill: a layer, or what belongs to them. */
export type PlanSlot =
  | 'frost'
  | 'base'
  | 'bedding'
  | 'paving'
  | 'wearing'
  | 'gravel'
  | 'concrete'
  | 'topsoil'
  | 'mulch'
  | 'joint'
  | 'infill'
  | 'grid'
  | 'mesh'
  | 'fleece'
  | 'edge'
  | 'edge_concrete';

/** In cm. */
type BySoil = Readonly<Record<Soil, number>>;

export interface ProjectLayer {
  id: PlanSlot;
  role: ProductRole;
  label: string;
  /** Suggested, in cm, by use. */
  cm: Readonly<Record<string, BySoil>>;
  /** Limits of what may be typed, in cm. */
  min: number;
  max: number;
  /** Compacted, or settling. */
  isCompacted: boolean;
  /** Takes the surplus of the frost zone on loamy ground. */
  takesFrost?: boolean;
  /** Laid by hand, with the plan's waste. */
  isCut?: boolean;
  /** Goods with such names are preferred. */
  prefers?: RegExp;
}

/** What else a square metre takes. */
export interface ProjectAccessory {
  id: PlanSlot;
  role: ProductRole;
  label: string;
  /** Within another layer, so that it adds no depth. */
  cm?: number;
  kgPerM2?: number;
  onlyOn?: Soil;
}

/** A usual size, in metres. */
export interface ProjectSize {
  label: string;
  lengthM: number;
  widthM: number;
}

export type ToolKind = keyof typeof TOOL_KINDS;

export interface Project {
  slug: string;
  name: string;
  lead: string;
  /** For search engines: 120 to 160 characters. */
  description: string;
  uses: readonly { id: string; label: string }[];
  /** Suggested sizes; the page starts with the first as an example. */
  sizes: readonly ProjectSize[];
  /** From below. */
  layers: readonly ProjectLayer[];
  /** `long`: only along the long sides. Widths in cm, by use. */
  edge?: { sides: 'all' | 'long'; widthCm: Readonly<Record<string, number>> };
  accessories: readonly ProjectAccessory[];
  /** In the order of the work. */
  tools: readonly (readonly [kind: ToolKind, stage: StageId])[];
  notes: readonly string[];
  /** Slope of the surface in percent: `2 bis 2,5`. */
  slope?: string;
  /** Water seeps through it into the soil: natural stone is preferred to recycled (ErsatzbaustoffV, Anlage 2). */
  isPermeable?: boolean;
}

/**
 * Machines by the start of their names and, for plates, their weight, with their daily output in m². `isLast`: needed at
 * the end of the stage.
 */
export const TOOL_KINDS = {
  excavator: kind('Minibagger', 60),
  lightPlate: kind('Rüttelplatte', 60, { kg: { from: 60, to: 119 }, isLast: true }),
  plate: kind('Rüttelplatte', 60, { kg: { from: 120, to: 300 }, isLast: true }),
  splitter: kind('Steinknacker', 80),
  poker: kind('Innenrüttler', 60),
};

function kind(
  starts: string,
  m2PerDay: number,
  more: { kg?: { from: number; to: number }; isLast?: boolean } = {},
) {
  return { starts, m2PerDay, ...more };
}

/** Mean depth of an edge's footing and back support, as decision 43 works out. */
export const EDGE_DEPTH_CM = 30;
/** In place (DIN 18196, mixed soils). */
export const SOIL_DENSITY = 1.8;
/** By frost zone I to III (RStO 12). */
export const FROST_SURPLUS_CM: Readonly<Record<FrostZone, number>> = { 1: 0, 2: 5, 3: 15 };

const both = (cm: number): BySoil => ({ sandy: cm, loamy: cm });
const by = (sandy: number, loamy: number): BySoil => ({ sandy, loamy });

type Cm = ProjectLayer['cm'];
const frost = (cm: Cm): ProjectLayer => {
  const limits = { min: 5, max: 80, isCompacted: true, takesFrost: true };
  return { id: 'frost', role: 'frost', label: 'Frostschutzschicht', cm, ...limits };
};
const base = (cm: Cm, takesFrost: boolean): ProjectLayer => {
  const limits = { min: 5, max: 80, isCompacted: true, takesFrost };
  return { id: 'base', role: 'base', label: 'Tragschicht', cm, ...limits };
};
const bedding = (...uses: string[]): ProjectLayer => ({
  id: 'bedding',
  role: 'bedding',
  label: 'Bettung',
  cm: Object.fromEntries(uses.map((use) => [use, both(4)])),
  min: 3,
  max: 5,
  isCompacted: true,
});
const paving = (role: ProductRole, label: string, cm: number, ...uses: string[]): ProjectLayer => ({
  id: 'paving',
  role,
  label,
  cm: Object.fromEntries(uses.map((use) => [use, both(cm)])),
  min: 4,
  max: 18,
  isCompacted: false,
  isCut: true,
});

const JOINT: ProjectAccessory = { id: 'joint', role: 'joint', label: 'Fugen', kgPerM2: 4 };
const FLEECE: ProjectAccessory = {
  id: 'fleece',
  role: 'fleece',
  label: 'Vlies unter der untersten Schicht',
  onlyOn: 'loamy',
};
const SLOPE = '2 bis 2,5';
const SLOPE_NOTE = `Gefälle ${SLOPE} % vom Haus weg, schon in der untersten Schicht.`;
const LAYERWISE = 'Schüttmaterial in Lagen von höchstens 20 cm einbauen und jede Lage verdichten.';
const EDGE_NOTE =
  'Randsteine stehen auf 20 cm Beton C12/15 und bekommen eine Rückenstütze (DIN 18318).';
const RECYCLED =
  'Recyclingschotter gehört unter wasserdurchlässige Flächen nur, wo Boden und Grundwasser es erlauben (Ersatzbaustoffverordnung). Wir empfehlen hier Naturstein.';
const CARS = { id: 'cars', label: 'Pkw' };

const size = (label: string, lengthM: number, widthM: number): ProjectSize => {
  return { label, lengthM, widthM };
};
const DRIVEWAY_SIZES = [size('1 Auto', 6, 3), size('2 Autos', 6, 6)];
const PATH_SIZES = [size('Weg zum Schuppen', 10, 0.8), size('Weg zur Haustür', 8, 1.2)];

const DIG = ['excavator', 'dig'] as const;
const PLATE = ['plate', 'base'] as const;
/** Once the joints are filled: the plate shakes the sand into them. */
const PLATE_ON_TOP = ['plate', 'joint'] as const;
const SPLITTER = ['splitter', 'paving'] as const;

const PROJECT_ROWS = {
  driveway: {
    slug: 'einfahrt',
    name: 'Einfahrt',
    lead: 'Gepflasterte Zufahrt für Auto und Lieferwagen.',
    description:
      'Einfahrt selbst bauen: Frostschutz, Tragschicht, Bettung und Pflaster mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb.',
    uses: [CARS, { id: 'lorries', label: 'Pkw, gelegentlich Lkw' }],
    sizes: DRIVEWAY_SIZES,
    layers: [
      frost({ cars: by(10, 20), lorries: by(20, 30) }),
      base({ cars: both(15), lorries: both(20) }, false),
      bedding('cars', 'lorries'),
      paving('driveway_paving', 'Pflaster', 8, 'cars', 'lorries'),
    ],
    edge: { sides: 'all', widthCm: { cars: 18, lorries: 30 } },
    accessories: [JOINT, FLEECE],
    tools: [DIG, PLATE, SPLITTER, PLATE_ON_TOP],
    slope: SLOPE,
    notes: [SLOPE_NOTE, LAYERWISE, EDGE_NOTE],
  },
  gravel_driveway: {
    slug: 'kiesauffahrt',
    name: 'Kiesauffahrt',
    lead: 'Auffahrt aus Kies in Kieswaben, die ihn unter den Rädern festhalten.',
    description:
      'Kiesauffahrt mit Kieswaben bauen: Frostschutz, Tragschicht, Splitt, Waben und Kies mit Mengen und Preisen. Maße eingeben, alles in den Warenkorb legen.',
    uses: [CARS],
    sizes: DRIVEWAY_SIZES,
    layers: [
      frost({ cars: by(10, 20) }),
      base({ cars: both(15) }, false),
      bedding('cars'),
      {
        id: 'gravel',
        role: 'gravel_fill',
        label: 'Kies in und über den Waben',
        cm: { cars: both(5) },
        min: 4,
        max: 8,
        isCompacted: false,
      },
    ],
    edge: { sides: 'all', widthCm: { cars: 18 } },
    accessories: [{ id: 'grid', role: 'gravel_grid', label: 'Kieswaben' }, FLEECE],
    tools: [DIG, PLATE],
    notes: [
      'Die Waben liegen eben, der Kies deckt sie 2 cm hoch zu. Ohne Waben graben sich Räder ein.',
      LAYERWISE,
      EDGE_NOTE,
      RECYCLED,
    ],
    isPermeable: true,
  },
  parking: {
    slug: 'stellplatz',
    name: 'Stellplatz',
    lead: 'Stellplatz aus Rasengittersteinen, durch den der Regen versickert.',
    description:
      'Stellplatz mit Rasengittersteinen bauen: Schichten, Mengen und Preise mit Lieferung. Maße eingeben, alles mit einem Klick in den Warenkorb legen.',
    uses: [CARS],
    sizes: [size('1 Auto', 5, 2.5), size('2 Autos', 5, 5)],
    layers: [
      frost({ cars: by(10, 20) }),
      base({ cars: both(15) }, false),
      bedding('cars'),
      paving('grass_paver', 'Rasengittersteine', 8, 'cars'),
    ],
    edge: { sides: 'all', widthCm: { cars: 18 } },
    accessories: [
      { id: 'infill', role: 'topsoil', label: 'Füllung der Kammern', cm: 5 },
      { ...FLEECE },
    ],
    tools: [DIG, PLATE, PLATE_ON_TOP],
    slope: SLOPE,
    notes: [SLOPE_NOTE, LAYERWISE, EDGE_NOTE, RECYCLED],
    isPermeable: true,
  },
  terrace: {
    slug: 'terrasse',
    name: 'Terrasse',
    lead: 'Terrasse aus Platten oder Pflaster auf Schotter und Splitt.',
    description:
      'Terrasse selbst bauen: Tragschicht, Bettung und Platten mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb legen.',
    uses: [{ id: 'walk', label: 'zum Sitzen und Gehen' }],
    sizes: [size('4 Personen', 4, 3), size('8 Personen', 6, 4)],
    layers: [
      base({ walk: by(15, 20) }, true),
      bedding('walk'),
      paving('path_paving', 'Belag', 6, 'walk'),
    ],
    edge: { sides: 'all', widthCm: { walk: 18 } },
    accessories: [JOINT, FLEECE],
    tools: [PLATE, SPLITTER, PLATE_ON_TOP],
    slope: SLOPE,
    notes: [SLOPE_NOTE, EDGE_NOTE],
  },
  path: {
    slug: 'gartenweg',
    name: 'Gartenweg',
    lead: 'Gepflasterter Weg durch den Garten, nicht befahren.',
    description:
      'Gartenweg pflastern: Tragschicht, Bettung, Belag und Randsteine mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb.',
    uses: [{ id: 'walk', label: 'zu Fuß' }],
    sizes: PATH_SIZES,
    layers: [
      base({ walk: by(8, 15) }, true),
      bedding('walk'),
      paving('path_paving', 'Belag', 6, 'walk'),
    ],
    edge: { sides: 'long', widthCm: { walk: 18 } },
    accessories: [JOINT, FLEECE],
    tools: [['lightPlate', 'base'], SPLITTER, ['lightPlate', 'joint']],
    slope: SLOPE,
    notes: [SLOPE_NOTE, EDGE_NOTE],
  },
  gravel_path: {
    slug: 'weg-wassergebunden',
    name: 'Weg wassergebunden',
    lead: 'Weg mit einer Decke, durch die der Regen versickert, ohne Pflaster.',
    description:
      'Kiesweg mit wassergebundener Decke bauen: Schichten, Mengen und Preise mit Lieferung. Maße eingeben, alles mit einem Klick in den Warenkorb.',
    uses: [{ id: 'walk', label: 'zu Fuß' }, CARS],
    sizes: PATH_SIZES,
    layers: [
      base({ walk: by(8, 15), cars: by(25, 35) }, true),
      {
        id: 'wearing',
        role: 'wearing_course',
        label: 'Wegedecke',
        cm: { walk: both(5), cars: both(5) },
        min: 3,
        max: 10,
        isCompacted: true,
      },
    ],
    edge: { sides: 'long', widthCm: { walk: 18, cars: 18 } },
    accessories: [FLEECE],
    tools: [PLATE, ['plate', 'paving']],
    slope: '2 bis 3',
    notes: ['Quergefälle 2 bis 3 %, damit kein Wasser auf der Decke steht.', LAYERWISE, RECYCLED],
    isPermeable: true,
  },
  slab: {
    slug: 'fundamentplatte',
    name: 'Fundamentplatte',
    lead: 'Bodenplatte aus Beton für Gartenhaus oder Schuppen.',
    description:
      'Fundamentplatte für Gartenhaus oder Schuppen: Kies, Beton und Bewehrung mit Mengen und Preisen. Maße eingeben, alles in den Warenkorb legen.',
    uses: [{ id: 'shed', label: 'Gartenhaus' }],
    sizes: [size('Gerätehaus', 2.5, 2), size('Gartenhaus', 4, 3)],
    layers: [
      frost({ shed: by(15, 20) }),
      {
        id: 'concrete',
        role: 'concrete',
        label: 'Beton',
        cm: { shed: both(15) },
        min: 10,
        max: 30,
        isCompacted: false,
        // Exposed to rain and frost: XC4 and XF1 require C25/30 (DIN 1045-2).
        prefers: /C(2[5-9]|[3-9]\d)\//,
      },
    ],
    accessories: [{ id: 'mesh', role: 'mesh', label: 'Bewehrung' }, FLEECE],
    tools: [PLATE, ['poker', 'paving']],
    notes: [
      'Ob Sie eine Genehmigung und eine Statik brauchen, sagt Ihnen das Bauamt.',
      'Die Matte liegt mit Abstandhaltern mitten in der Platte, nicht auf dem Schotter.',
    ],
  },
  bed: {
    slug: 'beet-und-rasen',
    name: 'Beet und Rasen',
    lead: 'Neuer Boden für Beet oder Rasen, auf Wunsch mit Mulch.',
    description:
      'Beet und Rasen anlegen: Mutterboden, Pflanzerde und Mulch mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb legen.',
    uses: [
      { id: 'bed', label: 'Beet' },
      { id: 'lawn', label: 'Rasen' },
    ],
    sizes: [size('Beet', 5, 2), size('Vorgarten', 8, 4), size('Garten', 15, 10)],
    layers: [
      {
        id: 'topsoil',
        role: 'topsoil',
        label: 'Oberboden',
        cm: { bed: both(30), lawn: both(15) },
        min: 5,
        max: 60,
        isCompacted: true,
      },
      {
        id: 'mulch',
        role: 'mulch',
        label: 'Mulch',
        cm: { bed: both(7) },
        min: 3,
        max: 15,
        isCompacted: false,
      },
    ],
    accessories: [],
    tools: [DIG],
    notes: ['Oberboden setzt sich um etwa 15 %; das ist eingerechnet.'],
  },
} as const satisfies Record<string, Project>;

export type ProjectId = keyof typeof PROJECT_ROWS;
/** What can be planned. Sources of all thicknesses are in docs/decisions/0043-planner.md. */
export const PROJECTS: Readonly<Record<ProjectId, Project>> = PROJECT_ROWS;
export const PROJECT_IDS = Object.keys(PROJECTS) as ProjectId[];

export const projectOfSlug = (slug: string | undefined): ProjectId | undefined =>
  PROJECT_IDS.find((id) => PROJECTS[id].slug === slug);

/** The edge and its concrete, for projects that have one. */
export const EDGE_SLOTS = [
  { id: 'edge', role: 'edge', label: 'Randsteine' },
  { id: 'edge_concrete', role: 'edge_concrete', label: 'Beton C12/15 für die Randsteine' },
] as const satisfies readonly ProjectAccessory[];

/** All roles that any plan needs. */
export const PLANNED_ROLES: readonly ProductRole[] = [
  ...new Set(
    [
      ...PROJECT_IDS.flatMap((id) => [...PROJECTS[id].layers, ...PROJECTS[id].accessories]),
      ...EDGE_SLOTS,
    ].map(({ role }) => role),
  ),
];
