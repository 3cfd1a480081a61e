import { describe, expect, test } from 'vitest';
import { searchable } from './search.ts';
import { nearestQueries } from './search-nearest.ts';

/** The names among these that a query finds. */
const found = (names: readonly string[], query: string): string[] =>
  searchable(names, (name) => ({ name })).find(query);

describe('a query fits a text', () => {
  test.each([
    ['whatever their case', 'Kies', 'KIES 16/32', true],
    ['as a part of a word', 'kies', 'Zierkies', true],
    ['with ss for ß', 'strasse', 'Straßenbau', true],
    ['with ß for ss', 'Straße', 'STRASSE', true],
    ['with a for ä', 'schuttgut', 'Schüttgut', true],
    ['with ae for ä', 'schuettgut', 'Schüttgut', true],
    ['with ä for ae', 'Schüttgut', 'Schuettgut', true],
    ['with a for ae', 'schuttgut', 'Schuettgut', true],
    ['with half of an ae at its beginning', 'ersand', 'Mauersand', true],
    ['with half of an ae at its end', 'mau', 'Mauersand', true],
    ['without accents', 'cafe', 'Café', true],
    ['with accents', 'Café', 'cafe', true],
    ['without strokes', 'lodz kobenhavn', 'Łódź København', true],
    ['with the i of Turkey', 'işik', 'IŞIK Işık', true],
    ['without an apostrophe', 'obrien', "O'Brien", true],
    ['with initials apart', 'H&S', 'H & S Fugenmörtel', true],
    ['without a hyphen', 'schweissbahn', 'Bitumen-Schweißbahn', true],
    ['as one word', 'bitumenschweissbahn', 'Bitumen-Schweißbahn', true],
    ['with a space for a hyphen', 'bitumen schweissbahn', 'Bitumen-Schweißbahn', true],
    ['with a hyphen for a space', 'doppel-t', 'Doppel T Verbund', true],
    ['as one word for two', 'rp90', 'Stampfer RP 90', true],
    ['as one word for a size and its unit', '8cm', 'Pflaster 20 × 10 × 8 cm', true],
    ['whatever its spaces', '  16/32   kies ', 'Kies 16/32', true],
    ['without its punctuation', 'mauersand, gewaschen.', 'Mauersand 0/2 (gewaschen)', true],
    ['with nothing but punctuation', ' - , ', 'Kies', true],
    ['with nothing', '', 'Kies', true],
    ['not with a word too many', 'kies sand', 'Kies 16/32', false],
  ])('%s: %j and %j', (_, query, text, fits) => {
    expect(found([text], query)).toEqual(fits ? [text] : []);
  });

  test.each([
    ['0/32', 'Kiessand 0/32'],
    ['0-32', 'Kiessand 0/32'],
    ['0 – 32', 'Kiessand 0/32'],
    ['0 32', 'Kiessand 0/32'],
    ['sand 0 / 32', 'Kiessand 0/32'],
    ['0/3', 'Kiessand 0/32'],
    ['0/', 'Kiessand 0/32'],
    ['/32', 'Kiessand 0/32'],
    ['0/32', 'Kiessand 0-32'],
    ['20x10x6', 'Pflaster 20 × 10 × 6 cm'],
    ['20*10', 'Pflaster 20 × 10 × 6 cm'],
    ['10 6 cm', 'Pflaster 20 × 10 × 6 cm'],
    ['20 6', 'Pflaster 20 × 10 × 6 cm'],
    ['5.2', 'Klinker 5,2 cm'],
    ['5,2', 'Klinker 5.2 cm'],
    ['1500', 'Rührwerk, 1.500 W'],
    ['1500 W', 'Rührwerk, 1.500 W'],
    ['1500w', 'Rührwerk, 1.500 W'],
    ['12000', 'bis 12.000 je Minute'],
    ['1500', 'Rührwerk, 1500 W'],
    ['1500w', 'Rührwerk, 1500 W'],
    ['1.500', 'Rührwerk, 1.500 W'],
    ['m2', 'Gerüst, 60 m²'],
    ['m²', 'Gerüst, 60 m2'],
    ['60m²', 'Gerüst, 60 m²'],
    ['m3', 'Beton je m³'],
    ['c25/30', 'Beton C 25/30'],
  ])('finds a size however it is written: %j and %j', (query, text) => {
    expect(found([text, 'Ziegel, rot'], query)).toEqual([text]);
  });
});

