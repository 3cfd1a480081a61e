import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlanToSave } from '@shop/domain/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { callApi } from '../../lib/api/client.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { useAuth } from '../../session/session-context.ts';
import { SignInButton } from '../../session/sign-in-button.tsx';
import { MeasureField } from '../../ui/form/measure-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OWN_PLANS, plansQuery } from './saved-plans.ts';

interface SavePlanProps {
  kind: keyof typeof WORDS;
  /** `Einfahrt, 40 m²` */
  name: string;
  /** As the account keeps it. */
  address: string;
  /** Where signing in leads back to. */
  path: string;
}

const WORDS = {
  plan: { label: 'Name des Plans', save: 'Als Plan speichern', saved: 'Der Plan ist' },
  list: { label: 'Name der Liste', save: 'Als Liste speichern', saved: 'Die Liste ist' },
};

/** Keeps a plan or a list of articles in the account; who is not signed in comes back to it. */
export function SavePlan({ path, ...plan }: SavePlanProps) {
  const { user } = useAuth();
  if (user) return <SaveForm {...plan} email={user.email} />;
  return (
    <SignInButton returnTo={path} variant="outlined">
      Zum Speichern anmelden
    </SignInButton>
  );
}

function SaveForm({ kind, name, address, email }: Omit<SavePlanProps, 'path'> & { email: string }) {
  const words = WORDS[kind];
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const plan: PlanToSave = { address, name: typed ?? name };
  const { send, isSending, sent, failure, reset } = useSendOnce({
    call: (body: PlanToSave, { signal }) => callApi('POST /api/users/plans', { body, signal }),
    onSent: (plans) => {
      client.setQueryData(plansQuery(email).queryKey, plans);
      announce(`${words.saved} in Ihrem Konto gespeichert.`);
    },
    failed: 'Das Speichern hat nicht geklappt. Bitte versuchen Sie es erneut.',
    what: 'Failed to save a plan',
    isQueued: true,
  });
  const isAsked = failure?.code === 'replaces';
  const isSaved = sent?.body.address === plan.address && sent.body.name === plan.name;
  return (
    <>
      <MeasureField
        name="plan"
        label={words.label}
        value={plan.name}
        error={undefined}
        onChange={(name) => {
          setTyped(name);
          reset();
        }}
      />
      {isSaved ? (
        <Button href={OWN_PLANS} variant="outlined" startIcon={<Icon name="check" />}>
          Gespeichert: {kind === 'plan' ? 'meine Pläne' : 'meine Listen'}
        </Button>
      ) : (
        <Button
          variant="outlined"
          aria-disabled={isSending}
          onClick={() => void send(isAsked ? { ...plan, replaces: true } : plan)}
        >
          {isAsked ? 'Ja, ersetzen' : words.save}
        </Button>
      )}
      <Box role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {failure?.text}
      </Box>
    </>
  );
}
