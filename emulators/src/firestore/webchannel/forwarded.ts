import { invalidArgument } from '../core/api/errors.ts';
import type { ForwardedMessages } from './channel.ts';

const DATA = /^req(\d+)___data__$/;

/** Parses the browser's form encoding, `count=1&ofs=0&req0___data__=…`. */
export function readForm(form: URLSearchParams): ForwardedMessages {
  const entries = [...form].flatMap(([key, value]) => {
    const index = DATA.exec(key)?.[1];
    return index === undefined ? [] : [{ index: Number(index), value }];
  });
  entries.sort((a, b) => a.index - b.index);
  if (
    entries.some(({ index }, i) => index !== i) ||
    entries.length !== readNumber(form, 'count', 0)
  ) {
    throw invalidArgument('The messages of a WebChannel request are incomplete.');
  }
  return { offset: readNumber(form, 'ofs', 0), messages: entries.map(({ value }) => value) };
}

/** A non-negative integer parameter, or `otherwise` if it is missing. */
export function readNumber(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name);
  if (text === null) return otherwise;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw invalidArgument(`The parameter ${name} of a WebChannel request is not a number.`);
}

/**
 * The Authorization of a channel. Browsers send headers in the form or the query string to avoid a
 * preflight.
 */
export function findAuthorization(...texts: (string | null)[]): string | undefined {
  const lines = texts.flatMap((text) => (text ?? '').split('\r\n'));
  const line = lines.find((one) => /^authorization:/i.test(one));
  return line?.slice(line.indexOf(':') + 1).trim();
}
