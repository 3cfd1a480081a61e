import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { CONDENSED } from '../../lib/theme/typography.ts';
import { part, Text } from '../../ui/layout.tsx';

const MILESTONES: readonly { year: number; title: string; text: string }[] = [
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

export function Timeline() {
  return (
    <Road>
      {MILESTONES.map(({ year, title, text }) => (
        <Milestone key={year}>
          <Sign>{year}</Sign>
          <div>
            <Typography variant="h3">{title}</Typography>
            <Text mt={0.5} muted>
              {text}
            </Text>
          </div>
        </Milestone>
      ))}
    </Road>
  );
}

const ROAD_WIDTH = 16;
const SIGN_WIDTH = 88;

// Asphalt with a dashed centre line, behind the signs.
const Road = part('ol', {
  ...PLAIN_LIST,
  maxWidth: 860,
  backgroundImage: `repeating-linear-gradient(${COLORS.white} 0 16px, transparent 16px 32px), linear-gradient(${COLORS.asphalt}, ${COLORS.asphalt})`,
  backgroundSize: `2px 100%, ${ROAD_WIDTH}px 100%`,
  backgroundPosition: `${(SIGN_WIDTH - 2) / 2}px 0, ${(SIGN_WIDTH - ROAD_WIDTH) / 2}px 0`,
  backgroundRepeat: 'no-repeat',
});

const Milestone = part('li', {
  display: 'grid',
  gridTemplateColumns: `${SIGN_WIDTH}px minmax(0, 1fr)`,
  columnGap: { xs: 2.5, md: 4 },
  py: 2.5,
});

const Sign = part('span', {
  alignSelf: 'start',
  py: 1,
  textAlign: 'center',
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderRadius: 1,
  font: `700 1.5rem/1 ${CONDENSED}`,
});
