import Typography from '@mui/material/Typography';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, columns, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { part, Text } from '../../ui/layout.tsx';
import { ScenePicture } from '../../ui/scene-picture.tsx';

interface Work {
  title: string;
  text: string;
  /** File name prefix and alternative text. */
  picture: { name: string; alt: string };
}

/** Typical jobs, not references. */
export const EXAMPLE_JOBS: readonly Work[] = [
  {
    title: 'Hofeinfahrt, 60 m²',
    text: 'Aushub, Frostschutz und Bettung, Einfassung und Betonpflaster. Drei Leute, etwa eine Woche.',
    picture: { name: 'rechteckpflaster-grau', alt: 'Graues Betonpflaster im Verlegen' },
  },
  {
    title: 'Anliegerstraße, 200 m',
    text: 'Halbseitig gesperrt, neue Borde, Tragschicht und Deckschicht. Eine Kolonne, etwa sechs Wochen.',
    picture: { name: 'hochbordstein', alt: 'Hochbordsteine im Stapel' },
  },
  {
    title: 'Baugrube für ein Haus',
    text: 'Oberboden sichern, 350 m³ Aushub, Böschung und Planum. Bagger und zwei Lkw, etwa vier Tage.',
    picture: { name: 'kompaktbagger', alt: 'Kompaktbagger' },
  },
];

export const DAILY_WORK: readonly Work[] = [
  {
    title: 'Unter der Straße',
    text: 'Kanäle und Leitungen, Gräben mit Verbau.',
    picture: { name: 'leistung-kanalbau', alt: 'Kanalrohr im verbauten Leitungsgraben' },
  },
  {
    title: 'Auf der Straße',
    text: 'Tragschichten, Asphalt, Borde und Rinnen.',
    picture: { name: 'leistung-strassenbau', alt: 'Neue Straße mit Rinne und Gehweg' },
  },
  {
    title: 'Rund ums Haus',
    text: 'Einfahrten, Höfe, Wege und Mauern.',
    picture: { name: 'leistung-aussenanlagen', alt: 'Gepflasterter Gartenweg im Grünen' },
  },
];

export function Works({ works }: { works: readonly Work[] }) {
  return (
    <List>
      {works.map(({ title, text, picture }) => (
        <Entry key={title}>
          <ScenePicture
            {...picture}
            sizes="(min-width: 1200px) 370px, (min-width: 900px) 31vw, 100vw"
            height={{ xs: 200, md: 230 }}
          />
          <Words>
            <Typography variant="h3">{title}</Typography>
            <Text mt={0.5} muted>
              {text}
            </Text>
          </Words>
        </Entry>
      ))}
    </List>
  );
}

const List = part('ul', { ...PLAIN_LIST, ...columns('md', 1, 1, 1), gap: 3 });

const Entry = part('li', { ...CARD, overflow: 'hidden' });

const Words = part('div', { p: 2.5, borderTop: `1px solid ${COLORS.slab}` });
