import { describe, expect, test } from 'vitest';
import { allRows, layOut } from './shown-rows.ts';

const GAP = 10;
const HEIGHT = 100;
const TOP = 500;

/** Rows of 100 px with 10 px between them, in a list that begins at 500 px. */
function rows(...indexes: number[]) {
  return indexes.map((index) => {
    const start = TOP + index * (HEIGHT + GAP);
    return { index, key: index, start, size: HEIGHT, end: start + HEIGHT, lane: 0 };
  });
}

const totalOf = (count: number) => count * (HEIGHT + GAP) - GAP;

describe('layOut', () => {
  test.each([
    ['all rows', [0, 1, 2], 3, [0, 0, 0], 0, 0],
    ['the first rows', [0, 1], 10, [0, 0], 0, 880],
    ['rows in the middle', [4, 5], 10, [0, 0], 440, 440],
    ['the last rows', [8, 9], 10, [0, 0], 880, 0],
    ['a row apart that has the focus', [0, 5, 6], 10, [0, 440, 0], 0, 330],
    ['the same after those near the window', [3, 4, 9], 10, [0, 0, 440], 330, 0],
    ['no row yet', [], 10, [], 0, 1090],
  ])('%s leave room for the others', (_, indexes, count, margins, paddingTop, paddingBottom) => {
    const shown = layOut(rows(...indexes), { top: TOP, gap: GAP, totalHeight: totalOf(count) });
    expect(shown.rows.map(({ index }) => index)).toEqual(indexes);
    expect(shown.rows.map(({ marginTop }) => marginTop)).toEqual(margins);
    expect(shown.padding).toEqual({ paddingTop, paddingBottom });
  });

  test.each([[[0, 1, 2]], [[3, 4]], [[0, 7, 8]], [[9]]])(
    'whichever rows there are, the list is as high: %j',
    (indexes) => {
      const { rows: shown, padding } = layOut(rows(...indexes), {
        top: TOP,
        gap: GAP,
        totalHeight: totalOf(10),
      });
      const inFlow = shown.reduce((sum, { marginTop }) => sum + marginTop + HEIGHT + GAP, -GAP);
      expect(padding.paddingTop + inFlow + padding.paddingBottom).toBe(totalOf(10));
    },
  );
});

test('a list that leaves nothing out has no room to keep', () => {
  expect(allRows(2)).toEqual({
    rows: [
      { index: 0, marginTop: 0 },
      { index: 1, marginTop: 0 },
    ],
    padding: { paddingTop: 0, paddingBottom: 0 },
  });
});
