import type { Drawing } from '../drawing/drawing.ts';
import { cableWorks, pavingWorks, sewerWorks } from './ground-works.ts';
import { gardens, yard } from './places.ts';
import { roadSite } from './road-site.ts';
import { asphaltWorks, demolition, earthWorks, roadBuilding } from './road-works.ts';

export const SCENES = {
  baustelle: roadSite,
  bauhof: yard,
  'leistung-strassenbau': roadBuilding,
  'leistung-erdarbeiten': earthWorks,
  'leistung-kanalbau': sewerWorks,
  'leistung-pflasterarbeiten': pavingWorks,
  'leistung-asphaltarbeiten': asphaltWorks,
  'leistung-kabeltiefbau': cableWorks,
  'leistung-abbruch': demolition,
  'leistung-aussenanlagen': gardens,
} satisfies Record<string, Drawing>;
