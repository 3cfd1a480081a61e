import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../drawing/geometry.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, stroke } from '../drawing/svg.ts';
import { MAKERS, type Paint } from './paint.ts';
import { pin, plate, SHEEN, tube } from './parts.ts';

const { aluminium, ink } = PALETTE;

/** A ladder between two points: two stiles and its rungs. */
function ladder(
  [x1, y1]: Point,
  [x2, y2]: Point,
  width: number,
  rungs: number,
  paint: Paint,
): string {
  const steps = Array.from({ length: rungs }, (_, i) => {
    const share = (i + 0.7) / (rungs + 0.4);
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    return tube(
      [
        [x, y],
        [x + width, y - width * 0.06],
      ],
      11,
      '#c6cccf',
    );
  });
  const stile = (dx: number, dy: number) =>
    tube(
      [
        [x1 + dx, y1 + dy],
        [x2 + dx, y2 + dy],
      ],
      19,
      aluminium,
    );
  const shoe = (dx: number, dy: number) => plate(x1 + dx - 15, y1 + dy - 10, 30, 18, ink, 5);
  const cap = (dx: number, dy: number) => disc(x2 + dx, y2 + dy, 11, paint.main);
  const far = -width * 0.06;
  return (
    steps.join('') +
    stile(0, 0) +
    stile(width, far) +
    shoe(0, 0) +
    shoe(width, far) +
    cap(0, 0) +
    cap(width, far)
  );
}

const leaning: Drawing = () =>
  studio(
    SHEEN,
    plate(560, -20, 260, 520, '#d9d4c8', 0),
    box(560, -20, 14, 520, '#ffffff', { opacity: 0.5 }),
    ...Array.from({ length: 7 }, (_, i) =>
      box(574, 40 + i * 66, 240, 4, '#b9b2a3', { opacity: 0.6 }),
    ),
    standing(200, 400),
    ladder([216, 496], [440, 40], 128, 13, MAKERS.zarges),
  );

const combination: Drawing = () =>
  studio(
    SHEEN,
    standing(170, 660),
    tube(
      [
        [620, 496],
        [452, 140],
      ],
      17,
      '#8f979b',
    ),
    tube(
      [
        [560, 490],
        [400, 136],
      ],
      17,
      '#8f979b',
    ),
    ...Array.from({ length: 7 }, (_, i) => {
      const share = (i + 0.6) / 7.4;
      return tube(
        [
          [560 - 160 * share, 490 - 354 * share],
          [620 - 168 * share, 496 - 356 * share],
        ],
        9,
        '#8f979b',
      );
    }),
    ladder([190, 496], [356, 26], 124, 15, MAKERS.hymer),
    stroke('M250 380L600 400', MAKERS.hymer.main, 7),
    pin([330, 132], 13),
    pin([452, 126], 13),
  );

export const LADDERS = {
  anlegeleiter: leaning,
  mehrzweckleiter: combination,
} satisfies Record<string, Drawing>;
