import { expect, test } from 'vitest';
import { areaMessages, readAreaLines, sortedAreas } from './area-list.ts';

const area = (from: string, to: string, zone = '1') => ({ from, to, zone });

test.each([
  ['12340-12349 1', area('12340', '12349')],
  ['12340 – 12349; Zone 2', area('12340', '12349', '2')],
  ['12340\t12349\t3', area('12340', '12349', '3')],
  ['12340;12349;4', area('12340', '12349', '4')],
  ['01067 bis 01099 1', area('01067', '01099')],
  ['12345 2', area('12345', '12345', '2')],
])('reads the line %j as an area', (line, expected) => {
  expect(readAreaLines(`${line}\r\n\n`)).toEqual({ areas: [expected], unread: [] });
});

test.each(['PLZ von;bis;Zone', '1234-1239 1', '12340-12349', '12340-12349 7', '12340-12349 0'])(
  'the line %j is told as it is',
  (line) => {
    expect(readAreaLines(`12345 1\n ${line}`)).toEqual({
      areas: [area('12345', '12345')],
      unread: [line],
    });
  },
);

test('sorts areas by their first postcode, unfinished ones last', () => {
  const [a, b, c] = [area('12350', '12359'), area('', ''), area('01067', '01099')] as const;
  expect(sortedAreas([a, b, c])).toEqual([c, a, b]);
});

test('reports an area that overlaps with an earlier one, even far apart in the list', () => {
  const areas = [
    area('12355', '12369'),
    area('12340', '12349'),
    area('12349', '12350'),
    area('20000', '20001'),
    area('12360', '12360'),
    area('99', ''),
  ];
  expect(areaMessages(areas)).toEqual({
    'areas[2]': 'Überschneidet sich mit 12340 bis 12349',
    'areas[4]': 'Überschneidet sich mit 12355 bis 12369',
    'areas[5].from': 'Postleitzahl mit fünf Ziffern',
  });
});
