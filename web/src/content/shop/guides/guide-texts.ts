import type { PageName } from '@shop/domain/contract/pages';
import { PATHS, productPath, rentalToolPath } from '../../../lib/paths.ts';

export type GuideName = Exclude<Extract<PageName, `guide${string}`>, 'guides'>;

export interface GuideLink {
  to: string;
  label: string;
}

export interface Guide {
  /** What schema.org calls it: steps in their order, or questions with their answers. */
  kind: 'HowTo' | 'FAQPage';
  /** 120 to 160 characters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** File name prefix of one of our illustrations, and its alternative text. */
  picture: readonly [name: string, alt: string];
  goods: readonly GuideGood[];
  tools: readonly GuideGood[];
  /** The example plan's address within the planner. */
  example: string;
  /** The calculator it leads to. */
  end: GuideLink;
}

export interface GuideGood extends GuideLink {
  id: number;
}

const good = (id: number, label: string): GuideGood => ({ id, to: productPath(id), label });
const tool = (id: number, label: string): GuideGood => ({ id, to: rentalToolPath(id), label });

const BASE = good(201, 'Schottertragschicht 0/32');
const FROST = good(203, 'Frostschutzschicht 0/45');
const BEDDING = good(109, 'Brechsand-Splitt-Gemisch 0/5');
const OPEN_BEDDING = good(207, 'Edelsplitt Granit 2/5');
const JOINT = good(108, 'Fugensand 0/1');
const EDGE = good(313, 'Tiefbordstein 100 × 25 × 8 cm');
const PLATE = tool(102, 'Rüttelplatte reversierbar, 140 kg');
const LIGHT_PLATE = tool(101, 'Rüttelplatte vorwärtslaufend, 90 kg');

