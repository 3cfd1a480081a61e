import { isPostalCode, overlaps } from '@shop/domain/delivery/delivery-areas';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import type { FieldMessages } from '../../office/editing/read-values.ts';

export interface TypedArea {
  from: string;
  to: string;
  /** A zone's number, or empty. */
  zone: string;
}

const LINE = /^(\d{5})(?:\s*(?:-|–|bis|[;,\t]|\s)\s*(\d{5}))?\s*[;,\t ]\s*(?:zone\s*)?(\d)$/i;

/**
 * Reads lines like `12340-12349 1`, `12340;12349;1` or columns of a spreadsheet; a line with one
 * postcode is an area of its own. Returns unreadable lines unchanged.
 */
export function readAreaLines(text: string): { areas: TypedArea[]; unread: string[] } {
  const areas: TypedArea[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, from, to = from, zone] = LINE.exec(line.trim()) ?? [];
    if (from && to && zone && Number(zone) >= 1 && Number(zone) <= DELIVERY_ZONES.length) {
      areas.push({ from, to, zone });
    } else if (line.trim()) unread.push(line.trim());
  }
  return { areas, unread };
}

/** Sorted by postcode; areas without one come last. */
export function sortedAreas<Area extends TypedArea>(areas: readonly Area[]): Area[] {
  return areas.toSorted((a, b) => (a.from || 'x').localeCompare(b.from || 'x'));
}

/** One message for each invalid field. */
export function areaMessages(areas: readonly TypedArea[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const [index, { from, to }] of overlaps(areas)) {
    messages[`areas[${index}]`] = `Überschneidet sich mit ${from} bis ${to}`;
  }
  areas.forEach(({ from, to, zone }, index) => {
    const path = `areas[${index}]`;
    if (!isPostalCode(from)) messages[`${path}.from`] = 'Postleitzahl mit fünf Ziffern';
    else if (!isPostalCode(to)) messages[`${path}.to`] = 'Postleitzahl mit fünf Ziffern';
    else if (from > to) messages[`${path}.to`] = 'Das Ende liegt vor dem Anfang.';
    if (zone === '') messages[`${path}.zone`] = 'Bitte wählen Sie die Zone';
  });
  return messages;
}
