import { floorDivide, NANOS } from './nanos.ts';
import { pathText } from './path-text.ts';
import type { RulesMap, RulesValue } from './rules-value.ts';

const MAX_LENGTH = 200;

/** Formats a value for the log, truncated if long. */
export function show(value: RulesValue): string {
  const text = render(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function render(value: RulesValue): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'float':
      return String(value.value);
    case 'string':
      return JSON.stringify(value.value);
    case 'timestamp':
      return new Date(Number(floorDivide(value.nanos, NANOS.ms))).toISOString();
    case 'path':
      return pathText(value.segments);
    case 'list':
      return renderItems('[', value.items, ']');
    case 'map':
      return renderMap(value.entries);
    case 'opaque':
      return value.is;
    case 'constraint':
      return value.constraint.facts
        .map(({ operator, operand }) => `${operator} ${render(operand)}`)
        .join(' and ');
    case 'unknown':
      return 'not known from the query';
  }
}

const renderItems = (start: string, items: readonly RulesValue[], end: string): string =>
  `${start}${items.slice(0, MAX_LENGTH).map(render).join(', ')}${end}`;

const renderMap = (entries: RulesMap): string =>
  `{${[...entries].map(([key, value]) => `${JSON.stringify(key)}: ${render(value)}`).join(', ')}}`;
