/** A kind of product from which many are made: `names` by `traits` by `sizes`. */
export interface Material {
  category: string;
  unit: string;
  names: readonly string[];
  traits: readonly string[];
  sizes: readonly string[];
  texts: readonly string[];
}

const GRAINS = ['0/2', '0/4', '0/8', '0/16', '0/32', '0/45', '0/56', '2/5', '2/8', '5/8', '8/11'];
const COARSE = ['8/16', '11/16', '16/22', '16/32', '32/56', '32/63', '60/120', '63/180', '80/150'];
const FORMATS = ['20 × 10', '20 × 20', '30 × 30', '40 × 40', '60 × 40', '60 × 60', '80 × 40'];
const HEIGHTS = ['4', '5', '6', '8', '10', '12', '14', '16'];
const STONES = ['Granit', 'Basalt', 'Kalkstein', 'Quarzit', 'Porphyr', 'Diabas', 'Gneis', 'Marmor'];
const COLOURS = ['grau', 'anthrazit', 'rotbunt', 'sandgelb', 'naturrot', 'muschelkalk', 'schwarz'];
const GRADES = ['gewaschen', 'gebrochen', 'güteüberwacht', 'frostsicher', 'im Sack', 'im Big Bag'];

/** What a dealer in building materials has on the yard. */
export const MATERIALS: readonly Material[] = [
  {
    category: 'Schüttgut',
    unit: 't',
    names: ['Kies', 'Kiessand', 'Betonkies', 'Zierkies', 'Rundkies', 'Mutterboden', 'Rindenmulch'],
    traits: [...GRADES, 'weiß', 'bunt', 'gesiebt'],
    sizes: [...GRAINS, ...COARSE],
    texts: [
      'Gewaschener Rundkies für Drainagen, Traufstreifen und Kiesbetten.',
      'Natürliches Material aus der Region für Auffüllungen und Pflanzflächen.',
      'Dekoratives Korn für Wege, Beete und Gräber; bleibt auch nach Regen hell.',
    ],
  },
  {
    category: 'Sand',
    unit: 't',
    names: [
      'Mauersand',
      'Estrichsand',
      'Betonsand',
      'Füllsand',
      'Spielsand',
      'Quarzsand',
      'Fugensand',
    ],
    traits: [...GRADES, 'feuergetrocknet', 'ungesiebt'],
    sizes: [...GRAINS, '0/1', '0,4/0,8', '0,71/1,25'],
    texts: [
      'Gleichmäßig feiner Natursand für Mauer- und Putzmörtel.',
      'Gut abgestuftes Korn, das sich leicht abziehen lässt.',
      'Geprüft und ohne Schadstoffe; für Sandkästen und Fallschutz.',
    ],
  },
  {
    category: 'Schotter',
    unit: 't',
    names: ['schotter', 'splitt', 'brechsand', 'schroppen', 'frostschutz', 'tragschicht'].map(
      (end) => `-${end}`,
    ),
    traits: [...STONES, 'Recycling', 'Hochofen', 'Edel', 'Kalk'],
    sizes: [...GRAINS, ...COARSE],
    texts: [
      'Kornabgestuftes Mineralgemisch, das sich verdichten lässt und Frost abhält.',
      'Für Bettungen unter Pflaster und Platten, kantig und standfest.',
      'Tragfähiger Unterbau für Wege, Höfe und Straßen.',
    ],
  },
  {
    category: 'Beton',
    unit: 'm³',
    names: ['Transportbeton', 'Fertigbeton', 'Estrichbeton', 'Bordstein', 'Schachtring', 'Zement'],
    traits: ['C12/15', 'C20/25', 'C25/30', 'C30/37', 'C35/45', 'CEM I', 'CEM II', 'XC4', 'XF1'],
    sizes: [
      'DN 300',
      'DN 600',
      'DN 1000',
      'DN 1200',
      '100 × 25 × 8 cm',
      '100 × 30 × 15 cm',
      '25 kg',
    ],
    texts: [
      'Für Fundamente und Bodenplatten im Außenbereich, frostbeständig.',
      'Fertig gemischt; nur noch mit Wasser anrühren.',
      'Fassung für Straßen und Wege, mit Fase.',
    ],
  },
  {
    category: 'Pflastersteine',
    unit: 'm²',
    names: ['Rechteckpflaster', 'Verbundpflaster', 'Terrassenplatte', 'Gehwegplatte', 'Blockstufe'],
    traits: COLOURS.flatMap((colour) => [colour, `${colour}, gestrahlt`]),
    sizes: FORMATS.flatMap((format) => HEIGHTS.map((height) => `${format} × ${height} cm`)),
    texts: [
      'Robuster Betonstein für Einfahrten, Höfe und Gehwege.',
      'Versickerungsfähig; Regenwasser bleibt auf dem Grundstück.',
      'Feine Oberfläche, rutschhemmend auch bei Nässe.',
    ],
  },
  {
    category: 'Dachdeckung',
    unit: 'Stück',
    names: ['Flachdachziegel', 'Biberschwanzziegel', 'Betondachstein', 'Firstziegel', 'Dachrinne'],
    traits: COLOURS.flatMap((colour) => [colour, `${colour} engobiert`, `${colour} glasiert`]),
    sizes: [
      '18 × 38 cm',
      '25 × 42 cm',
      '28 × 45 cm',
      '33 × 42 cm',
      '3 m',
      '5 m',
      'DN 80',
      'DN 100',
    ],
    texts: [
      'Frostsicher gebrannt und für Neigungen ab 22 Grad zugelassen.',
      'Mit doppelter Verfalzung gegen Flugschnee und Schlagregen.',
      'Passend zu den gängigen Formziegeln dieser Reihe.',
    ],
  },
];