test.each([
  // Singular and plural.
  ['Steine', 'Findlingstein'],
  ['Platten', 'Gehwegplatte'],
  ['Platte', 'Gehwegplatten'],
  ['Dachlatten', 'Dachlatte 4 m'],
  ['Dächer', 'Dach'],
  ['Brettern', 'Schalbrett'],
  ['Rohre', 'Rohr'],
  ['Leitern', 'Leiter'],
  // Jobs and places.
  ['Verputzen', 'Putzmörtel'],
  ['Zaunpfosten', 'Fertigbeton'],
  ['Auffahrt', 'Schottertragschicht'],
  ['schwarzer Splitt', 'Splitt, anthrazit'],
  ['rote Ziegel', 'Ziegel, naturrot'],
  // Typos.
  ['Plasterstein', 'Pflastersteine'],
  ['Shotter', 'Schottertragschicht'],
  ['Betton', 'Transportbeton'],
  ['Dachzigel', 'Flachdachziegel'],
  ['Zigel', 'Firstziegel'],
  ['Plas', 'Pflaster'],
  ['kiez', 'Kies'],
  ['Keis', 'Kies'],
  ['Pflaastersteen', 'Pflasterstein'],
  ['Rüttelplate', 'Rüttelplatte'],
  // Typos in a job.
  ['Verpuzen', 'Putzmörtel'],
  ['Zaunpfostn', 'Fertigbeton'],
  // Compounds.
  ['Basaltsplitt', 'Edelsplitt Basalt 8/11'],
  ['Drainagekies', 'Kies für Drainagen'],
  ['Bettungssand', 'Sand zur Bettung'],
  ['Granitpflaster', 'Granit-Kleinpflaster'],
  ['RC-Schotter', 'Schotter RC'],
  // Filler words.
  ['Bagger mieten', 'Minibagger'],
  ['Steine für die Gabionen', 'Gabionensteine'],
  ['Preis für Kies', 'Zierkies'],
  ['weißer Kies', 'Zierkies weiß'],
])('%j finds %j', (query, name) => {
  expect(found([name, 'Hammer'], query)).toEqual([name]);
});

test.each([
  ['a short one counts only as a whole word', 'Recycling', 'Arcade'],
  ['three letters', 'Kis', 'Kies'],
  ['two typos in seven letters', 'Shoter', 'Schotter'],
  ['three typos in eight letters', 'Plastersten', 'Pflostarstein'],
  ['a beginning that ends otherwise', 'kran', 'Kräftiges Gerät'],
  ['a size', '16/33', 'Kies 16/32'],
  ['a word with a number', 'C25', 'C35'],
  ['in a job, three typos', 'Vrpuzten', 'Zementmörtel'],
  ['in a job, a short beginning', 'Verp', 'Putzmörtel'],
  ['in a job, an end', 'osten', 'Fertigbeton'],
  ['in a job, a word with a number', 'Zaunpfosten2', 'Fertigbeton'],
  ['a part that no text has', 'Gartenzaun', 'Kies für den Garten'],
  ['short parts', 'Rotstein', 'Stein, rotbunt'],
])('%s: %j does not find %j', (_, query, name) => {
  expect(found([name], query)).toEqual([]);
});

test.each([
  ['Latten', 'Dachlatte', 'geglätteter Beton'],
  ['Leiter', 'Leiter', 'ableiten'],
  ['Ziegeln', 'Ziegel', 'geziegelt'],
])('singular and plural: %j finds %j, but not %j', (query, name, other) => {
  expect(found([name, other], query)).toEqual([name]);
});