/** The guides, in the order of their overview. A test compares their figures with the planner's. */
export const GUIDES: Record<GuideName, Guide> = {
  guideDriveway: {
    kind: 'HowTo',
    description:
      'Einfahrt für Autos pflastern: Aushub, Frostschutz, Tragschicht, Randsteine, Bettung, Pflaster und Fugen, Schritt für Schritt mit Dicken und Körnungen.',
    lead: 'Eine Einfahrt für Autos bis 3,5 t besteht aus vier Schichten und einem Rand. Bagger und Rüttelplatte können Sie mieten, den Rest schaffen zwei Personen.',
    parts: [
      {
        title: 'Ausheben',
        text: 'Heben Sie so tief aus, wie der ganze Aufbau dick ist: auf sandigem Boden 37 cm, auf lehmigem 47 cm. In Frostzone II kommen auf Lehm 5 cm, in Frostzone III 15 cm dazu. Verdichten Sie den Boden, bevor Sie auffüllen.',
      },
      {
        title: 'Vlies und Frostschutz',
        text: 'Auf lehmigem Boden legen Sie zuerst ein Geotextil, mit mindestens 20 cm Überlappung. Darauf kommt die Frostschutzschicht 0/45, auf Sand 10 cm und auf Lehm 20 cm dick, in Lagen von höchstens 20 cm, jede für sich verdichtet.',
      },
      {
        title: 'Tragschicht',
        text: 'Darüber liegen 15 cm Schottertragschicht 0/32. Beide Schichten zusammen messen 25 bis 35 cm, auf sandigem Boden 25 cm. Ziehen Sie schon hier das Gefälle ab: 2 bis 2,5 %, also 2 bis 2,5 cm je Meter, vom Haus weg.',
      },
      {
        title: 'Randsteine setzen',
        text: 'Ohne Rand wandert das Pflaster. Setzen Sie die Bordsteine auf 20 cm Beton C12/15 mit Rückenstütze: 10 cm bei Steinen bis 8 cm Breite, sonst 15 cm. Der Beton muss erhärten, bevor Sie pflastern.',
      },
      {
        title: 'Bettung abziehen',
        text: 'Ziehen Sie 4 cm Brechsand-Splitt 0/5 über Rohre ab. Diese Schicht wird nicht gerüttelt und nicht mehr betreten. Sie gleicht Millimeter aus, keine Löcher: Die Tragschicht darunter muss eben sein.',
      },
      {
        title: 'Pflaster legen und rütteln',
        text: 'Für Autos nehmen Sie Steine von 8 cm Dicke. Lassen Sie 3 bis 5 mm Fuge, kehren Sie Fugensand ein und rütteln Sie mit einer Kunststoffmatte unter der Platte ab, am besten mit einer von 140 kg. Danach noch einmal einkehren: Rechnen Sie mit 4 kg Sand je m².',
      },
    ],
    goods: [FROST, BASE, EDGE, BEDDING, good(402, 'Rechteckpflaster 20 × 10 × 8 cm'), JOINT],
    tools: [PLATE],
    picture: ['leistung-pflasterarbeiten', 'Pflaster wird auf einer abgezogenen Bettung verlegt.'],
    example: 'einfahrt?masse=8x5&boden=lehmig',
    end: { to: PATHS.planDriveway, label: 'Einfahrt planen' },
  },
  guideTonnes: {
    kind: 'FAQPage',
    description:
      'Wie viele Tonnen Kies, Schotter oder Sand brauche ich? Die Formel, drei Beispiele, Umrechnung von m³ in Tonnen und was ein Anhänger laden darf.',
    lead: 'Schüttgut wird gewogen, Ihre Fläche wird gemessen. Zwischen beidem liegen Dicke und Dichte.',
    parts: [
      {
        title: 'Wie rechne ich m² in Tonnen um?',
        text: 'Fläche in m² × Dicke in m = Raum in m³. Raum × Dichte = Tonnen. Verdichteter Schotter wiegt gut 2 t je m³, loser Kies rund 1,5 t.',
      },
      {
        title: 'Wie viel Schotter brauchen 40 m² Einfahrt?',
        text: 'Auf lehmigem Boden 20 cm Frostschutz: 40 × 0,20 = 8 m³, verdichtet rund 17 t. Darauf 15 cm Tragschicht: 40 × 0,15 = 6 m³, rund 13 t. Dazu kommen 40 × 0,04 = 1,6 m³ für die Bettung, rund 3 t.',
      },
      {
        title: 'Wie viel Kies braucht ein Traufstreifen?',
        text: '12 m lang, 50 cm breit und 20 cm tief sind 1,2 m³, also knapp 2 t Kies 16/32.',
      },
      {
        title: 'Warum bestelle ich mehr, als das Loch groß ist?',
        text: 'Weil sich Schotter beim Rütteln setzt: Ein loser Kubikmeter füllt verdichtet weniger Raum. Unsere Rechner kennen das Maß jedes Produkts und zeigen den Rechenweg.',
      },
      {
        title: 'Was passt auf den Anhänger?',
        text: 'Entscheidend ist die Nutzlast, nicht der Platz. Ein Anhänger mit 750 kg Gesamtgewicht trägt etwa 500 bis 600 kg, also gut 0,3 m³ Kies. Ab zwei Tonnen ist die Lieferung meist einfacher.',
      },
      {
        title: 'Lose, Big Bag oder Sack?',
        text: 'Säcke lohnen sich bis etwa 10 Stück, der Big Bag bei rund einer Tonne. Darüber ist lose Ware am günstigsten; sie braucht einen Platz, auf den der Lkw kippen kann.',
      },
    ],
    goods: [good(1, 'Kies 16/32'), BASE, good(15, 'Kies 16/32 im Big Bag'), BEDDING],
    tools: [],
    picture: ['schotter-0-32', 'Schotter der Körnung 0/32.'],
    example: 'einfahrt?masse=8x5&boden=lehmig',
    end: { to: PATHS.planner, label: 'Vorhaben wählen und Tonnen ausrechnen' },
  },
  guideLayers: {
    kind: 'FAQPage',
    description:
      'Frostschutz, Tragschicht, Bettung, Fuge: Was unter Pflaster und Platten liegt, wozu jede Schicht dient, wie dick sie ist und welche Körnung sie braucht.',
    lead: 'Pflaster ist nur die Haut. Ob es in zehn Jahren noch eben liegt, entscheidet, was darunter ist.',
    parts: [
      {
        title: 'Wozu dient die Frostschutzschicht?',
        text: 'Sie führt Sickerwasser ab, damit es im Winter nicht gefriert und das Pflaster hebt. Sie liegt ganz unten; wir liefern sie als Frostschutzschicht 0/45 oder Kiessand 0/32.',
      },
      {
        title: 'Wozu dient die Tragschicht?',
        text: 'Sie verteilt die Last der Räder. Gebrochenes Korn mit allen Größen von 0 bis 32 mm verzahnt sich beim Rütteln. Rundkies taugt dafür nicht: Er rollt.',
      },
      {
        title: 'Wie dick ist der Unterbau?',
        text: 'Gartenweg 8 bis 15 cm, Terrasse 15 bis 20 cm, Einfahrt für Autos 25 bis 35 cm, für Lkw 40 cm und mehr. Sandiger Boden kommt mit dem kleineren Wert aus.',
      },
      {
        title: 'Was ist die Bettung?',
        text: '4 cm Brechsand-Splitt 0/5, auf den die Steine gelegt werden; unter Flächen, durch die Wasser laufen soll, Splitt 2/5. Mehr als 5 cm dürfen es nicht sein, sonst gibt es Spurrinnen.',
      },
      {
        title: 'Was kommt in die Fugen?',
        text: 'In enge Fugen Fugensand 0/1, in breite Fugen Splitt 2/5. Rechnen Sie mit 4 kg je m² und kehren Sie nach einigen Wochen nach.',
      },
      {
        title: 'Brauche ich ein Vlies?',
        text: 'Auf Lehm ja: Das Geotextil verhindert, dass der Schotter im Boden versinkt. Auf festem Sand nicht. Unter Zierkies hält es das Unkraut zurück.',
      },
    ],
    goods: [FROST, BASE, BEDDING, JOINT, good(17, 'Geotextil 150 g/m²')],
    tools: [],
    picture: ['leistung-strassenbau', 'Schichten einer Straße im Anschnitt.'],
    example: 'einfahrt?masse=6x3&boden=lehmig',
    end: { to: PATHS.planner, label: 'Vorhaben wählen und Schichten planen' },
  },
  guideTerrace: {
    kind: 'HowTo',
    description:
      'Terrasse aus Platten anlegen: Gefälle, 15 bis 20 cm Tragschicht, Randsteine, Bettung aus Splitt und das Verlegen der Platten, mit Maßen und Körnungen.',
    lead: 'Eine Terrasse trägt Menschen und Möbel, keine Autos. Darum genügt ein dünnerer Unterbau, aber das Gefälle muss stimmen.',
    parts: [
      {
        title: 'Höhe und Gefälle festlegen',
        text: 'Spannen Sie Schnüre: 2 bis 2,5 % Gefälle vom Haus weg, bei 4 m Tiefe also 8 bis 10 cm. Halten Sie Abstand zur Oberkante der Abdichtung an der Hauswand.',
      },
      {
        title: 'Ausheben und verdichten',
        text: 'Ein Belag von 6 cm, 4 cm Bettung und 15 cm Tragschicht ergeben 25 cm. Auf lehmigem Boden nehmen Sie 20 cm Tragschicht, also 30 cm, und ein Vlies. Rütteln Sie den Boden ab.',
      },
      {
        title: 'Tragschicht einbauen',
        text: 'Schotter 0/32 oder Kiessand 0/32, in einer Lage verteilt und in mehreren Übergängen verdichtet. Prüfen Sie mit der Latte: mehr als 1 cm Abweichung gleicht die Bettung nicht aus.',
      },
      {
        title: 'Rand setzen',
        text: 'Tiefbordsteine auf 20 cm Beton C12/15, mit 10 cm Rückenstütze. An der Hauswand bleibt ein Streifen frei, gefüllt mit Kies 16/32.',
      },
      {
        title: 'Bettung und Platten',
        text: 'Ziehen Sie 4 cm Brechsand-Splitt 0/5 ab und legen Sie die Platten mit 3 bis 5 mm Fuge. Klopfen Sie sie mit dem Gummihammer fest; dünne Platten werden nicht gerüttelt.',
      },
    ],
    goods: [BASE, EDGE, BEDDING, good(411, 'Terrassenplatte 60 × 40 × 4 cm'), JOINT],
    tools: [PLATE],
    picture: ['terrassenplatte-sandgelb', 'Terrasse aus sandgelben Platten.'],
    example: 'terrasse?masse=6x4&boden=lehmig',
    end: { to: PATHS.planTerrace, label: 'Terrasse planen' },
  },
  guidePath: {
    kind: 'HowTo',
    description:
      'Gartenweg bauen: gepflastert, aus Platten oder wassergebunden. Wie breit und wie tief, welcher Unterbau von 8 bis 15 cm und welcher Rand, Schritt für Schritt.',
    lead: 'Ein Weg zum Schuppen braucht weniger, als viele denken: 8 bis 15 cm Unterbau genügen, wenn niemand darauf fährt.',
    parts: [
      {
        title: 'Breite wählen',
        text: '60 cm reichen für eine Person, 120 cm für zwei. Mit der Schubkarre sollten es 80 cm sein. Ganze Steine sparen das Schneiden.',
      },
      {
        title: 'Ausheben',
        text: 'Für Pflaster von 6 cm, 4 cm Bettung und 8 cm Tragschicht heben Sie 18 cm aus, auf lehmigem Boden mit 15 cm Tragschicht 25 cm.',
      },
      {
        title: 'Unterbau',
        text: 'Schotter 0/32 verteilen und mit der leichten Rüttelplatte von 90 kg verdichten. Geben Sie dem Weg 2 bis 2,5 % Gefälle zur Seite, damit kein Wasser steht.',
      },
      {
        title: 'Rand',
        text: 'Tiefbordsteine in Beton C12/15 halten Pflaster und Wegedecke zusammen. Ohne Rand bricht die Kante mit den Jahren weg.',
      },
      {
        title: 'Belag',
        text: 'Pflaster und Platten liegen auf 4 cm Brechsand-Splitt 0/5. Wer den Boden offen lassen will, walzt stattdessen 5 cm Wegedecke 0/8 auf die Tragschicht, feucht eingebaut.',
      },
    ],
    goods: [
      BASE,
      EDGE,
      BEDDING,
      good(401, 'Rechteckpflaster 20 × 10 × 6 cm'),
      good(213, 'Wegedecke wassergebunden 0/8'),
    ],
    tools: [LIGHT_PLATE],
    picture: ['leistung-aussenanlagen', 'Gepflasterter Weg in einem Garten.'],
    example: 'gartenweg?masse=10x1.2&boden=lehmig',
    end: { to: PATHS.planPath, label: 'Gartenweg planen' },
  },
  guideGravel: {
    kind: 'FAQPage',
    description:
      'Kies oder Splitt, 2/5 oder 16/32, mit oder ohne 0? Was die Körnungen bedeuten und was sich für Drainage, Bettung, Zierfläche und Traufstreifen eignet.',
    lead: 'Kies ist rund, Splitt und Schotter sind gebrochen. Davon hängt ab, ob Wasser durchläuft oder eine Fläche trägt.',
    parts: [
      {
        title: 'Was heißt 0/32?',
        text: 'Die Zahlen sind die kleinste und die größte Korngröße in mm. Was mit 0 beginnt, enthält feine Teile und wird beim Verdichten fest. Ohne 0 bleiben Hohlräume, durch die Wasser läuft.',
      },
      {
        title: 'Welcher Kies für die Drainage?',
        text: 'Kies 16/32 um das Rohr, Kies 8/16 für Drainageschichten in Beeten. Beide sind gewaschen und frei von Lehm.',
      },
      {
        title: 'Welcher Splitt unter Pflaster?',
        text: 'Splitt 2/5 unter Flächen, durch die Wasser laufen soll, sonst Brechsand-Splitt 0/5, je 4 cm dick. Beide bleiben auch bei Frost formstabil.',
      },
      {
        title: 'Kies oder Splitt auf der Einfahrt?',
        text: 'Splitt 8/11 oder 16/22: Das kantige Korn verzahnt sich. Auf rundem Kies drehen Räder durch, und er rollt in den Rasen. In Kieswaben von 3 cm Höhe hält auch runder Kies 8/16, 5 cm dick, auf 4 cm Splitt, 15 cm Tragschicht und 10 bis 20 cm Frostschutz.',
      },
      {
        title: 'Was passt ins Beet und an die Hauswand?',
        text: 'Ins Beet Zierkies 16/25, Lavagranulat 8/16 oder Splitt 8/11, 5 bis 8 cm dick auf Vlies. An die Hauswand Kies 16/32: Er bremst das Spritzwasser.',
      },
    ],
    goods: [
      good(1, 'Kies 16/32'),
      good(2, 'Kies 8/16'),
      good(415, 'Kieswabe 120 × 80 × 3 cm'),
      OPEN_BEDDING,
      good(208, 'Edelsplitt Basalt 8/11'),
      good(6, 'Zierkies weiß 16/25'),
    ],
    tools: [],
    picture: ['kies-16-32', 'Gewaschener Kies der Körnung 16/32.'],
    example: 'kiesauffahrt?masse=8x5&boden=lehmig',
    end: { to: PATHS.planGravelDriveway, label: 'Kiesauffahrt planen' },
  },
  guidePlate: {
    kind: 'FAQPage',
    description:
      'Rüttelplatte mieten: 90, 140 oder 490 kg? Welche Platte für Pflaster, Terrasse und Tragschicht passt, wie viele Übergänge nötig sind und wie lange Sie mieten.',
    lead: 'Je dicker die Schicht, desto schwerer die Platte. Zu schwer ist auch falsch: Auf Pflaster brechen dann Kanten.',
    parts: [
      {
        title: 'Welche Platte für Wege und Pflaster?',
        text: '90 kg, vorwärtslaufend, für Gartenwege, Bettungen und Pflaster bis 6 cm. Auf Pflaster gehört eine Kunststoffmatte unter die Platte.',
      },
      {
        title: 'Welche für Terrasse und Einfahrt?',
        text: '140 kg, reversierbar: Sie läuft auch rückwärts aus der Ecke heraus. Damit verdichten Sie Lagen bis etwa 20 cm und rütteln Pflaster von 8 cm ab.',
      },
      {
        title: 'Wann brauche ich 490 kg?',
        text: 'Für Frostschutz und Tragschicht auf großen Flächen. Sie kommt mit dem Anhänger; zum Abrütteln von Pflaster im Garten ist sie zu schwer.',
      },
      {
        title: 'Wie oft fahre ich über jede Stelle?',
        text: 'Vier bis sechs Übergänge je Lage, über Kreuz und mit etwas Überlappung. Das Material soll erdfeucht sein, nicht nass.',
      },
      {
        title: 'Wie lange miete ich sie?',
        text: 'Meist an zwei Tagen: einen für den Unterbau, einen zum Abrütteln des Pflasters. Dazwischen liegt Ihre Arbeit; mieten Sie besser zweimal als eine Woche am Stück.',
      },
    ],
    goods: [BASE, BEDDING, JOINT],
    tools: [LIGHT_PLATE, PLATE, tool(103, 'Rüttelplatte reversierbar, 490 kg')],
    picture: ['ruettelplatte-reversierbar', 'Reversierbare Rüttelplatte.'],
    example: 'terrasse?masse=6x4&boden=lehmig',
    end: { to: PATHS.planner, label: 'Vorhaben mit Maschinen planen' },
  },
  guideSlab: {
    kind: 'HowTo',
    description:
      'Fundamentplatte für das Gartenhaus: Aushub, Frostschutz, Folie, Schalung, Bewehrung und Beton. Mit Mengen für 3 × 4 m und der richtigen Festigkeit.',
    lead: 'Ein Gartenhaus von 3 × 4 m steht sicher auf einer Betonplatte von 15 cm Dicke. Fragen Sie vorher Ihre Gemeinde, ob Sie eine Genehmigung brauchen.',
    parts: [
      {
        title: 'Ausheben',
        text: 'Die Platte soll rundum einige Zentimeter größer sein als das Haus. Heben Sie 30 cm aus, auf lehmigem Boden 35 cm, und verdichten Sie den Boden.',
      },
      {
        title: 'Frostschutz einbauen',
        text: '15 bis 20 cm Kiessand 0/32 oder Frostschutzschicht 0/45, verdichtet und waagerecht abgezogen. Für 12 m² sind das bei 20 cm rund 5 t.',
      },
      {
        title: 'Schalung und Folie',
        text: 'Bretter waagerecht ausrichten und von außen abstützen. Eine Folie auf dem Kies verhindert, dass Zementleim versickert.',
      },
      {
        title: 'Bewehren',
        text: 'Legen Sie Betonstahlmatten Q188 auf Abstandhalter, damit sie rundum von mindestens 3 cm Beton umgeben sind. Stöße überlappen sich.',
      },
      {
        title: 'Betonieren',
        text: 'Bei 15 cm Dicke braucht die Platte 12 × 0,15 = 1,8 m³ Beton, im Freien C25/30. Verdichten Sie ihn, ziehen Sie ihn ab und halten Sie ihn einige Tage feucht.',
      },
      {
        title: 'Warten',
        text: 'Nach etwa einer Woche können Sie das Haus aufstellen. Seine volle Festigkeit hat der Beton nach 28 Tagen.',
      },
    ],
    goods: [
      good(4, 'Kiessand 0/32'),
      good(311, 'Betonstahlmatte Q188 A'),
      good(303, 'Transportbeton C25/30'),
    ],
    tools: [PLATE],
    picture: ['betonstahlmatte-q188', 'Betonstahlmatte vor dem Einbau.'],
    example: 'fundamentplatte?masse=4x3&boden=lehmig',
    end: { to: PATHS.planSlab, label: 'Fundamentplatte planen' },
  },
};
