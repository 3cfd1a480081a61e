import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { MapFrame } from '../../components/map-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Titled } from '../../components/titled.tsx';
import SpecialDayRows from '../../features/notices/special-day-rows.tsx';
import { useNotices } from '../../features/notices/use-notices.ts';
import { localBusiness } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { ContactCards, QuickContact } from './contact-cards.tsx';
import { ContactFormPanel } from './contact-form.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';

export default function ContactPage() {
  usePageHead(
    'contact',
    'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei: Telefon, E-Mail, Adresse, Öffnungszeiten, Anfahrt und Antworten auf häufige Fragen zur Lieferung.',
    // For search engines only, so not in the browser's bundle.
    import.meta.env.SSR ? [localBusiness()] : [],
  );
  return (
    <>
      <PageHeader title="Kontakt" material="ballast">
        Fragen zu Baustoffen, Mietgeräten oder einem Bauvorhaben? Rufen Sie an, schreiben Sie uns
        oder kommen Sie vorbei.
      </PageHeader>
      <Container sx={{ pt: { xs: 3, md: 6 }, pb: { xs: 6, md: 10 } }}>
        <ContactCards />
        <Box sx={formAndPlace}>
          <Titled title="Nachricht senden" variant="h2" mb={3}>
            <ContactFormPanel />
          </Titled>
          <Titled title="Direkt zu uns" variant="h2" mb={3}>
            <QuickContact />
            <SpecialHours />
            <Box sx={{ mt: 3 }}>
              <MapFrame />
            </Box>
          </Titled>
        </Box>
      </Container>
      <FrequentQuestions />
    </>
  );
}

const formAndPlace = {
  ...columns('md', 7, 5),
  gap: { xs: 6, md: 8 },
  mt: { xs: 4, md: 8 },
};

/** The special days of the next weeks; below the first view, as they are loaded late. */
function SpecialHours() {
  const { special_days } = useNotices();
  if (special_days.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Besondere Öffnungszeiten
      </Typography>
      <Box component="dl" sx={rows}>
        <SpecialDayRows days={special_days} />
      </Box>
    </>
  );
}

const rows = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0 },
};
