const TIME = /^(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?$/;

/**
 * Typed opening hours as they are shown: `8-12`, `8.00 bis 12 Uhr` and `08:00–12:00` are
 * `08:00–12:00`. Undefined for anything else, and for an end that does not come after its beginning.
 */
export function readHours(text: string): string | undefined {
  const parts = text.replace(/uhr/gi, '').split(/–|-|bis/);
  const [from, to] = parts.map((part) => readTime(part.trim()));
  if (parts.length !== 2 || !from || !to || from >= to) return undefined;
  return `${from}–${to}`;
}

function readTime(text: string): string | undefined {
  const { hour = '', minute = '00' } = TIME.exec(text)?.groups ?? {};
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
