interface DayGroup {
  /** A day or the first and the last of some: `Mo–Fr`. */
  days: string;
  /** `07:00–17:00`; anything else means closed. */
  hours: string;
}

/** The days by their German short names, in the order of the week. */
const DAYS: readonly [short: string, name: string][] = [
  ['Mo', 'Monday'],
  ['Di', 'Tuesday'],
  ['Mi', 'Wednesday'],
  ['Do', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['So', 'Sunday'],
];

/** Opening hours as schema.org has them. Days that are not named are closed. */
export function openingHours(groups: readonly DayGroup[]) {
  return groups.flatMap(({ days, hours }) => {
    const [, opens, closes] = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(hours) ?? [];
    if (opens === undefined || closes === undefined) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: namesOf(days), opens, closes }];
  });
}

function namesOf(days: string): string[] {
  const [first = '', last = first] = days.split('–');
  return DAYS.slice(indexOf(first), indexOf(last) + 1).map(([, name]) => name);
}

function indexOf(day: string): number {
  const index = DAYS.findIndex(([short]) => short === day);
  if (index < 0) throw new Error(`Opening hours name an unknown day: ${day}`);
  return index;
}
