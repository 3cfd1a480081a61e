import { lazy } from '../text/lazy.ts';
import { foldUmlauts, plainWords, singularsOf, singularsOfEr } from './search-text.ts';

/**
 * Words for a place, a job or a quality, and the words that goods for it are described with; with the reason where it
 * is not obvious. Other names of a single product belong to the product (`also_known_as`).
 */
const USES: readonly (readonly [asked: string, told: string])[] = [
  // A place for cars needs a load-bearing structure.
  [
    'Einfahrt Auffahrt Zufahrt Hofeinfahrt Garageneinfahrt Garagenzufahrt Hof Hofflächen Garagenhof Hofplatz Parkfläche Abstellplatz Carport Garage Auto PKW',
    'Einfahrt Zufahrt Hofflächen Stellplätze Parkplätze Tragschicht Frostschutzschicht Unterbau Befahrbares',
  ],
  // A place for cars that may stay green.
  ['Stellplatz Parkplatz Carport', 'Stellplätze Parkplätze Rasengitter Schotterrasen Tragschicht'],
  ['Terrasse Sitzplatz Freisitz Terrassenbau', 'Terrasse Gehwegplatte Bettung Unterbau'],
  // Slabs, whatever they pave.
  ['Terrassenplatten Gartenplatten', 'Terrassenplatte Gehwegplatte'],
  [
    'Weg Wege Gartenweg Feldweg Waldweg Kiesweg Gehweg Gartenpfad Pfad Hauszugang Eingang',
    'Wege Wegedecke Gartenweg Gehweg Hauseingänge Eingangsbereiche Unterbau',
  ],
  [
    'Gartenhaus Gewächshaus Wärmepumpe Mülltonnen Gartenhütte Gerätehaus Gartenhäuschen Schuppen Bodenplatte Fundamentplatte Fundament Sockel Punktfundament',
    'Fundament Bodenplatte Gartenhäuser Kiessand Frostschutzschicht',
  ],
  [
    'Beet Blumenbeet Hochbeet Garten Vorgarten Steingarten Kiesbeet',
    'Beete Gartenanlagen Eingangsbereiche Zierflächen Zierkies',
  ],
  ['Rasen Rollrasen Rasenfläche Wiese', 'Rasenflächen Rasensand Oberboden'],
  ['Grab Grabstelle Friedhof', 'Grabstellen Zierkies'],
  ['Teich Gartenteich Bachlauf Ufer', 'Teichränder Bachläufe Ufern Findlinge'],
  [
    'Hauswand Hauskante Spritzschutz Traufe Traufkante Traufstreifen',
    'Traufstreifen Spritzschutzstreifen',
  ],
  [
    'Drainage Drainagen Dränage Drän Entwässerung Entwässern Versickern Versickerung Sickergrube Sickerschacht Rigole Wasser Regenwasser',
    'Drainage Drainageschichten Sickerschächte Sickerpackungen Sickerpflaster Filterschichten versickern Wasserabzug',
  ],
  ['Unkraut Unkrautschutz', 'Unkraut Geotextil Rindenmulch'],
  // Soft ground needs coarse stone.
  [
    'Matsch Schlamm Untergrund Lehm lehmig matschig aufweichen',
    'Untergründe Schroppen Frostschutzschicht Geotextil',
  ],
  [
    'Untergrund Unterbau Unterlage Unterschicht Tragschicht Grundschicht Schottern Auskoffern',
    'Tragschicht Frostschutzschicht Unterbau',
  ],
  // Refers to layers, not the season.
  [
    'Frost Frostschutz frostsicher frostfrei Winter',
    'Frostschutz Frostsicheres Frostunempfindliches',
  ],
  [
    'Bettung Splittbett Pflasterbett Pflasterbettung Ausgleich Ausgleichsschicht Plattenbett Verlegesplitt Pflastersplitt',
    'Bettung',
  ],
  ['Fuge Fugen Verfugen Einkehren Einsanden Zukehren', 'Pflasterfugen Fugensand Fugen'],
  // A kerb, whatever it borders.
  [
    'Rand Kante Einfassung Einfassen Randbefestigung Beeteinfassung Mähkante Palisade Rasenkante Umrandung Begrenzung',
    'Randeinfassung Bordstein Einfassungen',
  ],
  // Posts are set in concrete.
  [
    'Einbetonieren Wäschespinne Zaunsockel Pfosten Zaunpfosten Zaun Zaunpfahl Pfahl Carportpfosten',
    'Pfosten Estrichbeton Fertigbeton',
  ],
  [
    'Auffüllen Anfüllen Aufschütten Aufschüttung Verfüllen Hinterfüllen Füllmaterial Loch',
    'Anfüllen Verfüllen Füllboden Füllsand',
  ],
  ['Schlagloch Schlaglöcher Ausbessern Pfütze', 'Kalkschotter Frostschutzschicht Tragschicht'],
  ['Verdichten Abrütteln Rütteln Abrüttler feststampfen', 'Rüttelplatte Verdichtung Stampfer'],
  ['Betonieren Gießen Mischen Anmischen', 'Beton Betonkies Zement'],
  // A job for mortar, not for walls of stone.
  ['Mauern Mauer Hochmauern', 'Mauermörtel Mauersand'],
  ['Verputzen Putz Putzen', 'Putzmörtel Putz'],
  ['Graben Ausheben Aushub Ausbaggern Baggern Erdarbeiten', 'Bagger Leitungsgräben Aushubarbeiten'],
  [
    'Schneiden Zuschneiden Sägen Pflasterschneider Steinschneider',
    'Trennschleifer Steinknacker Nassschneider Fugenschneider',
  ],
  ['Abreißen Abriss Aufstemmen Stemmen', 'Abbruchhammer Meißel'],
  ['Kabel Leitung Stromkabel Leitungsgraben Erdkabel', 'Kabelsand Kabeln'],
  // Laid in sand; not gutters.
  ['Rohre Rohrbettung', 'Kabelsand Füllsand Leitungen'],
  ['Kinder Kind Sandkiste Sandkasten Spielplatz Beachvolleyball', 'Spielsand'],
  ['Fallschutz', 'Spielsand Rindenmulch'],
  ['Boule Bouleplatz Boulebahn', 'Wegedecke'],
  [
    'Wasserdurchlässig Wasserdurchlässige Wasserdurchlässiges versickerungsfähig versickerungsfähiges',
    'Sickerpflaster Rasengitter',
  ],
  ['Pferd Pferde Reitplatz Paddock Reithalle', 'Reitsand'],
  ['Poolfilter Filteranlage Sandfilter Sandfilteranlage', 'Quarzsand'],
  ['Mulchen Mulch', 'Rindenmulch'],
  ['Gemüse Pflanzen Einpflanzen Blumen Bepflanzen', 'Pflanzerde Oberboden Mutterboden'],
  ['Treppe Stufen Hauseingangstreppe', 'Blockstufe'],
  // Built of stones without mortar.
  [
    'Steinmauer Gartenmauer Stützmauer Trockenmauer Sichtschutz Gabionenzaun Hang Böschung Hangsicherung',
    'Gabionensteine Böschungen Findlinge',
  ],
  ['Streugut Streuen Glatteis', 'Winterstreugut'],
  ['Baustraße Lkw Laster Schwerlast Traktor', 'Baustraßen Schwerverkehr Lkw-Verkehr Tragschicht'],
  // Road building standards and what they cover.
  ['TL SoB SoB-StB SoBStB STS ToB ZTV', 'Schottertragschicht Frostschutzschicht Recyclingschotter'],
  // Shops sell stone by these names.
  ['HGT HKS Antikpflaster Natursteinpflaster Naturstein Granitsteine', 'Granit Basalt Naturstein'],
  ['grobe grober große großer dicke', 'Große Grober Grobes'],
  // Goods are named by another colour.
  ['schwarz schwarze schwarzer schwarzes', 'Anthrazit Dunkler Basalt'],
  ['Schwimmbad Pool', 'Schwimmbad Pool'],
  // Not sold here; these are just as light.
  ['Bims', 'Lavagranulat Blähton'],
  // Not sold here; this covers just as well.
  ['Lärchenmulch Hackschnitzel', 'Rindenmulch'],
];

/** The words that describe goods for this folded word, in any grammatical number or case. */
export function toldOf(word: string): readonly string[] {
  const plain = foldUmlauts(word);
  const forms = new Set([plain, ...singularsOf(plain), ...singularsOfEr(plain)]);
  return [...forms].flatMap((form) => uses().get(form) ?? []);
}

/** Too many words share shorter prefixes. */
const MIN_BEGINNING_LETTERS = 5;

/** The same for all known words that start with this folded text, for visitors who are still typing. */
export function toldOfBeginning(beginning: string): readonly string[] {
  if (beginning.length < MIN_BEGINNING_LETTERS) return [];
  return [...uses()].flatMap(([word, others]) =>
    word !== beginning && word.startsWith(beginning) ? others : [],
  );
}

/** All words that the table has an entry for. */
export const allAsked = (): Iterable<string> => uses().keys();

const uses = lazy((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [asked, told] of USES) {
    for (const word of plainWords(asked)) {
      found.set(word, [...(found.get(word) ?? []), ...plainWords(told)]);
    }
  }
  return found;
});
