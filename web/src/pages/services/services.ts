import type { Material } from '../../components/texture/texture.ts';

export interface Service {
  title: string;
  text: string;
  /** What belongs to it. */
  works: readonly string[];
  material: Material;
}

/** What the company builds; the titles are also the choices of the quote form. */
export const SERVICES: readonly Service[] = [
  {
    title: 'Straßenbau',
    text: 'Neubau und Sanierung von Straßen, Wegen und Plätzen, vom Planum bis zur Deckschicht.',
    works: ['Frostschutz- und Tragschichten', 'Borde und Rinnen', 'Gehwege und Parkplätze'],
    material: 'binder',
  },
  {
    title: 'Tiefbau und Erdarbeiten',
    text: 'Baugruben, Gräben und Bodenaustausch mit eigenen Baggern und eigenem Fuhrpark.',
    works: ['Aushub und Verfüllung', 'Bodenverbesserung', 'Baugrubenverbau'],
    material: 'sand',
  },
  {
    title: 'Kanalbau',
    text: 'Entwässerung für Grundstücke und Erschließungsgebiete, mit Dichtheitsprüfung.',
    works: ['Schmutz- und Regenwasserkanäle', 'Schächte', 'Hausanschlüsse'],
    material: 'concrete',
  },
  {
    title: 'Pflasterarbeiten',
    text: 'Einfahrten, Höfe und Plätze in Betonstein und Naturstein, gebunden und ungebunden.',
    works: ['Betonpflaster und Platten', 'Natursteinpflaster', 'Einfassungen'],
    material: 'paving',
  },
  {
    title: 'Asphaltarbeiten',
    text: 'Einbau von Trag-, Binder- und Deckschichten, auch auf kleinen Flächen.',
    works: ['Maschineneinbau', 'Handeinbau', 'Fräs- und Reparaturarbeiten'],
    material: 'asphalt',
  },
  {
    title: 'Leitungs- und Kabeltiefbau',
    text: 'Trassen für Strom, Gas, Wasser und Glasfaser, mit Wiederherstellung der Oberfläche.',
    works: ['Leitungsgräben', 'Spülbohrungen', 'Leerrohrverlegung'],
    material: 'gravel',
  },
  {
    title: 'Abbruch und Recycling',
    text: 'Rückbau befestigter Flächen und kleiner Bauwerke; was taugt, wird wieder Baustoff.',
    works: ['Aufbruch von Asphalt und Beton', 'Sortenreine Trennung', 'Entsorgung mit Nachweis'],
    material: 'ballast',
  },
  {
    title: 'Außenanlagen',
    text: 'Gelände um Haus und Halle: modelliert, gestützt, entwässert und befestigt.',
    works: ['Stützmauern und Treppen', 'Regenwasserversickerung', 'Zufahrten und Stellplätze'],
    material: 'paving',
  },
];
