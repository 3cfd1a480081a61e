import type { Drawing } from '../drawing/drawing.ts';
import { blur, rough } from '../drawing/filters.ts';
import { linear } from '../drawing/gradient.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { daylight, imprint, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, path, stroke, tag, WIDTH } from '../drawing/svg.ts';
import { crushedBed } from './crushed.ts';
import { GREYWACKE } from './stone-colors.ts';

/** Fresh concrete that fills the picture; `height` is its roughness. */
function fresh(color: string, height: number, seed: number): string {
  return [
    box(0, 0, WIDTH, HEIGHT, color),
    reliefSheet('lie', 0.8, { frequency: '0.009 0.013', octaves: 4, seed, height, lift: 0.35 }),
    reliefSheet('grit', 0.4, {
      frequency: 0.35,
      octaves: 3,
      seed: seed + 1,
      height: 1.8,
      lift: 0.2,
    }),
    speckSheet('sand', 0.2, { frequency: 0.3, seed: seed + 2, tone: 0.15, gain: 6 }),
  ].join('');
}

const POUR_EDGE =
  'M-20 -20H820V300C740 330 700 286 640 322S520 400 450 372S300 338 240 392S80 420 -20 380Z';

const blinding: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    crushedBed(random, { colors: GREYWACKE, grain: [8, 22], ground: '#4b453d' }),
    blur('cast', 10),
    path(POUR_EDGE, '#14100c', {
      filter: 'url(#cast)',
      opacity: 0.7,
      transform: 'translate(0 16)',
    }),
    tag('clipPath', { id: 'pour' }, tag('path', { d: POUR_EDGE })),
    group({ clip_path: 'url(#pour)' }, fresh('#a9aaa6', 8, 41)),
    stroke(POUR_EDGE, '#d8d9d5', 4, { opacity: 0.6 }),
    daylight(),
  );

function bars(from: number, spacing: number, width: number, vertical: boolean): string {
  return Array.from({ length: 9 }, (_, i) => {
    const at = from + i * spacing;
    const run = vertical ? `M${at} -120V720` : `M-120 ${at}H920`;
    const under = vertical ? 'translate(10 6)' : 'translate(5 12)';
    return (
      stroke(run, '#15100c', width, { opacity: 0.4, transform: under }) +
      stroke(run, '#6d4a35', width) +
      stroke(run, '#a9795a', width * 0.4, {
        transform: vertical ? 'translate(-2 0)' : 'translate(0 -3)',
      }) +
      stroke(run, '#3d281c', width, { stroke_dasharray: '2 9', opacity: 0.5 })
    );
  }).join('');
}

const COVER = 'M-20 620V250C100 200 180 300 300 262S470 150 590 190S740 110 820 130V620Z';

const reinforced: Drawing = () =>
  canvas(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, '#cfcac0'),
    reliefSheet('ground', 0.6, { frequency: 0.05, octaves: 4, seed: 3, height: 6, lift: 0.3 }),
    group({ transform: 'rotate(-6 400 300)' }, bars(-40, 108, 13, true), bars(-60, 108, 13, false)),
    blur('cast', 12),
    tag('clipPath', { id: 'cover' }, tag('path', { d: COVER })),
    path(COVER, '#0c0b0a', { filter: 'url(#cast)', opacity: 0.6, transform: 'translate(-2 -8)' }),
    group({ clip_path: 'url(#cover)' }, fresh('#9c9d9a', 8, 52)),
    stroke(COVER, '#c9cac6', 6, { opacity: 0.5 }),
    daylight(),
  );

function swirls(random: Random): string {
  return Array.from({ length: 26 }, (_, i) => {
    const [x, y, r] = [(i % 6) * 160 - 30, Math.floor(i / 6) * 150 + 10, between(random, 90, 150)];
    const arc = `M${x - r} ${y + 40}A${r.toFixed(0)} ${r.toFixed(0)} 0 0 1 ${x + r} ${y + 40}`;
    return stroke(arc, pick(random, ['#ffffff', '#4b4e50']), between(random, 2, 16), {
      opacity: 0.1,
    });
  }).join('');
}

const smoothing: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    fresh('#b4b6b3', 7, 61),
    swirls(random),
    blur('cast', 9),
    linear(
      'blade',
      [0, 0],
      [0.2, 1],
      [
        [0, '#f3f5f6'],
        [0.5, '#b4bcc0'],
        [1, '#848d92'],
      ],
    ),
    linear(
      'wood',
      [0, 0],
      [0, 1],
      [
        [0, '#d79a52'],
        [0.5, '#b97a36'],
        [1, '#7c4b1c'],
      ],
    ),
    group(
      { transform: 'translate(430 300) rotate(-24)' },
      box(-214, -48, 428, 120, '#1c1d1d', {
        filter: 'url(#cast)',
        opacity: 0.5,
        transform: 'translate(8 16)',
      }),
      box(-210, -58, 420, 116, 'url(#blade)', { rx: 6 }),
      stroke('M-206 -54H206', '#ffffff', 3, { opacity: 0.8 }),
      box(-120, -12, 28, 24, '#60686d', { rx: 3 }),
      box(92, -12, 28, 24, '#60686d', { rx: 3 }),
      box(-150, -12, 300, 34, '#000', { rx: 17, opacity: 0.28 }),
      box(-150, -26, 300, 38, 'url(#wood)', { rx: 19 }),
    ),
    daylight(),
  );

