import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlanToSave } from '@shop/domain/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { OWN_PLANS, plansQuery } from '../../features/session/saved-plans.ts';
import { useAuth } from '../../features/session/session-context.ts';
import { SignInButton } from '../../features/session/sign-in-button.tsx';
import { announce } from '../../lib/announcer/announce.ts';
import { callApi } from '../../lib/api/client.ts';
import { PATHS } from '../../lib/paths.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { MeasureField } from '../../views/product/calculator/controls.tsx';

interface SavePlanProps {
  /** `Einfahrt, 40 m²` */
  name: string;
  /** Address of the plan. */
  path: string;
}

/** Keeps the plan in the account; who is not signed in comes back to the same plan. */
export function SavePlan({ name, path }: SavePlanProps) {
  const { user } = useAuth();
  if (user) return <SaveForm name={name} path={path} email={user.email} />;
  return (
    <SignInButton returnTo={path} variant="outlined">
      Zum Speichern anmelden
    </SignInButton>
  );
}

function SaveForm({ name, path, email }: SavePlanProps & { email: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const plan: PlanToSave = { address: path.slice(`${PATHS.planner}/`.length), name: typed ?? name };
  const { send, isSending, sent, failure } = useSendOnce({
    call: (body: PlanToSave, { signal }) => callApi('POST /api/users/plans', { body, signal }),
    onSent: (plans) => {
      client.setQueryData(plansQuery(email).queryKey, plans);
      announce('Der Plan ist in Ihrem Konto gespeichert.');
    },
    failed: 'Der Plan konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to save a plan',
  });
  const isSaved = sent?.body.address === plan.address && sent.body.name === plan.name;
  return (
    <>
      <MeasureField
        name="plan"
        label="Name des Plans"
        value={plan.name}
        error={undefined}
        onChange={setTyped}
      />
      {isSaved ? (
        <Button href={OWN_PLANS} variant="outlined" startIcon={<Icon name="check" />}>
          Gespeichert: meine Pläne
        </Button>
      ) : (
        <Button variant="outlined" aria-disabled={isSending} onClick={() => void send(plan)}>
          Als Plan speichern
        </Button>
      )}
      <Box role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {failure?.text}
      </Box>
    </>
  );
}
