import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { MapFrame } from '../../components/map-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { pageHead } from '../../lib/head/page-head.ts';
import { localBusiness } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactFormPanel } from './contact-form.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import { QuickContact } from './quick-contact.tsx';
import { SpecialHours } from './special-hours.tsx';

const HEAD = pageHead(
  'contact',
  'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei: Telefon, E-Mail, Adresse, Öffnungszeiten, Anfahrt und Antworten auf häufige Fragen zur Lieferung.',
  // For search engines only, so not in the browser's bundle.
  import.meta.env.SSR ? [localBusiness()] : [],
);

export default function ContactPage() {
  usePageHead(HEAD);
  return (
    <>
      <PageHeader title="Kontakt" material="ballast">
        Fragen zu Baustoffen, Mietgeräten oder einem Bauvorhaben? Rufen Sie an, schreiben Sie uns
        oder kommen Sie vorbei.
      </PageHeader>
      <Container sx={{ pt: { xs: 3, md: 6 }, pb: { xs: 6, md: 10 } }}>
        <ContactCards />
        <Box sx={formAndPlace}>
          <section aria-labelledby="contact-form">
            <Typography variant="h2" id="contact-form" sx={{ mb: 3 }}>
              Nachricht senden
            </Typography>
            <ContactFormPanel />
          </section>
          <section aria-labelledby="contact-direct">
            <Typography variant="h2" id="contact-direct" sx={{ mb: 3 }}>
              Direkt zu uns
            </Typography>
            <QuickContact />
            <SpecialHours />
            <Box sx={{ mt: 3 }}>
              <MapFrame />
            </Box>
          </section>
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