/** Concrete with a broom finish up to the formwork. */
const broomed: Drawing = (random) => {
  const bristles = Array.from({ length: 460 }, (_, i) => {
    const x = -160 + i * 2.5 + between(random, -1.4, 1.4);
    const sway = between(random, -5, 5);
    return stroke(
      `M${x} -120Q${x + sway} 300 ${x} 760`,
      random() < 0.5 ? '#5c5c5c' : '#a6a6a6',
      between(random, 1.2, 3.4),
      { opacity: between(random, 0.3, 0.9) },
    );
  });
  return canvas(
    WIDTH,
    HEIGHT,
    fresh('#b0b2ae', 3, 77),
    imprint(
      'broom',
      4,
      1,
      group({ transform: 'rotate(-16 400 300)' }, ...bristles),
      group(
        { transform: 'rotate(-16 400 300)' },
        stroke('M-140 250H940', '#2a2a2a', 13),
        stroke('M-140 236H940M-140 264H940', '#8c8c8c', 9),
      ),
    ),
    rough('planed', { frequency: '0.008 0.16', octaves: 3, seed: 12, height: 2.4, lift: 0.62 }),
    blur('cast', 7),
    linear(
      'board',
      [0, 0],
      [0, 1],
      [
        [0, '#e0ba7c'],
        [0.16, '#cfa463'],
        [1, '#b98c4d'],
      ],
    ),
    group(
      { transform: 'rotate(-16 400 300)' },
      box(-140, 556, 1080, 20, '#14100c', { filter: 'url(#cast)', opacity: 0.75 }),
      box(-140, 566, 1080, 64, 'url(#board)', { filter: 'url(#planed)' }),
      box(-140, 630, 1080, 300, '#7d6a4f'),
      box(-140, 630, 1080, 24, '#14100c', { filter: 'url(#cast)', opacity: 0.6 }),
      ...[80, 560].map(
        (x) =>
          box(x + 8, 612, 58, 70, '#14100c', { filter: 'url(#cast)', opacity: 0.5 }) +
          box(x, 606, 56, 62, '#c39a5c', { filter: 'url(#planed)' }),
      ),
    ),
    daylight(),
  );
};

function fibre(random: Random): string {
  const place = `translate(${(random() * WIDTH).toFixed(0)} ${(random() * HEIGHT).toFixed(0)}) rotate(${(random() * 360).toFixed(0)})`;
  const length = between(random, 13, 24);
  const line = `M${-length - 5} -3L${-length} 0H${length.toFixed(0)}L${(length + 5).toFixed(0)} 3`;
  const round = { stroke_linejoin: 'round', stroke_linecap: 'round' };
  return group(
    { transform: place, opacity: between(random, 0.35, 1).toFixed(2) },
    stroke(line, '#1a1c1e', 4.6, { ...round, opacity: 0.4, transform: 'translate(1.5 3)' }),
    stroke(line, '#767e83', 3.8, round),
    stroke(line, '#e4e9eb', 1.6, { ...round, transform: 'translate(0 -1)' }),
  );
}

const fibred: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    fresh('#8f9190', 8, 88),
    Array.from({ length: 170 }, () => fibre(random)).join(''),
    daylight(),
  );

const mats =
  (width: number, ground: string, turn: number): Drawing =>
  () =>
    canvas(
      WIDTH,
      HEIGHT,
      box(0, 0, WIDTH, HEIGHT, ground),
      reliefSheet('ground', 0.5, { frequency: 0.02, octaves: 5, seed: 3, height: 6, lift: 0.4 }),
      group(
        { transform: `rotate(${turn} 400 300)` },
        bars(-60, 130, width, true),
        bars(-70, 130, width, false),
      ),
      daylight(),
    );

export const CONCRETES = {
  'transportbeton-c12-15': blinding,
  'transportbeton-c20-25': reinforced,
  'transportbeton-c25-30': smoothing,
  'transportbeton-c30-37': broomed,
  stahlfaserbeton: fibred,
  'betonstahlmatte-q188': mats(11, '#c9c8c2', -14),
  'betonstahlmatte-q257': mats(14, '#8f8a80', 17),
} satisfies Record<string, Drawing>;
