import { RENTAL_TIERS, type RentalTier } from '@shop/domain/rental/rental-price';
import { PATHS, PERIOD_PARAMS, rentalPath, tierParam } from '../../lib/paths.ts';

/** Query parameters of a tool's pages: its pieces if there are several, and each further tool. */
export const PIECES_PARAM = 'stueck';
export const FURTHER_PARAM = 'weitere';
/** Query parameter of the form if nobody chose its days. */
export const SUGGESTED_PARAM = 'vorschlag';

export interface ReservedTool {
  toolId: number;
  pieces: number;
  start_day: string;
  end_day: string;
  tier?: RentalTier;
  isInsured?: boolean;
}

/** The form that reserves these tools together, `/reservieren/1?von=…&bis=…&weitere=102_1_2026-12-04_2026-12-07`. */
export function reservationPath([first, ...further]: readonly ReservedTool[]): string {
  if (!first) return PATHS.rentalList;
  const path = rentalPath('reservation', first.toolId, {
    [PERIOD_PARAMS.start]: first.start_day,
    [PERIOD_PARAMS.end]: first.end_day,
    [PIECES_PARAM]: first.pieces > 1 ? String(first.pieces) : '',
    ...tierParam(first.tier),
  });
  return path + further.map((tool) => `&${FURTHER_PARAM}=${furtherText(tool)}`).join('');
}

/** The same, for days that a plan suggests: the form asks to check them. */
export const suggestedPath = (tools: readonly ReservedTool[]): string =>
  `${reservationPath(tools)}&${SUGGESTED_PARAM}=plan`;

const INSURED = 'versichert';

/** `102_1_2026-12-04_2026-12-07`, followed by the tier unless it is the daily one, and by the insurance. */
export function furtherText(tool: ReservedTool): string {
  const { toolId, pieces, start_day, end_day, tier, isInsured } = tool;
  const chosen = [tier !== 'daily' && tier, isInsured && INSURED].filter(Boolean);
  return [toolId, pieces, start_day, end_day, ...chosen].join('_');
}

export function readFurther(text: string): Required<ReservedTool> | undefined {
  const [id, pieces, start_day = '', end_day = '', ...chosen] = text.split('_');
  const [toolId, count] = [Number(id), Number(pieces)];
  if (![toolId, count].every((number) => Number.isInteger(number) && number > 0)) return undefined;
  const tier = RENTAL_TIERS.find((each) => chosen.includes(each)) ?? 'daily';
  return { toolId, pieces: count, start_day, end_day, tier, isInsured: chosen.includes(INSURED) };
}
