/**
 * Units as UN/CEFACT names them, Recommendation 20; a package is X and its code of Recommendation 21.
 * A unit without one is told by its name alone.
 */
export const UNIT_CODES: Readonly<Record<string, string>> = {
  t: 'TNE',
  'm³': 'MTQ',
  'm²': 'MTK',
  Stück: 'H87',
  Sack: 'XBG',
};

export const DAY = { unitCode: 'DAY', unitText: 'Tag' };
export const WEEK = { unitCode: 'WEE', unitText: 'Woche' };
export const MONTH = { unitCode: 'MON', unitText: 'Monat' };
