import { tag } from './svg.ts';

const WHOLE = { x: 0, y: 0, width: '100%', height: '100%', color_interpolation_filters: 'sRGB' };

export interface ReliefOptions {
  /** Waves per pixel, alike in both directions or `x y`. */
  frequency: number | string;
  octaves: number;
  seed: number;
  /** How high the bumps stand. */
  height: number;
  /** Height of the light over the ground in degrees. */
  sun?: number;
  /** How bright the deepest shade stays, from 0 to 1. */
  lift?: number;
}

function litNoise(options: ReliefOptions): string {
  const { frequency, octaves, seed, height, sun = 50, lift = 0 } = options;
  const brighten = `${1 - lift} 0 0 0 ${lift}`;
  const lifted = `${brighten} 0 ${1 - lift} 0 0 ${lift} 0 0 ${1 - lift} 0 ${lift} 0 0 0 1 0`;
  return [
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: frequency,
      numOctaves: octaves,
      seed,
      result: 'noise',
    }),
    tag('feColorMatrix', {
      in: 'noise',
      type: 'matrix',
      values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0',
    }),
    tag(
      'feDiffuseLighting',
      { surfaceScale: height, diffuseConstant: 1.25, lighting_color: '#ffffff' },
      tag('feDistantLight', { azimuth: 230, elevation: sun }),
    ),
    tag('feColorMatrix', { type: 'matrix', values: lifted, result: 'lit' }),
  ].join('');
}

/** A filter that paints noise as a lit relief in greys: multiply it over a colour. */
export function relief(id: string, options: ReliefOptions): string {
  return tag('filter', { id, ...WHOLE }, litNoise(options));
}

/** A filter that roughens what it is applied to with such a relief. */
export function rough(id: string, options: ReliefOptions): string {
  return tag(
    'filter',
    { id, ...WHOLE },
    litNoise(options),
    tag('feComposite', { in: 'SourceGraphic', in2: 'lit', operator: 'arithmetic', k1: 1 }),
    tag('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
  );
}

/** A filter that lights what it is applied to as a height map, white high and black low, in greys. */
export function embossed(id: string, height: number): string {
  return tag(
    'filter',
    { id, ...WHOLE },
    tag('feColorMatrix', { type: 'luminanceToAlpha' }),
    tag(
      'feDiffuseLighting',
      { surfaceScale: height, diffuseConstant: 1.3, lighting_color: '#ffffff' },
      tag('feDistantLight', { azimuth: 230, elevation: 52 }),
    ),
  );
}

export interface Specks {
  /** Specks per pixel, alike in both directions or `x y`. */
  frequency: number | string;
  seed: number;
  /** Their grey from 0 to 1. */
  tone: number;
  /** The higher, the sharper. */
  gain: number;
  octaves?: number;
}

function speckNoise({ frequency, seed, tone, gain, octaves = 2 }: Specks): string {
  const alpha = `${gain} 0 0 0 ${-gain * 0.55}`;
  const values = `0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 0 ${tone} ${alpha}`;
  return (
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: frequency,
      numOctaves: octaves,
      seed,
    }) + tag('feColorMatrix', { type: 'matrix', values })
  );
}

/** A filter that paints mineral specks. */
export function specks(id: string, options: Specks): string {
  return tag('filter', { id, ...WHOLE }, speckNoise(options));
}

/** A filter that strews such specks over what it is applied to. */
export function speckled(id: string, opacity: number, options: Specks): string {
  return tag(
    'filter',
    { id, ...WHOLE },
    speckNoise(options),
    tag('feComponentTransfer', {}, tag('feFuncA', { type: 'linear', slope: opacity })),
    tag('feComposite', { in2: 'SourceGraphic', operator: 'atop' }),
  );
}

export function blur(id: string, deviation: number | string): string {
  const margin = { x: '-30%', y: '-30%', width: '160%', height: '160%' };
  return tag('filter', { id, ...margin }, tag('feGaussianBlur', { stdDeviation: deviation }));
}
