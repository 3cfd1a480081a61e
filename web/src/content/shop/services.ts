export interface Service {
  title: string;
  text: string;
  works: readonly string[];
  /** Prefix of the file names, and the alternative text. */
  picture: { name: string; alt: string };
}

/** The services; their titles are also the options of the quote form. */
export const SERVICES: readonly Service[] = [
  {
    title: 'Straßenbau',
    text: 'Neubau und Sanierung von Straßen, Wegen und Plätzen, vom Planum bis zur Deckschicht.',
    works: ['Frostschutz- und Tragschichten', 'Borde und Rinnen', 'Gehwege und Parkplätze'],
    picture: { name: 'leistung-strassenbau', alt: 'Neue Straße mit Markierung, Rinne und Gehweg' },
  },
  {
    title: 'Tiefbau und Erdarbeiten',
    text: 'Baugruben, Gräben und Bodenaustausch mit eigenen Baggern und eigenem Fuhrpark.',
    works: ['Aushub und Verfüllung', 'Bodenverbesserung', 'Baugrubenverbau'],
    picture: {
      name: 'leistung-erdarbeiten',
      alt: 'Abgesteckte Baugrube mit sichtbaren Bodenschichten',
    },
  },
  {
    title: 'Kanalbau',
    text: 'Entwässerung für Grundstücke und Erschließungsgebiete, mit Dichtheitsprüfung.',
    works: ['Schmutz- und Regenwasserkanäle', 'Schächte', 'Hausanschlüsse'],
    picture: { name: 'leistung-kanalbau', alt: 'Kanalrohr im verbauten Leitungsgraben' },
  },
  {
    title: 'Pflasterarbeiten',
    text: 'Einfahrten, Höfe und Plätze in Betonstein und Naturstein, gebunden und ungebunden.',
    works: ['Betonpflaster und Platten', 'Natursteinpflaster', 'Einfassungen'],
    picture: {
      name: 'leistung-pflasterarbeiten',
      alt: 'Pflasterfläche im Bau mit Gummihammer und Richtschnur',
    },
  },
  {
    title: 'Asphaltarbeiten',
    text: 'Einbau von Trag-, Binder- und Deckschichten, auch auf kleinen Flächen.',
    works: ['Maschineneinbau', 'Handeinbau', 'Fräs- und Reparaturarbeiten'],
    picture: {
      name: 'leistung-asphaltarbeiten',
      alt: 'Frische Asphaltschicht mit Rechen und Leitkegel',
    },
  },
  {
    title: 'Leitungs- und Kabeltiefbau',
    text: 'Trassen für Strom, Gas, Wasser und Glasfaser, mit Wiederherstellung der Oberfläche.',
    works: ['Leitungsgräben', 'Spülbohrungen', 'Leerrohrverlegung'],
    picture: {
      name: 'leistung-kabeltiefbau',
      alt: 'Kabel im offenen Leitungsgraben',
    },
  },
  {
    title: 'Abbruch und Recycling',
    text: 'Rückbau befestigter Flächen und kleiner Bauwerke; was taugt, wird wieder Baustoff.',
    works: ['Aufbruch von Asphalt und Beton', 'Sortenreine Trennung', 'Entsorgung mit Nachweis'],
    picture: {
      name: 'leistung-abbruch',
      alt: 'Betonbrocken und Ziegel vor einer abgebrochenen Wand',
    },
  },
  {
    title: 'Außenanlagen',
    text: 'Gelände um Haus und Halle: modelliert, gestützt, entwässert und befestigt.',
    works: ['Stützmauern und Treppen', 'Regenwasserversickerung', 'Zufahrten und Stellplätze'],
    picture: {
      name: 'leistung-aussenanlagen',
      alt: 'Gepflasterter Gartenweg zwischen Rasen und Sträuchern',
    },
  },
];
