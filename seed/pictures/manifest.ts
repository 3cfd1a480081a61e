/** One file of a picture: its measures in pixels and the most bytes it may have. */
export interface PictureSize {
  width: number;
  height: number;
  maxBytes: number;
}

const FORMATS = {
  item: [
    { width: 800, height: 600, maxBytes: 30_000 },
    { width: 400, height: 300, maxBytes: 16_000 },
  ],
  hero: [
    { width: 1600, height: 900, maxBytes: 60_000 },
    { width: 800, height: 600, maxBytes: 30_000 },
  ],
} as const satisfies Record<string, readonly PictureSize[]>;

/**
 * What messengers show beside a link, in the measures that they show without cutting. A JPEG: not all
 * of them read WebP.
 */
export const SHARED: PictureSize = { width: 600, height: 315, maxBytes: 30_000 };

interface PictureEntry {
  /** What a person who does not see the picture is told. */
  alt: string;
  format: keyof typeof FORMATS;
}

const item = (alt: string): PictureEntry => ({ alt, format: 'item' });

/** Every picture of the shop by its kind, which is also the beginning of its file names. */
export const PICTURES = {
  'kies-16-32': item('Runder Kies der Körnung 16/32 von oben'),
  'kies-8-16': item('Runder Kies der Körnung 8/16 von oben'),
  'kies-2-8': item('Feiner runder Kies der Körnung 2/8 von oben'),
  'kiessand-0-32': item('Kiessand 0/32: runde Steine in hellem Sand'),
  'betonkies-0-16': item('Betonkies 0/16: Sand und Kies gemischt'),
  'zierkies-weiss': item('Weißer Zierkies von oben'),
  flusskiesel: item('Große, rund geschliffene Flusskiesel'),
  mutterboden: item('Dunkler, gesiebter Mutterboden'),
  pflanzerde: item('Schwarze Pflanzerde mit jungen Setzlingen'),
  rindenmulch: item('Brauner Rindenmulch von oben'),
  fuellboden: item('Lehmiger Füllboden mit einzelnen Steinen'),
  blaehton: item('Rotbraune Blähtonkugeln'),
  lavagranulat: item('Rotschwarzes Lavagranulat'),
  findlinge: item('Findlinge auf einer Wiese'),
  mauersand: item('Gelber Mauersand mit einer Maurerkelle'),
  estrichsand: item('Estrichsand 0/8 mit einer Abziehlatte'),
  betonsand: item('Grauer Betonsand 0/4'),
  fuellsand: item('Brauner Füllsand'),
  spielsand: item('Heller Spielsand mit Eimer und Sandkuchen'),
  'spielsand-sack': item('Säcke mit Spielsand'),
  quarzsand: item('Weißer Quarzsand mit feinen Wellen'),
  fugensand: item('Fugensand, der in Pflasterfugen eingekehrt wird'),
  'brechsand-splitt': item('Gemisch aus Brechsand und feinem Splitt'),
  kabelsand: item('Kabelsand mit Erdkabel und Trassenwarnband'),
  reitsand: item('Feiner Reitsand mit Hufabdrücken'),
  rasensand: item('Heller Rasensand am Rand einer Rasenfläche'),
  filtersand: item('Körniger Filtersand in Nahansicht'),
  'schotter-0-32': item('Grauer Schotter 0/32 mit Feinanteilen'),
  'schotter-0-45': item('Grauer, grober Schotter 0/45 mit Feinanteilen'),
  'frostschutz-0-45': item('Braungraues Frostschutzmaterial 0/45'),
  'kalkschotter-0-32': item('Heller Kalkschotter 0/32'),
  recyclingschotter: item('Recyclingschotter aus Beton- und Ziegelbruch'),
  gleisschotter: item('Grober, kantiger Gleisschotter'),
  'splitt-granit-2-5': item('Heller Granitsplitt 2/5'),
  'splitt-basalt-8-11': item('Dunkler Basaltsplitt 8/11'),
  'splitt-basalt-16-22': item('Grober, dunkler Basaltsplitt 16/22'),
  schroppen: item('Große, gebrochene Schroppen'),
  gabionensteine: item('Bruchsteine hinter dem Gitter einer Gabione'),
  schotterrasen: item('Schotterrasen, in dem Gräser wachsen'),
  'wegedecke-0-8': item('Sandfarbene wassergebundene Wegedecke neben Rasen'),
  wasserbausteine: item('Große Wasserbausteine am Ufer'),
  'transportbeton-c12-15': item('Frischer Beton als Sauberkeitsschicht auf Schotter'),
  'transportbeton-c20-25': item('Frischer Beton, der eine Bewehrung überdeckt'),
  'transportbeton-c25-30': item('Frische Betonfläche mit einer Glättkelle'),
  'transportbeton-c30-37': item('Beton fließt aus der Rutsche des Fahrmischers'),
  stahlfaserbeton: item('Betonfläche mit sichtbaren Stahlfasern'),
  'estrichbeton-sack': item('Säcke mit Estrichbeton'),
  'fertigbeton-sack': item('Säcke mit Fertigbeton C25/30'),
  'zement-cem-ii-sack': item('Säcke mit Zement der Klasse 32,5 R'),
  'zement-cem-i-sack': item('Säcke mit Zement der Klasse 42,5 R'),
  'mauermoertel-sack': item('Säcke mit Mauermörtel M 5'),
  'betonstahlmatte-q188': item('Betonstahlmatte mit dünnen Stäben'),
  'betonstahlmatte-q257': item('Stapel kräftiger Betonstahlmatten'),
  tiefbordstein: item('Tiefbordsteine auf Kanthölzern'),
  hochbordstein: item('Gestapelte Hochbordsteine auf Kanthölzern'),
  schachtring: item('Schachtring aus Beton mit Steigeisen'),
  'rechteckpflaster-grau': item('Graues Rechteckpflaster im Läuferverband'),
  'rechteckpflaster-anthrazit': item('Anthrazitfarbenes Rechteckpflaster im Fischgrätverband'),
  'doppel-t-pflaster': item('Graues Doppel-T-Verbundpflaster'),
  rasengitterstein: item('Rasengittersteine mit Gras in den Kammern'),
  sickerpflaster: item('Sickerpflaster mit breiten Splittfugen'),
  'pflasterklinker-rotbunt': item('Rotbunter Pflasterklinker im Ellenbogenverband'),
  'granit-mosaikpflaster': item('Mosaikpflaster aus Granit in Segmentbögen'),
  'granit-kleinpflaster': item('Kleinpflaster aus Granit in Segmentbögen'),
  'granit-grosspflaster': item('Großpflaster aus Granit in Reihen'),
  'basalt-kleinpflaster': item('Dunkles Kleinpflaster aus Basalt in Reihen'),
  'terrassenplatte-sandgelb': item('Sandgelbe Terrassenplatten im Halbverband'),
  gehwegplatte: item('Graue Gehwegplatten in Diagonalverlegung'),
  'leitplatte-rippen': item('Weiße Leitplatten mit Rippen zwischen dunklen Platten'),
  'blockstufe-granit': item('Drei Blockstufen aus Granit im Rasen'),
  flachdachziegel: item('Dachfläche aus naturroten Flachdachziegeln'),
  biberschwanzziegel: item('Dachfläche aus naturroten Biberschwanzziegeln'),
  betondachstein: item('Dachfläche aus anthrazitfarbenen Betondachsteinen'),
  firstziegel: item('Firstziegel auf einem naturroten Dach'),
  naturschiefer: item('Dachfläche aus rechteckigem Naturschiefer'),
  trapezblech: item('Anthrazitfarbenes Trapezblech mit Schrauben'),
  bitumenschindeln: item('Dachfläche aus anthrazitfarbenen Bitumenschindeln'),
  'bitumen-schweissbahn': item('Rolle Bitumen-Schweißbahn'),
  unterdeckbahn: item('Rolle Unterdeckbahn'),
  dachlatte: item('Stapel Dachlatten'),
  'pir-daemmung': item('Stapel gelber PIR-Dämmplatten mit Aluminiumdeckschicht'),
  dachrinne: item('Halbrunde Dachrinne aus Titanzink an der Traufe'),
  fallrohr: item('Fallrohr aus Titanzink an einer Ziegelwand'),
  dachflaechenfenster: item('Dachflächenfenster in einem Ziegeldach'),
  gruendachsubstrat: item('Dachsubstrat mit Sedumpflanzen'),
  mikrobagger: item('Mikrobagger mit Überrollbügel'),
  minibagger: item('Minibagger mit Schutzdach'),
  kompaktbagger: item('Kompaktbagger mit Kabine'),
  radlader: item('Kompakter Radlader'),
  raupendumper: item('Raupendumper mit beladener Mulde'),
  'ruettelplatte-vorwaerts': item('Vorwärtslaufende Rüttelplatte mit Wassertank'),
  'ruettelplatte-reversierbar': item('Reversierbare Rüttelplatte'),
  'ruettelplatte-schwer': item('Schwere reversierbare Rüttelplatte mit Haube'),
  vibrationsstampfer: item('Vibrationsstampfer'),
  grabenwalze: item('Grabenwalze mit Fernbedienung'),
  doppelvibrationswalze: item('Handgeführte Doppelvibrationswalze'),
  betonmischer: item('Betonmischer mit Trommel'),
  handruehrwerk: item('Handrührwerk in einem Mörtelkübel'),
  innenruettler: item('Innenrüttler mit Schlauch und Flasche'),
  fluegelglaetter: item('Flügelglätter mit Schutzring'),
  ruettelbohle: item('Rüttelbohle mit Abziehprofil'),
  betonschleifer: item('Betonschleifer mit Absaughaube'),
  trennschleifer: item('Benzin-Trennschleifer mit Diamantscheibe'),
  winkelschleifer: item('Großer Winkelschleifer'),
  bohrhammer: item('Bohrhammer mit Bohrer'),
  kombihammer: item('Kombihammer mit Spitzmeißel'),
  abbruchhammer: item('Abbruchhammer auf aufgebrochenem Beton'),
  kernbohrgeraet: item('Kernbohrgerät am Ständer'),
  fugenschneider: item('Fugenschneider auf einer Asphaltfläche'),
  steinknacker: item('Steinknacker mit gespaltenem Pflasterstein'),
  'stromerzeuger-inverter': item('Tragbarer Inverter-Stromerzeuger'),
  stromerzeuger: item('Stromerzeuger im Rohrrahmen'),
  baustromverteiler: item('Baustromverteiler mit Steckdosen'),
  tauchpumpe: item('Schmutzwasser-Tauchpumpe mit Schlauch'),
  schmutzwasserpumpe: item('Schmutzwasserpumpe mit Benzinmotor'),
  baustrahler: item('LED-Baustrahler auf einem Stativ'),
  anlegeleiter: item('Anlegeleiter an einer Hauswand'),
  mehrzweckleiter: item('Mehrzweckleiter als Stehleiter'),
  fahrgeruest: item('Fahrgerüst mit Arbeitsbühne'),
  fassadengeruest: item('Fassadengerüst vor einem Haus'),
  baustuetzen: item('Baustützen unter einer Decke'),
  schraegaufzug: item('Schrägaufzug mit Dachziegeln'),
  scherenarbeitsbuehne: item('Ausgefahrene Scherenarbeitsbühne'),
  'leistung-strassenbau': item('Neue Straße mit Markierung und Walze'),
  'leistung-erdarbeiten': item('Bagger belädt einen Kipper mit Erde'),
  'leistung-kanalbau': item('Kanalrohr im verbauten Leitungsgraben'),
  'leistung-pflasterarbeiten': item('Pflasterfläche im Bau mit Gummihammer und Richtschnur'),
  'leistung-asphaltarbeiten': item('Asphaltfertiger und Walze beim Einbau'),
  'leistung-kabeltiefbau': item('Leerrohre und Kabel im Sandbett unter einer Straße'),
  'leistung-abbruch': item('Hydraulikmeißel bricht eine Betonwand ab'),
  'leistung-aussenanlagen': item('Haus mit gepflasterter Einfahrt und Garten'),
  bauhof: item('Bauhof mit Halle, Radlader, Kipper und Schüttgutboxen'),
  baustelle: {
    alt: 'Straßenbaustelle in der Abendsonne mit Bagger, Kieshaufen und Kipper',
    format: 'hero',
  },
} satisfies Record<string, PictureEntry>;

export type PictureKind = keyof typeof PICTURES;

export const PICTURE_KINDS = Object.keys(PICTURES) as PictureKind[];

/** The file of one size, as the site serves it and as it lies in the folder of pictures. */
export function fileName(kind: PictureKind, { width }: PictureSize): string {
  return `${kind}-${width}.webp`;
}

/** The file that messengers are given. */
export function sharedFileName(kind: PictureKind): string {
  return `${kind}-600.jpg`;
}

export function sizesOf(kind: PictureKind): readonly PictureSize[] {
  return FORMATS[PICTURES[kind].format];
}
