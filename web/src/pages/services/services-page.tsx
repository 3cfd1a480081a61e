import Box from '@mui/material/Box';
import { useState } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import type { QuotePrefill } from './quote-form.tsx';
import { QuoteSection } from './quote-section.tsx';
import { ServiceCard } from './service-card.tsx';
import { SERVICES } from './services.ts';

export default function ServicesPage() {
  usePageHead(
    'services',
    'Straßenbau, Kanalbau, Erdarbeiten, Pflaster, Asphalt, Kabel, Abbruch und Außenanlagen für Gemeinden, Betriebe und private Bauherren. Kostenloses Angebot.',
  );
  const [prefill, setPrefill] = useState<QuotePrefill>({});
  const ask = (service_type: string) => {
    setPrefill({ service_type });
    goToForm();
  };
  return (
    <>
      <PageHeader title="Unsere Leistungen" material="binder">
        Wir bauen, was Sie bei uns kaufen können: Straßen, Kanäle und Außenanlagen, für Gemeinden,
        Betriebe und private Bauherren. Ein Angebot kostet Sie nichts.
      </PageHeader>
      <Section title="Das bauen wir für Sie">
        <Box component="ul" sx={cards}>
          {SERVICES.map((service) => (
            <ServiceCard key={service.title} service={service} onAsk={() => ask(service.title)} />
          ))}
        </Box>
      </Section>
      <QuoteSection prefill={prefill} />
    </>
  );
}

function goToForm(): void {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById('angebot');
  section?.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth' });
  section?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

const cards = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: 3,
  ...PLAIN_LIST,
};