describe('typos', () => {
  test('in a job count like those in other words', () => {
    expect(found(['Reitsand', 'Regal'], 'Reithale')).toEqual(['Reitsand']);
    expect(found(['Reitsand', 'Reithalm'], 'Reithale')).toEqual(['Reithalm', 'Reitsand']);
  });

  test('are considered if a word only occurs inside others', () => {
    expect(found(['Schotterrasen', 'Kalkschotter'], 'Schotterr')).toEqual([
      'Kalkschotter',
      'Schotterrasen',
    ]);
    expect(found(['Waschmaschine', 'Mischmaschine'], 'Waschmaschine')).toEqual(['Waschmaschine']);
    expect(found(['Mischmaschine'], 'Waschmaschine')).toEqual([]);
  });

  test('are considered only if a word occurs nowhere as typed', () => {
    expect(found(['Sand', 'Band', 'Wand'], 'sand')).toEqual(['Sand']);
    expect(found(['Bund', 'Band', 'Wand'], 'sand')).toEqual(['Band', 'Wand']);
  });

  test('find only the closest words', () => {
    expect(found(['Pflasterstein', 'Pflosterstein'], 'Pflasterstien')).toEqual(['Pflasterstein']);
  });

  test('may stand beside correct words', () => {
    expect(found(['Kalkschotter 0/32', 'Kalkschotter 0/45'], 'Shotter 0/45')).toEqual([
      'Kalkschotter 0/45',
    ]);
  });
});

test('filler words count if they stand alone', () => {
  expect(found(['Kies', 'Mietgeräte mieten'], 'mieten')).toEqual(['Mietgeräte mieten']);
});

test.each([
  ['Kies 40 m²', ['Kies 16/32', 'Zierkies']],
  ['zwölf to Kies', []],
  ['Kies 40m2 Einfahrt', ['Zierkies']],
  ['Zierkies 60 qm', ['Zierkies']],
])('an amount excludes nothing: %j finds %j', (query, expected) => {
  const items = ['Kies 16/32', 'Zierkies für die Zufahrt', 'Gerüst, 60 m²'];
  expect(found(items, query).map((name) => name.replace(/ für.*/, ''))).toEqual(expected);
});

test.each([
  ['half of the words', 'Kies Quarzsand', ['Kies 16/32', 'Quarzsand']],
  ['what no item has apart', 'Quarzsand Holzkohle Gasgrill', ['Quarzsand']],
  ['more than half', 'Kies 16/32 Quarzsand', ['Kies 16/32']],
  ['no amounts', 'Quarzsand 3x4 m Mutterboden', ['Mutterboden', 'Quarzsand']],
  ['a single word only as it is', 'Gasgrill', []],
])('most of the words, with %s: %j', (_, query, expected) => {
  const items = ['Kies 16/32', 'Mutterboden', 'Quarzsand', 'Terrassenplatte'];
  const list = searchable(items, (name) => ({ name }));
  expect(list.findBest(query)).toEqual(expected);
});

const names = ['Mutterboden', 'Terrassenplatte', 'Kies 16/32', 'Quarzsand'];
const near = (query: string) =>
  nearestQueries(query, names, (text) => found(names, text).length > 0);

test.each([
  ['the words that find something', 'Kies aus Blei', ['Kies']],
  ['each word, where no item has them all', 'Kies Quarzsand', ['Kies', 'Quarzsand']],
  ['what is spelled much like it', 'Muderbohden', ['Mutterboden']],
  ['what begins the same', 'Terrassenüberdachung', ['Terrassenplatte']],
  ['what ends the same', 'Vogelsand', ['Quarzsand']],
  ['no size', '17/33', []],
  ['nothing, where nothing is near', 'Gasgrill', []],
  ['nothing for nothing', ' - ', []],
])('the nearest queries are %s: %j', (_, query, expected) => {
  expect(near(query)).toEqual(expected);
});

