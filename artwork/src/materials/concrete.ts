import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { linear } from '../drawing/gradient.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
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

const CHUTE = 'M430 -40L690 -40L520 250C500 285 410 262 372 232Z';
const FLOW =
  'M376 226C360 300 330 330 300 392C250 420 230 470 290 482C400 500 560 500 600 470C620 440 560 430 548 400C520 340 520 300 516 252C470 268 410 256 376 226Z';

const pouring: Drawing = () =>
  canvas(
    WIDTH,
    HEIGHT,
    fresh('#949694', 8, 77),
    blur('cast', 16),
    path('M180 480C240 400 620 390 680 470S300 560 180 480Z', '#0c0d0d', {
      filter: 'url(#cast)',
      opacity: 0.5,
    }),
    linear(
      'flow',
      [0, 0],
      [1, 0],
      [
        [0, '#6f7271'],
        [0.4, '#b5b7b4'],
        [0.7, '#9b9d9a'],
        [1, '#5f6261'],
      ],
    ),
    linear(
      'steel',
      [0, 0],
      [1, 0.4],
      [
        [0, '#2d3236'],
        [0.4, '#596166'],
        [0.75, '#3a4045'],
        [1, '#1d2124'],
      ],
    ),
    path(FLOW, 'url(#flow)'),
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${250 - i * 46} ${470 + i * 26}C${330 - i * 20} ${540 + i * 22} ${570 + i * 20} ${540 + i * 22} ${640 + i * 46} ${462 + i * 26}`,
        i % 2 ? '#5e6160' : '#c3c5c2',
        16,
        { opacity: 0.35, filter: 'url(#lip)' },
      ),
    ),
    blur('lip', 4),
    path(CHUTE, 'url(#steel)'),
    path('M470 -40L650 -40L500 236C480 254 424 244 396 224Z', '#8b8d8b'),
    stroke('M430 -40L372 232', '#ffb310', 9),
    stroke('M690 -40L520 250', '#ffb310', 9),
    daylight(),
  );

function fibre(random: Random): string {
  const place = `translate(${(random() * WIDTH).toFixed(0)} ${(random() * HEIGHT).toFixed(0)}) rotate(${(random() * 360).toFixed(0)})`;
  const length = between(random, 26, 40);
  const line = `M${-length - 8} -5L${-length} 0H${length.toFixed(0)}L${(length + 8).toFixed(0)} 5`;
  const round = { stroke_linejoin: 'round', stroke_linecap: 'round' };
  return group(
    { transform: place },
    stroke(line, '#1a1c1e', 7, { ...round, opacity: 0.45, transform: 'translate(2 4)' }),
    stroke(line, '#767e83', 6, round),
    stroke(line, '#f4f7f8', 2.6, { ...round, transform: 'translate(0 -1)' }),
  );
}

const fibred: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    fresh('#8f9190', 8, 88),
    Array.from({ length: 84 }, () => fibre(random)).join(''),
    daylight(),
  );

const mats =
  (width: number, ground: string, layers: number): Drawing =>
  () =>
    canvas(
      WIDTH,
      HEIGHT,
      box(0, 0, WIDTH, HEIGHT, ground),
      reliefSheet('ground', 0.5, { frequency: 0.02, octaves: 5, seed: 3, height: 6, lift: 0.4 }),
      ...Array.from({ length: layers }, (_, i) =>
        group(
          { transform: `rotate(-14 400 300) translate(${i * 34} ${i * -26})` },
          bars(-60, 130, width, true),
          bars(-70, 130, width, false),
        ),
      ),
      daylight(),
    );

export const CONCRETES = {
  'transportbeton-c12-15': blinding,
  'transportbeton-c20-25': reinforced,
  'transportbeton-c25-30': smoothing,
  'transportbeton-c30-37': pouring,
  stahlfaserbeton: fibred,
  'betonstahlmatte-q188': mats(11, '#c9c8c2', 1),
  'betonstahlmatte-q257': mats(16, '#a9a59b', 2),
} satisfies Record<string, Drawing>;
