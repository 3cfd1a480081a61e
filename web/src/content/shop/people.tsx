import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD } from '../../lib/theme/shared-styles.ts';
import { Breaking, part, Text } from '../../ui/layout.tsx';

interface Person {
  name: string;
  role: string;
  text: string;
  portrait: { skin: string; hair: string; jacket: string; hasLongHair?: true; hasHelmet?: true };
}

/** Fictional, like the company, and to be replaced by its owner. */
export const PEOPLE = {
  director: {
    name: COMPANY.managingDirector,
    role: 'Geschäftsführer',
    text: 'Bauingenieur; kennt jede Baustelle und die meisten Kunden mit Namen.',
    portrait: { skin: '#e8bf9f', hair: '#8d8f92', jacket: COLORS.ink },
  },
  site: {
    name: 'Erika Beispiel',
    role: 'Bauleitung',
    text: 'Plant Kolonnen und Maschinen und ist auf der Baustelle Ihre Ansprechpartnerin.',
    portrait: {
      skin: '#f0cbb0',
      hair: '#7a4a2b',
      jacket: COLORS.signal,
      hasLongHair: true,
      hasHelmet: true,
    },
  },
  yard: {
    name: 'Jonas Probe',
    role: 'Baustoffhof und Lieferung',
    text: 'Sorgt dafür, dass das Richtige auf dem Lkw liegt und pünktlich losfährt.',
    portrait: { skin: '#a9714b', hair: '#211a17', jacket: COLORS.signal },
  },
  rental: {
    name: 'Aylin Vorlage',
    role: 'Mietpark und Werkstatt',
    text: 'Prüft jedes Gerät vor der Ausgabe und erklärt, wie man damit umgeht.',
    portrait: { skin: '#d9a27c', hair: '#2b1d18', jacket: COLORS.slate, hasLongHair: true },
  },
} as const satisfies Record<string, Person>;

export function PersonCard({ person }: { person: Person }) {
  const { name, role, text, portrait } = person;
  return (
    <Card>
      <Portrait {...portrait} />
      <Breaking>
        <Typography variant="h3">{name}</Typography>
        <Text variant="overline" component="p" muted>
          {role}
        </Text>
        <Text mt={1}>{text}</Text>
      </Breaking>
    </Card>
  );
}

/** A decorative drawing in the shop's colours; the name is next to it. */
function Portrait({ skin, hair, jacket, hasLongHair, hasHelmet }: Person['portrait']) {
  return (
    <Drawing {...{ viewBox: '0 0 96 96', 'aria-hidden': true }}>
      {hasLongHair && <path d="M27 44c0-18 8-27 21-27s21 9 21 27v27H27z" fill={hair} />}
      <path d="M10 96c0-19 14-28 38-28s38 9 38 28z" fill={jacket} />
      <path d="M40 58h16v11l-8 8-8-8z" fill={skin} />
      <ellipse cx="48" cy="43" rx="17" ry="20" fill={skin} />
      {hasHelmet ? (
        <path d="M29 35c0-14 8-20 19-20s19 6 19 20h5v4H24v-4z" fill={COLORS.white} />
      ) : (
        <path d="M30 43c-2-18 7-26 18-26s20 8 18 26c-3-8-8-12-18-12s-15 4-18 12z" fill={hair} />
      )}
      <path d="M41 44v1M55 44v1M42 54c3 3 9 3 12 0" {...line} />
    </Drawing>
  );
}

const line = {
  fill: 'none',
  stroke: COLORS.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

const Card = part('div', {
  ...CARD,
  display: 'flex',
  gap: 2.5,
  p: { xs: 2, sm: 3 },
  hyphens: 'auto',
});

const Drawing = part('svg', {
  flex: 'none',
  width: { xs: 72, sm: 96 },
  height: { xs: 72, sm: 96 },
  borderRadius: 1,
  bgcolor: COLORS.concrete,
});
