import { shade } from './color.ts';
import type { Point } from './geometry.ts';

/** To the right, upwards and away from the viewer, in centimetres. */
export type Vector = readonly [x: number, y: number, z: number];

export interface Camera {
  place: Vector;
  /** Where a point in space appears in the picture. */
  project: (point: Vector) => Point;
}

interface CameraOptions {
  place: Vector;
  /** What it looks at, and where in the picture that appears. */
  target: Vector;
  center?: Point;
  /** Pixels per centimetre at the target. */
  scale: number;
}

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A pinhole camera that is held level. */
export function camera({ place, target, center = [400, 320], scale }: CameraOptions): Camera {
  const forward = unit(minus(target, place));
  const right = unit([forward[2], 0, -forward[0]]);
  const up = cross(forward, right);
  const zoom = scale * Math.hypot(...minus(target, place));
  return {
    place,
    project: (point) => {
      const ray = minus(point, place);
      const depth = dot(ray, forward);
      return [
        center[0] + (zoom * dot(ray, right)) / depth,
        center[1] - (zoom * dot(ray, up)) / depth,
      ];
    },
  };
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

const LIGHT = unit([-0.5, 0.85, -0.38]);

/** The colour of a surface with this normal, lit from the upper left behind the viewer. */
export function litBy(color: string, normal: Vector): string {
  const share = dot(LIGHT, normal);
  return shade(color, share > 0 ? share * 0.62 - 0.3 : share * 0.32 - 0.3);
}

/** Turned around a vertical axis by degrees, then moved. */
export function placed([x, y, z]: Vector, at: Vector, turn = 0): Vector {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [at[0] + x * cos - z * sin, at[1] + y, at[2] + x * sin + z * cos];
}
