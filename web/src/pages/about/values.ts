import type { Fact } from '../../components/fact-cards.tsx';

/** What the company stands for. */
export const VALUES: readonly Fact[] = [
  {
    icon: 'check',
    title: 'Wort halten',
    lines: ['Ein Termin ist ein Termin. Wenn etwas dazwischenkommt, erfahren Sie es vorher.'],
  },
  {
    icon: 'shield',
    title: 'Sauber arbeiten',
    lines: ['Was unter der Straße liegt, sieht später niemand. Gerade deshalb muss es stimmen.'],
  },
  {
    icon: 'euro',
    title: 'Klar rechnen',
    lines: [
      'Mengen und Preise stehen vorher fest. Was nicht gebraucht wird, wird nicht berechnet.',
    ],
  },
  {
    icon: 'chat',
    title: 'Miteinander reden',
    lines: ['Unter Kollegen, mit Nachbarn und Kunden. Die meisten Probleme löst ein Anruf.'],
  },
];
