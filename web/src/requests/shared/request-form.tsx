import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CONTACT_TEXT_LIMITS } from '@shop/domain/request/contact-schema';
import { type FormikErrors, useField } from 'formik';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import type { FormDraft, PrefillConflict } from '../../lib/form-draft.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns, square } from '../../lib/theme/shared-styles.ts';
import { SignalPanel } from '../../ui/edged-panels.tsx';
import { DraftForm, useDraftForm } from '../../ui/form/draft-form.tsx';
import { textFieldWithin } from '../../ui/form/text-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { UnsentNotice } from '../../ui/form/unsent-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Quiet, Row, Text } from '../../ui/layout.tsx';

/** Scrolls to a form below and puts the focus into its first field. */
export function goToForm(id: string): void {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const form = document.getElementById(id);
  form?.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth' });
  form?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}

/** Leads to a form below the first view; a plain link until the page's code has loaded. */
export function ToForm({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Button
      component="a"
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        goToForm(id);
      }}
    >
      {children}
    </Button>
  );
}

interface RequestFormProps<Form extends object> {
  draft: FormDraft<Form>;
  validate(form: Form): FormikErrors<Form>;
  send(form: Form): Promise<void>;
  /** Values chosen outside the form; each new object is applied. */
  prefill: Partial<Form>;
  prefillTitle: string;
  /** The signed-in customer: filled in once, where nothing was typed. */
  person: Partial<Form> | undefined;
  submitLabel: string;
  children: ReactNode;
}

/** A contact form: stores its input and checks it on sending. */
export function RequestForm<Form extends { website: string }>({
  draft,
  validate,
  send,
  prefill,
  prefillTitle,
  person,
  submitLabel,
  children,
}: RequestFormProps<Form>) {
  const form = useDraftForm({ draft, validate, onSubmit: send, prefill, known: person });
  const { isSubmitting, conflict } = form;
  useAnnouncement(isSubmitting ? 'Wird gesendet...' : '');
  return (
    <DraftForm form={form} sx={fields}>
      <PrefillQuestion conflict={conflict} title={prefillTitle} />
      {children}
      <HoneypotField />
      <Box sx={wide}>
        <Quiet mb={2}>
          * Pflichtfelder. Wie wir mit Ihren Angaben umgehen, steht in der{' '}
          <Link href={PATHS.privacy}>Datenschutzerklärung</Link>.
        </Quiet>
        <UnsentNotice draft={draft} what="Ihre Anfrage" action={submitLabel} />
        <Button type="submit" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Wird gesendet...' : submitLabel}
        </Button>
      </Box>
    </DraftForm>
  );
}

/** Neither visible to people nor reachable by keyboard: whoever fills it in is a bot. */
export function HoneypotField() {
  const id = useId();
  const [field] = useField<string>('website');
  return (
    <Box aria-hidden="true" sx={{ position: 'absolute', left: -9999, width: 1, height: 1 }}>
      <label htmlFor={id}>Bitte frei lassen</label>
      <input {...field} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}

const wide = { gridColumn: '1 / -1' };

const fields = {
  position: 'relative',
  ...columns('sm', 1, 1),
  gap: 2.5,
  '& [data-wide]': wide,
};

interface PrefillQuestionProps {
  conflict: PrefillConflict | undefined;
  title: string;
}

/** Says that a request that was begun is still in the form, and lets the visitor choose the other one. */
function PrefillQuestion({ conflict, title }: PrefillQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  // The clicked button, and with it the focus, is about to go.
  const resolve = (decide: () => void, field: string) => {
    question.current?.closest('form')?.querySelector<HTMLElement>(field)?.focus();
    decide();
  };
  return (
    <Box role="status" ref={question} sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {conflict && (
        <SignalPanel>
          <p style={{ margin: 0 }}>
            Ihre begonnene Anfrage steht noch im Formular. Neu wäre: „{title}“.
          </p>
          <Row align="stretch" mt={1.5}>
            <Button onClick={() => resolve(conflict.take, 'select')}>
              Neue Anfrage übernehmen
            </Button>
            <Button variant="outlined" onClick={() => resolve(conflict.keep, 'textarea')}>
              Begonnene behalten
            </Button>
          </Row>
        </SignalPanel>
      )}
    </Box>
  );
}

interface RequestSentProps {
  title: string;
  children: ReactNode;
  againLabel: string;
  onAgain(): void;
}

export function RequestSent({ title, children, againLabel, onAgain }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button, and with it the focus, is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status" sx={panel}>
      <Box sx={mark}>
        <Icon name="check" size={32} />
      </Box>
      <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ mt: 3, outline: 'none' }}>
        {title}
      </Typography>
      <Text mt={1} mb={3}>
        {children}
      </Text>
      <Button variant="outlined" onClick={onAgain}>
        {againLabel}
      </Button>
    </Box>
  );
}

const panel = {
  p: { xs: 3, sm: 5 },
  bgcolor: COLORS.plaster,
  borderTop: `4px solid ${COLORS.green}`,
  '& h3:focus-visible': { outline: 'none', boxShadow: 'none' },
};

const mark = {
  ...square(56),
  bgcolor: COLORS.green,
  color: COLORS.white,
};

export const ContactField = textFieldWithin(CONTACT_TEXT_LIMITS);

/** Sent by private people, as the API requires a company. */
export const PRIVATE = 'privat';

function CompanyField() {
  const [{ value }, , { setValue, setError }] = useField<string>('company');
  return (
    <div>
      <ContactField
        name="company"
        label="Firma/Organisation"
        autoComplete="organization"
        required
      />
      <Tick
        label="Privat, ohne Firma"
        checked={value.trim().toLowerCase() === PRIVATE}
        onChange={(isPrivate) => {
          setError(undefined);
          void setValue(isPrivate ? PRIVATE : '', false);
        }}
      />
    </div>
  );
}

export function PersonFields() {
  return (
    <>
      <ContactField name="name" label="Name" autoComplete="name" required />
      <CompanyField />
      <ContactField
        name="email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        required
      />
      <ContactField name="phone" label="Telefonnummer" type="tel" autoComplete="tel" required />
    </>
  );
}
