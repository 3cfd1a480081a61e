import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { quoteMessage } from '@shop/domain/request/contact';
import { type QuoteForm, quoteErrors } from '@shop/domain/request/contact-schema';
import { useState } from 'react';
import { formDraft } from '../../lib/form-draft.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, columns, PLAIN_LIST, square } from '../../lib/theme/shared-styles.ts';
import {
  ContactField,
  goToForm,
  PersonFields,
  RequestForm,
  RequestSent,
  ToForm,
} from '../../requests/shared/request-form.tsx';
import { useSendRequest } from '../../requests/shared/use-send-request.ts';
import { inquirerOf, useKnownPerson } from '../../session/use-profile.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Muted, PlainList, part, Text } from '../../ui/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScenePicture } from '../../ui/scene-picture.tsx';
import { Section } from '../../ui/section.tsx';
import { PEOPLE, PersonCard } from './people.tsx';
import { SERVICES, type Service } from './services.ts';
import { EXAMPLE_JOBS, Works } from './works.tsx';

export default function ServicesPage() {
  usePageHead(
    'services',
    'Straßenbau, Kanalbau, Erdarbeiten, Pflaster, Asphalt, Kabel, Abbruch und Außenanlagen für Gemeinden, Betriebe und private Bauherren. Kostenloses Angebot.',
  );
  const [prefill, setPrefill] = useState<QuotePrefill>({});
  const ask = (service_type: string) => {
    setPrefill({ service_type });
    goToForm(FORM_ID);
  };
  return (
    <>
      <PageHeader
        title="Unsere Leistungen"
        material="binder"
        action={<ToForm id={FORM_ID}>Angebot anfordern</ToForm>}
      >
        Wir bauen, was Sie bei uns kaufen können: Straßen, Kanäle und Außenanlagen, für Gemeinden,
        Betriebe und private Bauherren. Ein Angebot kostet Sie nichts.
      </PageHeader>
      <Section title="Das bauen wir für Sie">
        <Cards>
          {SERVICES.map((service) => (
            <ServiceCard key={service.title} service={service} onAsk={() => ask(service.title)} />
          ))}
        </Cards>
      </Section>
      <Section title="Beispiele für Aufträge" ground={COLORS.plaster}>
        <Works works={EXAMPLE_JOBS} />
      </Section>
      <QuoteSection prefill={prefill} />
    </>
  );
}

const FORM_ID = 'angebot';

const Cards = part('ul', {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: 3,
  ...PLAIN_LIST,
});

function ServiceCard({ service, onAsk }: { service: Service; onAsk(): void }) {
  const { title, text, works, picture } = service;
  return (
    <Card>
      <ScenePicture
        {...picture}
        sizes="(min-width: 1120px) 280px, (min-width: 600px) 50vw, 100vw"
        height={{ xs: 172, sm: 'auto' }}
      />
      <Body>
        <Typography variant="h3">{title}</Typography>
        <Text mt={1}>{text}</Text>
        <Items>
          {works.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </Items>
        <Button
          variant="outlined"
          onClick={onAsk}
          aria-label={`Angebot anfragen: ${title}`}
          sx={{ mt: 'auto', alignSelf: 'flex-start' }}
        >
          Angebot anfragen
        </Button>
      </Body>
    </Card>
  );
}

const Card = part('li', {
  display: 'flex',
  flexDirection: 'column',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
});

const Body = part('div', {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  p: 2.5,
  borderTop: `2px solid ${COLORS.ink}`,
});

const Items = part('ul', {
  m: 0,
  mt: 1.5,
  mb: 2.5,
  pl: 2,
  color: 'text.secondary',
  '& li::marker': { content: '"– "' },
});

const STEPS = [
  ['Anfrage', 'Sie beschreiben Ihr Vorhaben, so weit Sie es schon kennen.'],
  ['Ortstermin', 'Wir sehen uns die Baustelle an, nehmen Maß und klären offene Fragen.'],
  ['Angebot', 'Sie erhalten ein schriftliches Angebot mit Mengen, Preisen und Bauzeit.'],
  ['Ausführung', 'Unsere Kolonne baut zum vereinbarten Termin; ein Bauleiter ist für Sie da.'],
] as const;

function QuoteSection({ prefill }: { prefill: QuotePrefill }) {
  return (
    <Section id={FORM_ID} title="Angebot anfordern">
      <FormAndSteps>
        <Panel>
          <QuoteFormPanel prefill={prefill} />
        </Panel>
        <div>
          <Typography variant="h3">So geht es weiter</Typography>
          <PlainList component="ol" mt={2}>
            {STEPS.map(([title, text], index) => (
              <Step key={title}>
                <Figure aria-hidden="true">{index + 1}</Figure>
                <div>
                  <strong>{title}</strong>
                  <Muted>{text}</Muted>
                </div>
              </Step>
            ))}
          </PlainList>
          <Text variant="h3" mt={4} mb={2}>
            Wer sich darum kümmert
          </Text>
          <PersonCard person={PEOPLE.site} />
        </div>
      </FormAndSteps>
    </Section>
  );
}

const FormAndSteps = part('div', { ...columns('md', 7, 4), gap: { xs: 5, md: 8 } });

const Panel = part('div', { ...CARD, p: { xs: 2.5, sm: 4 } });

const Step = part('li', { display: 'flex', gap: 2, py: 2, borderTop: `1px solid ${COLORS.slab}` });

const Figure = part('span', {
  ...square(36),
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  typography: 'h4',
});

const draft = formDraft<QuoteForm>('quoteDraft', {
  name: '',
  email: '',
  phone: '',
  company: '',
  service_type: '',
  message: '',
  website: '',
});

const OPTIONS = [
  { value: '', label: 'Bitte wählen (optional)' },
  ...SERVICES.map(({ title }) => ({ value: title, label: title })),
  { value: 'Anderes Vorhaben', label: 'Anderes Vorhaben' },
];

type QuotePrefill = Partial<Pick<QuoteForm, 'service_type'>>;

function QuoteFormPanel({ prefill }: { prefill: QuotePrefill }) {
  const { isSent, send, reset } = useSendRequest(draft);
  const person = useKnownPerson(inquirerOf);
  if (isSent) {
    return (
      <RequestSent title="Anfrage gesendet!" againLabel="Neue Anfrage senden" onAgain={reset}>
        Vielen Dank für Ihre Anfrage. Wir sehen sie uns an und melden uns mit den nächsten
        Schritten.
      </RequestSent>
    );
  }
  return (
    <RequestForm
      draft={draft}
      validate={quoteErrors}
      send={(form) =>
        send(form, 'service_inquiry', quoteMessage(form.company, form.service_type, form.message))
      }
      prefill={prefill}
      prefillTitle={prefill.service_type ?? ''}
      person={person}
      submitLabel="Anfrage senden"
    >
      <PersonFields />
      <div data-wide>
        <SelectField name="service_type" label="Gewünschte Leistung" options={OPTIONS} />
      </div>
      <div data-wide>
        <ContactField name="message" label="Projektbeschreibung (optional)" rows={5} />
      </div>
    </RequestForm>
  );
}
