import { blur, embossed, type ReliefOptions, relief, type Specks, specks } from './filters.ts';
import { radial } from './gradient.ts';
import { box, group, HEIGHT, WIDTH } from './svg.ts';

/** A full sheet of noise lit as a relief, to be multiplied over what is below. */
export function reliefSheet(id: string, opacity: number, options: ReliefOptions): string {
  const sheet = { filter: `url(#${id})`, style: 'mix-blend-mode:multiply', opacity };
  return relief(id, options) + box(0, 0, WIDTH, HEIGHT, '#000', sheet);
}

/** Marks in the ground, greys on a middle grey: light is raised, dark pressed in. */
export function imprint(id: string, height: number, softness: number, ...marks: string[]): string {
  const sheet = { filter: `url(#${id})`, style: 'mix-blend-mode:multiply' };
  const soft = group({ filter: `url(#${id}-soft)` }, ...marks);
  return [
    embossed(id, height),
    blur(`${id}-soft`, softness),
    group(sheet, box(0, 0, WIDTH, HEIGHT, '#808080'), soft),
  ].join('');
}

/** A full sheet of mineral specks in one grey. */
export function speckSheet(id: string, opacity: number, options: Specks): string {
  const sheet = { filter: `url(#${id})`, opacity };
  return specks(id, options) + box(0, 0, WIDTH, HEIGHT, '#000', sheet);
}

/** Light from the upper left over the whole picture, slightly darker in the far corner. */
export function daylight(strength = 1, width = WIDTH, height = HEIGHT): string {
  const gradient = radial('day', [0.3, 0.22], 1, [
    [0, '#fff4dc', 0.2 * strength],
    [0.45, '#ffffff', 0],
    [1, '#0a0c10', 0.42 * strength],
  ]);
  return gradient + box(0, 0, width, height, 'url(#day)');
}
