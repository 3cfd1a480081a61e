import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { type Fact, FactCards } from '../../ui/fact-cards.tsx';
import { Contents, Flush, part, Strong } from '../../ui/layout.tsx';
import { MapFrame } from '../../ui/map-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { PEOPLE, PersonCard } from './people.tsx';
import { Story } from './story.tsx';
import { Timeline } from './timeline.tsx';
import { DAILY_WORK, Works } from './works.tsx';

export default function AboutPage() {
  usePageHead(
    'about',
    `Seit ${COMPANY.foundedIn} bauen wir Straßen und Kanäle, seit 2001 verkaufen wir auch Baustoffe: Geschichte, Werte, Team und Standort der ${COMPANY.name}.`,
  );
  return (
    <>
      <PageHeader title="Über uns" material="paving">
        {COMPANY.name}: seit {COMPANY.foundedIn} bauen wir Straßen und Kanäle, und seit 2001
        verkaufen wir auch, womit wir bauen.
      </PageHeader>
      <Section title="Unsere Geschichte">
        <Story />
      </Section>
      <Section title="Meilensteine" ground={COLORS.plaster}>
        <Timeline />
      </Section>
      <Section title="Unsere Arbeit">
        <Works works={DAILY_WORK} />
        <Button href={PATHS.services} variant="outlined" sx={{ mt: 3 }}>
          Alle Leistungen
        </Button>
      </Section>
      <Section title="Unsere Werte" ground={COLORS.plaster}>
        <FactCards facts={VALUES} />
      </Section>
      <Section title="Unser Team">
        <People>
          {Object.values(PEOPLE).map((person) => (
            <li key={person.name}>
              <PersonCard person={person} />
            </li>
          ))}
        </People>
      </Section>
      <Section title="Unser Standort" ground={COLORS.plaster}>
        <Location />
      </Section>
    </>
  );
}

function Location() {
  return (
    <TextAndMap>
      <div>
        <Typography>
          Büro, Baustoffhof und Mietpark liegen auf einem Gelände. Die Einfahrt ist für Lkw mit
          Anhänger ausgelegt, die Fahrzeugwaage steht gleich rechts.
        </Typography>
        <Box component="dl" sx={hours}>
          {OPENING_HOURS.map(({ days, hours }) => (
            <Contents key={days}>
              <Strong component="dt">{days}</Strong>
              <Flush component="dd">{hours}</Flush>
            </Contents>
          ))}
        </Box>
        <Button href={PATHS.contact} variant="outlined">
          Kontakt aufnehmen
        </Button>
      </div>
      <MapFrame />
    </TextAndMap>
  );
}

const VALUES: readonly Fact[] = [
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

const TextAndMap = part('div', { ...columns('md', 4, 7), gap: { xs: 4, md: 8 } });

const hours = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.5,
  my: 3,
  fontVariantNumeric: 'tabular-nums',
};

const People = part('ul', {
  ...PLAIN_LIST,
  ...columns('md', 1, 1),
  gap: 3,
  '& > li': { display: 'grid' },
});