describe('the ranking', () => {
  const items = [
    { name: 'Zement', text: 'bindet Estrich' },
    { name: 'Estrichsand', text: '' },
    { name: 'Kalkschotter', text: '' },
    { name: 'Estrichbeton', text: 'Estrich im Sack' },
    { name: 'Edelsplitt', text: '' },
  ];
  const find = (query: string) =>
    searchable(items, ({ name, text }) => ({ name, other: text }))
      .find(query)
      .map(({ name }) => name);

  test('is the list’s own without a query', () => {
    expect(find(' ')).toEqual(items.map(({ name }) => name));
  });

  test('starts with names, and keeps the list’s order among equals', () => {
    expect(find('estrich')).toEqual(['Estrichsand', 'Estrichbeton', 'Zement']);
  });

  test('puts words that end with it before words that begin with it', () => {
    expect(found(['Betonkies', 'Transportbeton'], 'beton')).toEqual([
      'Transportbeton',
      'Betonkies',
    ]);
  });

  test.each([
    ['sand', ['Sand 0/2', 'Quarzsand', 'Sandfang'], ['Quarzsand', 'Sandfang', 'Sand 0/2']],
    ['Kies 16', ['Kies 16/32', 'Kies 8/16'], ['Kies 8/16', 'Kies 16/32']],
    ['kies 1', ['Kies 16/32', 'Kies 8/16'], ['Kies 8/16', 'Kies 16/32']],
    ['splitt 16', ['Edelsplitt 16/22', 'Edelsplitt 8/16'], ['Edelsplitt 8/16', 'Edelsplitt 16/22']],
  ])('puts first what begins with %j', (query, expected, names) => {
    expect(found(names, query)).toEqual(expected);
  });

  test('puts names before other names, and items of the category first', () => {
    const goods = [
      { name: 'Kiessand' },
      { name: 'Brechsand', kind: 'Sand' },
      { name: 'Splitt', other: 'wie Sand' },
      { name: 'Geröll', alias: 'Flusssand' },
      { name: 'Sieb für Sand' },
    ];
    expect(searchable(goods, (texts) => texts).find('sand')).toEqual(
      [1, 0, 3, 4, 2].map((place) => goods[place]),
    );
  });

  test('takes two neighbouring words as a compound', () => {
    expect(found(['Kies', 'Grobkies'], 'grober Kies')).toEqual(['Grobkies']);
  });

  test('ends with matches in other texts', () => {
    expect(find('binden')).toEqual(['Zement']);
    expect(find('sand')).toEqual(['Estrichsand']);
  });
});

test.each([
  ['16 words', 'kies '.repeat(16)],
  ['200 letters', 'kies'.padEnd(200)],
])('only the first %s of a query are read, and answered', (_, read) => {
  expect(found(['Kies 16/32', 'Sand'], `${read}basalt`)).toEqual(['Kies 16/32']);
  expect(found(['Kies 16/32'], 'kies basalt')).toEqual([]);
});

test('the words may occur in different texts', () => {
  const items = [{ name: 'Zierkies', description: 'für den Garten' }];
  const list = searchable(items, ({ name, description }) => ({ name, other: description }));
  expect(list.find('kies garten')).toEqual(items);
});

/** The same numbers on every run, from 0 to below `limit`. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

test('finds whatever a text contains letter for letter', () => {
  const next = numbers(7);
  const pieces = [...'aeouäöüßéÄ', 'ae', 'kies', 'Pflaster', ...' -/,.×²()0123456789', 'm³', ' x '];
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('');
    const start = next(text.length);
    const part = text.slice(start, start + 1 + next(text.length - start));
    expect(found([text, 'Kies 0/32'], part), `${part} in ${text}`).toContain(text);
    expect(found([text], part.toUpperCase()), `${part} in ${text}, loud`).toContain(text);
  }
});

test('other items never hide a hit or move it back', () => {
  const names = ['Plaster', 'Pflaster', 'Plasta'];
  expect(found(names, 'Plaster')).toEqual(['Plaster']);
});
