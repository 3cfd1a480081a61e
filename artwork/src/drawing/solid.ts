import { shade } from './color.ts';
import { type Point, polygon } from './geometry.ts';
import { path, stroke } from './svg.ts';

export interface SolidOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Offset of the back edge to the right and upwards. */
  depth: Point;
  color: string;
}

/** A block seen from the front and above; (x, y) is a corner of its front face. */
export function solid({ x, y, width, height, depth: [dx, dy], color }: SolidOptions): string {
  const right = x + width;
  const top: Point[] = [
    [x, y],
    [x + dx, y - dy],
    [right + dx, y - dy],
    [right, y],
  ];
  const side: Point[] = [
    [right, y],
    [right + dx, y - dy],
    [right + dx, y + height - dy],
    [right, y + height],
  ];
  return [
    path(polygon(top), shade(color, 0.24)),
    path(polygon(side), shade(color, -0.4)),
    path(
      polygon([
        [x, y],
        [right, y],
        [right, y + height],
        [x, y + height],
      ]),
      color,
    ),
    stroke(`M${x} ${y}H${right}`, '#ffffff', 2, { opacity: 0.5 }),
  ].join('');
}

/** Path data of the outline of such a block. */
export function outlineOf({ x, y, width, height, depth: [dx, dy] }: SolidOptions): string {
  const right = x + width;
  const back: Point[] = [
    [x, y],
    [x + dx, y - dy],
    [right + dx, y - dy],
    [right + dx, y + height - dy],
  ];
  return polygon([...back, [right, y + height], [x, y + height]]);
}
