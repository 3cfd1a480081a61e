import Button from '@mui/material/Button';
import { useState } from 'react';
import { storeReturn } from './return-address.ts';
import { useAuth } from './session-context.ts';

/** Starts the sign-in, which leads to the account or back to the page that required it. */
export function SignInButton({ returnTo }: { returnTo?: string }) {
  const { redirectToLogin } = useAuth();
  const [isLeaving, setIsLeaving] = useState(false);
  async function signIn() {
    setIsLeaving(true);
    storeReturn(returnTo);
    await redirectToLogin();
    setIsLeaving(false);
  }
  return (
    <Button disabled={isLeaving} onClick={signIn}>
      Mit Google anmelden
    </Button>
  );
}
