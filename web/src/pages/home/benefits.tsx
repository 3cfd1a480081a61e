import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Section } from '../../components/section.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

const BENEFITS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Schnelle Lieferung',
    text: 'Mit eigenen Fahrzeugen bis 40 t in 24–48 Stunden an die Bordsteinkante.',
  },
  {
    icon: 'shield',
    title: 'Geprüfte Qualität',
    text: 'Baustoffe nach Norm, mit denen unsere Kolonnen auch selbst bauen.',
  },
  {
    icon: 'euro',
    title: 'Klare Preise',
    text: 'Preis je Einheit, Lieferung und Summe stehen vor der Bestellung fest.',
  },
  {
    icon: 'chat',
    title: 'Kostenlose Beratung',
    text: 'Wir rechnen Mengen mit Ihnen durch und sagen, was wohin gehört.',
  },
];

export function Benefits() {
  return (
    <Section title="Darauf können Sie bauen" ground={COLORS.plaster}>
      <Box sx={columns}>
        {BENEFITS.map(({ icon, title, text }) => (
          <Box key={title} sx={{ borderTop: `4px solid ${COLORS.ink}`, pt: 3 }}>
            <Icon name={icon} size={36} />
            <Typography variant="h3" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
};
