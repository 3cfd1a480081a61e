import { RulesError } from '../values/rules-error.ts';
import { float, type RulesValue } from '../values/rules-value.ts';
import { builtIn, type Methods, NUMBER } from './signature.ts';

const LATLNG = ['latlng'] as const;
const EARTH_RADIUS_METRES = 6_371_010;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const LATLNG_METHODS: Methods = {
  latitude: builtIn([LATLNG], ({ value }) => float(value.latitude)),
  longitude: builtIn([LATLNG], ({ value }) => float(value.longitude)),
  /** In metres, on a sphere. */
  distance: builtIn([LATLNG, LATLNG], (a, b) => float(distance(a.value, b.value))),
};

export const LATLNG_FUNCTIONS: Methods = {
  'latlng.value': builtIn([NUMBER, NUMBER], (latitude, longitude) =>
    latlng({ latitude: Number(latitude.value), longitude: Number(longitude.value) }),
  ),
};

function latlng(value: Point): RulesValue {
  if (!(Math.abs(value.latitude) <= 90 && Math.abs(value.longitude) <= 180)) {
    throw new RulesError('Latitude must be in [-90, 90] and longitude in [-180, 180].');
  }
  return { type: 'latlng', value };
}

function distance(a: Point, b: Point): number {
  const height = haversine(radians(b.latitude - a.latitude));
  const width = haversine(radians(b.longitude - a.longitude));
  const scale = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(height + scale * width)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
