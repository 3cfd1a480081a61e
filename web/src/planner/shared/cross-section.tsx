import Box from '@mui/material/Box';
import type { PlanSlot, ProjectId } from '@shop/domain/planner/projects';
import { memo, useId } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import ballast from '../../ui/layers/ballast.webp?no-inline';
import binder from '../../ui/layers/binder.webp?no-inline';
import gravel from '../../ui/layers/gravel.webp?no-inline';
import sand from '../../ui/layers/sand.webp?no-inline';

export interface SectionLayer {
  id: PlanSlot;
  cm: number;
}

interface CrossSectionProps {
  project: ProjectId;
  /** From above. */
  layers: readonly SectionLayer[];
  hasEdge: boolean;
  /** Slope of the surface, in percent. */
  slope?: string | undefined;
  /** Alternative text; without one the picture is decorative and has no numbers or dimensions. */
  text?: string;
}

/** Drawn units per cm: the picture is to scale. */
const SCALE = 5;
const WIDTH = 420;
/** Height of the air above the surface. */
const AIR = 44;

interface Look {
  /** A picture of a section, which is 1200 px wide, and its height. */
  picture: readonly [url: string, height: number];
  tint?: string;
  strength?: number;
}

const SAND: Look['picture'] = [sand, 120];
const BALLAST: Look['picture'] = [ballast, 180];
const STONE: Look = { picture: SAND, tint: '#a3a5a3', strength: 0.82 };
const CONCRETE: Look = { picture: SAND, tint: '#8f9290', strength: 0.75 };
const EARTH: Look = { picture: SAND, tint: '#6b5138', strength: 0.78 };
const TOPSOIL: Look = { picture: SAND, tint: '#3d2c1f', strength: 0.82 };

const LOOKS: Partial<Record<PlanSlot, Look>> = {
  frost: { picture: [gravel, 260] },
  base: { picture: BALLAST },
  bedding: { picture: [binder, 130] },
  wearing: { picture: SAND },
  gravel: { picture: [gravel, 260], tint: '#d9d2c2', strength: 0.25 },
  topsoil: TOPSOIL,
  mulch: { picture: BALLAST, tint: '#5c3620', strength: 0.7 },
};

/** Stones and joints of a paving, lengths in cm. */
interface Paving {
  look: Look;
  length: number;
  joint: number;
  color: string;
}

const PAVING: Paving = { look: STONE, length: 20, joint: 0.6, color: '#d8cba4' };
const PAVINGS: Partial<Record<ProjectId, Paving>> = {
  parking: { look: STONE, length: 12, joint: 6, color: '#47602f' },
  terrace: { ...PAVING, look: { picture: SAND, tint: '#c9b88f', strength: 0.6 }, length: 40 },
};

/** The walls of gravel grids, 3 cm high, at the bottom of the gravel. */
const GRID: Paving = { look: STONE, length: 6, joint: 0.5, color: '#f4f4f0' };
const GRID_HEIGHT = 3 * SCALE;

/**
 * A cross-section to scale, styled like the start page's layers. Compared by content: typing an area recalculates the
 * layers without changing them.
 */
export const CrossSection = memo(Drawing, (a, b) => JSON.stringify(a) === JSON.stringify(b));

function Drawing({ project, layers, hasEdge, slope, text }: CrossSectionProps) {
  const id = useId().replaceAll(/\W/g, '');
  const placed = stacked(layers);
  const depth = placed.at(-1)?.bottom ?? AIR;
  const height = Math.max(depth, hasEdge && text ? AIR + 215 : 0) + 40;
  const from = hasEdge ? 84 : 40;
  const paving = PAVINGS[project] ?? PAVING;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${text ? WIDTH + 58 : WIDTH} ${height}`}
      role={text ? 'img' : undefined}
      aria-label={text}
      aria-hidden={text ? undefined : true}
      sx={drawing}
    >
      <Filled id={`${id}e`} look={EARTH} x={0} y={AIR} width={WIDTH} height={height - AIR} />
      <Lawn />
      {placed.map(({ id: slot, top, bottom }, index) => (
        <g key={slot}>
          <Filled
            id={`${id}${index}`}
            look={slot === 'paving' ? paving.look : (LOOKS[slot] ?? CONCRETE)}
            x={from}
            y={top}
            width={WIDTH - from}
            height={bottom - top}
          />
          {slot === 'paving' && <Joints paving={paving} from={from} top={top} bottom={bottom} />}
          {slot === 'gravel' && (
            <Joints paving={GRID} from={from} top={bottom - GRID_HEIGHT} bottom={bottom} />
          )}
          <path d={`M${from} ${bottom}H${WIDTH}`} stroke={COLORS.ink} strokeWidth={1.5} />
        </g>
      ))}
      {hasEdge && <Kerb id={id} />}
      {text && <Figures placed={placed} from={from} slope={slope} />}
    </Box>
  );
}

interface PlacedLayer extends SectionLayer {
  top: number;
  bottom: number;
}

function stacked(layers: readonly SectionLayer[]): PlacedLayer[] {
  let bottom = AIR;
  return layers.map((layer) => {
    const top = bottom;
    bottom += layer.cm * SCALE;
    return { ...layer, top, bottom };
  });
}

interface FilledProps {
  id: string;
  look: Look;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle of a material; its picture covers it, so that no stone is repeated. */
function Filled({ id, look, ...place }: FilledProps) {
  const { picture, tint, strength } = look;
  const [url, high] = picture;
  const scale = Math.max(600 / 1200, place.height / high, place.width / 1200);
  return (
    <>
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        x={place.x}
        y={place.y}
        width={1200 * scale}
        height={high * scale}
      >
        <image href={url} width={1200 * scale} height={high * scale} preserveAspectRatio="none" />
      </pattern>
      <rect {...place} fill={`url(#${id})`} />
      {tint && <rect {...place} fill={tint} fillOpacity={strength} />}
    </>
  );
}

