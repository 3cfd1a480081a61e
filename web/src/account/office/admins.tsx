import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AdminAccount } from '@shop/domain/office/admins';
import { formatDateTime } from '@shop/domain/text/format';
import { isEmail } from '@shop/domain/text/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { storedText } from '../../lib/browser-storage/stored-text.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { officePath } from '../../office/addresses.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useAdminKey, useOfficeQuery } from '../../office/api/use-office-query.ts';
import { AskingButton } from '../../office/dialog/dialog-buttons.tsx';
import { ENTRY_FACTS, entryRow } from '../../office/entry-styles.ts';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { type FormCall, useOfficeForm } from '../../office/form/use-office-form.ts';
import { FocusedAlert } from '../../office/tab/call-alerts.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Breaking, PlainList, Row, Text } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

const CHANGES = officePath('sortiment', 'verlauf');

export default function Admins() {
  const admins = useOfficeQuery(ADMINS_KEY, 'GET /api/admin/admins');
  const call = useRoleAction();
  const { send: act, isSending: isPending, sending, result } = call;
  return (
    <Titled title="Admins" heading="h3" sx={{ mt: { xs: 5, md: 6 } }}>
      <Text mt={0.5} mb={2} muted>
        Sie sehen und ändern alles in der Verwaltung. Wer was geändert hat, steht im{' '}
        <Link href={CHANGES}>Verlauf</Link>.
      </Text>
      {result && (
        <FocusedAlert
          severity={result.ok ? 'success' : 'error'}
          needsSignIn={result.needsSignIn}
          mb={2}
        >
          {result.message}
        </FocusedAlert>
      )}
      <Loaded query={admins} many="Admins">
        {(loaded) => (
          <PlainList aria-label="Admins" sx={{ borderBottom: `1px solid ${COLORS.slab}` }}>
            {loaded.map((admin) => (
              <Admin key={admin.uid} admin={admin} isPending={isPending} onAct={act} />
            ))}
          </PlainList>
        )}
      </Loaded>
      <GiveRole call={call} isGiving={sending?.what === 'give'} />
    </Titled>
  );
}

interface AdminProps {
  admin: AdminAccount;
  isPending: boolean;
  onAct(action: RoleAction): void;
}

function Admin({ admin, isPending, onAct }: AdminProps) {
  const { email, since, last_sign_in, is_self, is_leaving } = admin;
  const texts = is_self ? OWN_TEXTS : TEXTS;
  return (
    <Box component="li" aria-label={email} sx={entryRow('md')}>
      <Breaking>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <strong>{email}</strong>
          {is_self && <Badge color="blue">Sie</Badge>}
          {is_leaving && <Badge color="red">Entzug unvollständig, bitte wiederholen</Badge>}
        </Box>
        <Box sx={ENTRY_FACTS}>
          {since && <span>Admin seit {formatDateTime(since)}</span>}
          {last_sign_in && <span>Zuletzt angemeldet {formatDateTime(last_sign_in)}</span>}
        </Box>
      </Breaking>
      <Row>
        {(['end-sessions', 'take'] as const).map((what) => (
          <AskingButton
            key={what}
            question={texts[what].question}
            confirm={texts[what].confirm}
            onConfirm={() => onAct({ what, admin })}
            aria-label={`${TEXTS[what].name}: ${email}`}
            isBlocked={isPending}
          >
            {TEXTS[what].name}
          </AskingButton>
        ))}
      </Row>
    </Box>
  );
}

const TEXTS = {
  take: {
    name: 'Rolle entziehen',
    question: 'Rolle entziehen und überall abmelden?',
    confirm: 'Ja, entziehen',
  },
  'end-sessions': {
    name: 'Sitzungen beenden',
    question: 'Auf allen Geräten abmelden?',
    confirm: 'Ja, abmelden',
  },
};

const OWN_TEXTS = {
  take: {
    question: 'Ihre eigene Rolle abgeben? Sie werden überall abgemeldet.',
    confirm: 'Ja, abgeben',
  },
  'end-sessions': {
    question: 'Sich selbst auf allen Geräten abmelden, auch hier?',
    confirm: 'Ja, abmelden',
  },
};

function GiveRole(props: { call: FormCall<RoleAction>; isGiving: boolean }) {
  const { call, isGiving } = props;
  const form = useOfficeForm({
    initial: { email: '' },
    typed: { email: typedEmail.get() ?? '' },
    limits: { email: 254 },
    problems: ({ email }) => ({
      email: isEmail(email.trim()) ? undefined : 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    }),
    toRequest: ({ email }): RoleAction => ({ what: 'give', email: email.trim() }),
    call,
  });
  const { email } = form.values;
  useEffect(() => typedEmail.set(email), [email]);
  return (
    <Box sx={{ mt: 3, maxWidth: 520 }}>
      <InlineForm
        // The result is shown above the list.
        form={{ ...form, isSending: isGiving, result: undefined }}
        label="Admin-Rolle geben"
        submit="Admin-Rolle geben"
      >
        <InputField
          label="E-Mail-Adresse"
          type="email"
          autoComplete="off"
          hint="Die Person muss sich schon einmal mit Google im Shop angemeldet haben."
          {...form.field('email')}
        />
      </InlineForm>
    </Box>
  );
}

/** Query key, relative to the account's. */
const ADMINS_KEY = ['admins'];

/** The typed address, kept during a new sign-in. */
const typedEmail = storedText('new-admin', () => window.sessionStorage);

type RoleAction =
  | { what: 'give'; email: string }
  | { what: 'take' | 'end-sessions'; admin: AdminAccount };

function useRoleAction() {
  const client = useQueryClient();
  const key = useAdminKey();
  return useOfficeCall({
    call: sendAction,
    subject: ({ what, ...whose }) => `${what} ${'admin' in whose ? whose.admin.uid : whose.email}`,
    onDone: (admins, action) => {
      client.setQueryData([...key, ...ADMINS_KEY], admins);
      // Admins who revoked their own role or ended their own sessions are now signed out.
      void client.invalidateQueries();
      return doneText(action);
    },
    failed: 'Das hat nicht geklappt.',
  });
}

function sendAction(action: RoleAction, request_id: string): Promise<AdminAccount[]> {
  if (action.what === 'give') {
    return callApi('POST /api/admin/admins', { body: { request_id, email: action.email } });
  }
  return callApi<`POST /api/admin/admins/{id}/${typeof action.what}`>(
    `POST /api/admin/admins/{id}/${action.what}`,
    { params: { id: action.admin.uid }, body: { request_id } },
  );
}

function doneText(action: RoleAction): string {
  if (action.what === 'give') {
    return `${action.email} hat jetzt die Admin-Rolle. Sie gilt ab der nächsten Anmeldung.`;
  }
  const { email } = action.admin;
  return action.what === 'take'
    ? `${email} ist kein Admin mehr und überall abgemeldet.`
    : `${email} ist überall abgemeldet.`;
}
