import type { Drawing } from '../drawing/drawing.ts';
import { linear } from '../drawing/gradient.ts';
import { lettering } from '../drawing/lettering.ts';
import { PALETTE } from '../drawing/palette.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { box, group, path, stroke, tag } from '../drawing/svg.ts';

interface Bag {
  paper: string;
  band: string;
  ink: string;
  title: string;
  line: string;
}

const OUTLINE =
  'M-148 -176C-150 -190 -142 -198 -128 -197L-60 -203L40 -202L132 -197C144 -196 150 -188 148 -176C158 -90 160 60 150 168C150 190 140 200 122 200C40 208 -40 208 -122 200C-140 200 -150 190 -150 168C-160 60 -158 -90 -148 -176Z';

const shading = [
  linear(
    'belly',
    [0, 0],
    [1, 0],
    [
      [0, '#000', 0.3],
      [0.14, '#fff', 0.16],
      [0.4, '#fff', 0.2],
      [0.72, '#000', 0.04],
      [1, '#000', 0.42],
    ],
  ),
  linear(
    'fall',
    [0, 0],
    [0, 1],
    [
      [0, '#fff', 0.3],
      [0.25, '#fff', 0],
      [0.75, '#000', 0],
      [1, '#000', 0.3],
    ],
  ),
  tag('clipPath', { id: 'bag' }, tag('path', { d: OUTLINE })),
].join('');

function bag({ paper, band, ink, title, line }: Bag, transform: string): string {
  return group(
    { transform },
    path(OUTLINE, paper),
    group(
      { clip_path: 'url(#bag)' },
      box(-170, -96, 340, 120, band),
      box(-170, 38, 340, 9, band),
      lettering(title, 0, -64, 40, ink),
      lettering(line, 0, 72, 36, PALETTE.kerb),
      stroke('M-60 134H60M-40 150H40', PALETTE.kerb, 5, { opacity: 0.45 }),
      stroke('M-146 -168C-40 -160 60 -160 146 -168', '#000', 3, { opacity: 0.28 }),
      stroke('M-146 -172C-40 -164 60 -164 146 -172', '#fff', 2, { opacity: 0.5 }),
      stroke(
        'M-120 190C-90 150 -108 90 -126 40M118 188C96 140 112 90 132 30M-110 -150C-96 -120 -100 -104 -116 -80',
        '#000',
        5,
        { opacity: 0.1 },
      ),
      path(OUTLINE, 'url(#belly)'),
      path(OUTLINE, 'url(#fall)'),
    ),
    stroke('M-126 -197H130', '#8d8a83', 4, { stroke_dasharray: '7 6' }),
  );
}

const bags =
  (look: Bag): Drawing =>
  () =>
    studio(
      shading,
      standing(120, 690),
      bag(look, `translate(500 ${FLOOR - 186}) rotate(3) scale(0.92)`),
      path('M360 200L470 190L480 500L360 500Z', '#000', { opacity: 0.16 }),
      bag(look, `translate(300 ${FLOOR - 198})`),
    );

const PAPER = '#d9c9ab';

export const BAGS = {
  'estrichbeton-sack': bags({
    paper: '#e8e6df',
    band: PALETTE.kerb,
    ink: PALETTE.signal,
    title: 'ESTRICH',
    line: 'BETON',
  }),
  'fertigbeton-sack': bags({
    paper: '#e8e6df',
    band: '#a5352a',
    ink: '#ffffff',
    title: 'BETON',
    line: 'C25/30',
  }),
  'zement-cem-ii-sack': bags({
    paper: PAPER,
    band: '#2f6b45',
    ink: '#ffffff',
    title: 'ZEMENT',
    line: '32,5 R',
  }),
  'zement-cem-i-sack': bags({
    paper: PAPER,
    band: '#1f4f83',
    ink: '#ffffff',
    title: 'ZEMENT',
    line: '42,5 R',
  }),
  'mauermoertel-sack': bags({
    paper: '#ece5d6',
    band: '#b5622e',
    ink: '#ffffff',
    title: 'MÖRTEL',
    line: 'M 5',
  }),
  'spielsand-sack': bags({
    paper: '#e9d6a6',
    band: PALETTE.signal,
    ink: PALETTE.ink,
    title: 'SAND',
    line: '0/2',
  }),
} satisfies Record<string, Drawing>;
