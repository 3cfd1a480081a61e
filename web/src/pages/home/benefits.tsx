import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { Icon, type IconName } from '../../components/icon.tsx';
import { KeptText } from '../../components/kept-text.tsx';
import { Section } from '../../components/section.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

const BENEFITS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Schnelle Lieferung',
    text: `Mit eigenen Fahrzeugen bis 40 t ${WITHIN_GENERAL_TIME} an die Bordsteinkante.`,
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
          <Box key={title} sx={benefit}>
            <Icon name={icon} size={36} />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                <KeptText>{text}</KeptText>
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

// On a phone the icon is next to its text, on wider screens above it.
const benefit = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '36px 1fr',
  gap: 2,
  pt: { xs: 2, sm: 3 },
  borderTop: `4px solid ${COLORS.ink}`,
  '& > div': { mt: { sm: 2 } },
};

const columns = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
};
