import { COMPANY } from '@shop/domain/company';

/** What happened when, from the beginning on. */
export const MILESTONES: readonly { year: number; title: string; text: string }[] = [
  {
    year: COMPANY.foundedIn,
    title: 'Zwei Leute, ein Bagger',
    text: 'Heinrich Mustermann gründet in der Scheune seiner Eltern ein Fuhr- und Tiefbaugeschäft.',
  },
  {
    year: 1994,
    title: 'Die erste eigene Straße',
    text: 'Für die Gemeinde Musterstadt bauen wir ein ganzes Wohngebiet: Kanal, Straße, Gehweg.',
  },
  {
    year: 2001,
    title: 'Der Baustoffhof öffnet',
    text: 'An der Musterstraße entsteht der Lagerplatz mit Fahrzeugwaage. Seither beliefern wir auch andere.',
  },
  {
    year: 2009,
    title: 'Die zweite Generation',
    text: `${COMPANY.managingDirector} übernimmt die Geschäftsführung. Das Unternehmen wird zur GmbH.`,
  },
  {
    year: 2015,
    title: 'Recycling auf dem eigenen Platz',
    text: 'Aufbruch aus unseren Baustellen wird gebrochen, gesiebt und geprüft wieder zu Baustoff.',
  },
  {
    year: 2021,
    title: 'Mietpark für Maschinen',
    text: 'Vom Stampfer bis zum Minibagger: Was wir selbst nutzen, können Sie jetzt auch mieten.',
  },
  {
    year: 2025,
    title: 'Bestellen rund um die Uhr',
    text: 'Mit diesem Shop bestellen Sie vom Küchentisch oder von der Baustelle aus.',
  },
];
