const UNITS = '[mck]?m|k?g|[tlVAW%°]|kW|kVA|kN|Liter|Stück|Säcke|Stunden|Tagen?';
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');

/**
 * Prevents line breaks within dimensions: `20 × 10 × 8 cm`, `0/32 mm`, `2–5 Tage`. For display only; names
 * are stored and compared with ordinary spaces.
 */
export const keepUnits = (text: string): string =>
  text.replace(/ × /g, '\u00a0×\u00a0').replace(BEFORE_UNIT, '\u00a0');
