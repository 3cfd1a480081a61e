import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, path, stroke } from '../drawing/svg.ts';
import { MAKERS, type Paint, YELLOW } from './paint.ts';
import { crawler, cylinder, grip, panel, pin, plate, SHEEN, tube, wheel } from './parts.ts';

const { kerb, ink, slate, asphalt, slab } = PALETTE;

/** A wheel loader that stands on the floor, its bucket to the right. */
function wheelLoader(paint: Paint = YELLOW): string {
  return [
    panel(
      [
        [84, 400],
        [88, 300],
        [116, 274],
        [248, 266],
        [300, 420],
        [150, 430],
      ],
      paint.main,
      18,
    ),
    panel(
      [
        [80, 410],
        [84, 380],
        [440, 400],
        [470, 440],
        [120, 440],
      ],
      kerb,
      8,
    ),
    box(112, 306, 74, 7, paint.dark, { rx: 3 }),
    box(112, 322, 74, 7, paint.dark, { rx: 3 }),
    tube(
      [
        [140, 276],
        [140, 236],
      ],
      14,
      asphalt,
    ),
    panel(
      [
        [236, 400],
        [232, 130],
        [364, 130],
        [408, 250],
        [410, 400],
      ],
      asphalt,
      16,
    ),
    path('M256 250L254 156H318V250Z', 'url(#pane)'),
    path('M334 156H354L388 252V320H334Z', 'url(#pane)'),
    path('M256 266H318V372H258Z', 'url(#pane)'),
    path('M270 156H288L256 226V184Z', '#ffffff', { opacity: 0.45 }),
    panel(
      [
        [222, 112],
        [364, 112],
        [378, 136],
        [222, 138],
      ],
      paint.main,
      10,
    ),
    plate(262, 98, 26, 16, paint.dark, 6),
    panel(
      [
        [406, 300],
        [470, 330],
        [520, 420],
        [480, 440],
        [406, 440],
      ],
      paint.main,
      14,
    ),
    cylinder([420, 420], [560, 380], 26),
    panel(
      [
        [400, 306],
        [424, 282],
        [520, 330],
        [614, 412],
        [604, 440],
        [568, 430],
        [500, 372],
      ],
      paint.dark,
      16,
    ),
    cylinder([452, 296], [590, 376], 20),
    pin([420, 306], 12),
    panel(
      [
        [588, 360],
        [618, 376],
        [640, 456],
        [742, 486],
        [738, 500],
        [600, 502],
        [566, 468],
        [566, 400],
      ],
      kerb,
      12,
    ),
    path('M604 388L630 462L724 490', 'none', { stroke: slate, stroke_width: 8 }),
    wheel(176, 420, 82, paint.main),
    wheel(452, 420, 82, paint.main),
  ].join('');
}

/** A dumper on tracks with its skip to the right. */
function trackDumper(): string {
  return [
    crawler(170, 410, 430, 90, MAKERS.wackerNeuson.main),
    panel(
      [
        [150, 400],
        [150, 300],
        [250, 288],
        [300, 400],
      ],
      kerb,
      12,
    ),
    panel(
      [
        [140, 300],
        [156, 268],
        [250, 268],
        [262, 300],
      ],
      MAKERS.wackerNeuson.main,
      10,
    ),
    tube(
      [
        [170, 290],
        [128, 206],
        [92, 196],
      ],
      16,
      asphalt,
    ),
    grip([96, 197], [72, 192]),
    tube(
      [
        [200, 270],
        [188, 216],
      ],
      9,
      slate,
    ),
    disc(187, 210, 11, ink),
    tube(
      [
        [220, 270],
        [214, 222],
      ],
      9,
      slate,
    ),
    disc(213, 216, 11, MAKERS.wackerNeuson.main),
    plate(290, 380, 300, 34, asphalt, 6),
    panel(
      [
        [270, 386],
        [252, 232],
        [282, 214],
        [640, 214],
        [706, 250],
        [640, 386],
      ],
      MAKERS.wackerNeuson.main,
      14,
    ),
    path('M296 234H634L684 254L628 262H300Z', asphalt),
    path('M296 234H634L684 254L650 250H300Z', '#8a7a63'),
    path('M310 236C370 180 440 196 480 186S600 196 640 240Z', '#94836a'),
    path('M340 224C380 196 430 206 470 198L440 236H330Z', '#b09f84', { opacity: 0.7 }),
    stroke('M350 270L360 384M450 270L456 384M556 270L556 384', MAKERS.wackerNeuson.dark, 12),
    plate(150, 330, 90, 44, asphalt, 8),
    stroke('M162 344H228M162 358H228', slab, 4, { opacity: 0.5 }),
  ].join('');
}

export const LOADERS = {
  radlader: () => studio(SHEEN, standing(90, 720), wheelLoader(MAKERS.kramer)),
  raupendumper: () => studio(SHEEN, standing(170, 620), trackDumper()),
} satisfies Record<string, Drawing>;
