/** SVG attributes; underscores become hyphens. */
export type Attributes = Record<string, string | number>;

export const WIDTH = 800;
export const HEIGHT = 600;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name.replaceAll('_', '-')}="${value}"`)
    .join('');
}

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  return `<${name}${attributesOf(attributes)}>${children.join('')}</${name}>`;
}

export function path(d: string, fill: string, attributes: Attributes = {}): string {
  return tag('path', { d, fill, ...attributes });
}

export function stroke(
  d: string,
  color: string,
  width: number,
  attributes: Attributes = {},
): string {
  return tag('path', { d, fill: 'none', stroke: color, stroke_width: width, ...attributes });
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return tag('rect', { x, y, width, height, fill, ...attributes });
}

export function disc(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return tag('circle', { cx, cy, r, fill, ...attributes });
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return tag('ellipse', { cx, cy, rx, ry, fill, ...attributes });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return tag('g', attributes, ...children);
}

/** A whole SVG document. */
export function canvas(width: number, height: number, ...children: string[]): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...children);
}