function Lawn() {
  const blades = Array.from({ length: 14 }, (_, index) => {
    const x = index * 6 + 2;
    return `M${x} ${AIR}l${index % 2 ? 3 : -2} ${-9 - ((index * 5) % 6)}`;
  });
  return (
    <>
      <path d={`M0 ${AIR}h84v9H0z`} fill="#47602f" />
      <path d={blades.join('')} stroke="#5d7d3c" strokeWidth={2.5} />
    </>
  );
}

interface JointsProps {
  paving: Paving;
  from: number;
  top: number;
  bottom: number;
}

function Joints({ paving: { length, joint, color }, from, top, bottom }: JointsProps) {
  const lines = [];
  for (let x = from + length * SCALE; x < WIDTH; x += length * SCALE) {
    lines.push(`M${x} ${top}V${bottom}`);
  }
  return <path d={lines.join('')} stroke={color} strokeWidth={joint * SCALE} />;
}

/** A kerb of 8 × 25 cm on 20 cm of concrete with a back support of 10 cm (ATV DIN 18318). */
function Kerb({ id }: { id: string }) {
  const top = AIR - 6;
  const foot = top + 25 * SCALE;
  return (
    <>
      <path
        d={`M-6 ${foot + 84}V${foot - 50}L44 ${foot - 78}V${foot}H84V${foot - 40}L100 ${foot - 16}V${foot + 84}z`}
        fill="#8f9290"
        stroke={COLORS.ink}
        strokeWidth={1.5}
      />
      <Filled id={`${id}k`} look={STONE} x={44} y={top} width={40} height={25 * SCALE} />
      <rect
        x={44}
        y={top}
        width={40}
        height={25 * SCALE}
        rx={3}
        fill="none"
        stroke={COLORS.ink}
        strokeWidth={1.5}
      />
    </>
  );
}

interface FiguresProps {
  placed: readonly PlacedLayer[];
  from: number;
  slope: string | undefined;
}

/** Numbers of the layers, side by side as thin ones would overlap, and a chain of dimensions. */
function Figures({ placed, from, slope }: FiguresProps) {
  const ticks = [AIR, ...placed.map(({ bottom }) => bottom)];
  return (
    <g fontSize={15} fontWeight={600} textAnchor="middle">
      {placed.map(({ id, top, bottom }, index) => {
        const x = from + 58 + index * 44;
        const y = (top + bottom) / 2;
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={13} fill={COLORS.signal} stroke={COLORS.ink} strokeWidth={2} />
            <text x={x} y={y + 5.5} fill={COLORS.ink}>
              {index + 1}
            </text>
          </g>
        );
      })}
      <path
        d={`M${WIDTH + 10} ${AIR}V${ticks.at(-1)}${ticks.map((y) => `M${WIDTH + 4} ${y}h12`).join('')}`}
        stroke={COLORS.ink}
        strokeWidth={1.5}
      />
      {placed.map(
        ({ id, top, bottom, cm }) =>
          bottom - top >= 14 && (
            <text key={id} x={WIDTH + 18} y={(top + bottom) / 2 + 5} textAnchor="start">
              {String(cm).replace('.', ',')}
            </text>
          ),
      )}
      <text x={WIDTH + 18} y={AIR - 12} textAnchor="start" fontWeight={400}>
        cm
      </text>
      {slope && (
        <>
          <path
            d={`M${WIDTH - 130} ${AIR - 14}L${WIDTH - 12} ${AIR - 11}m-9 -6l9 6l-9 5`}
            fill="none"
            stroke={COLORS.ink}
            strokeWidth={2}
          />
          <text x={WIDTH - 72} y={AIR - 22} fontSize={14} fontWeight={400}>
            {slope} % Gefälle
          </text>
        </>
      )}
    </g>
  );
}

const drawing = { display: 'block', width: '100%', height: 'auto' };
