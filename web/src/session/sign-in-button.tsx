import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { storeReturn } from './return-address.ts';
import { useAuth } from './session-context.ts';

interface SignInButtonProps extends Pick<ButtonProps, 'children' | 'variant'> {
  returnTo?: string;
}

/** Starts the sign-in, which leads to the account or back to the page that required it. */
export function SignInButton({
  returnTo,
  children = 'Mit Google anmelden',
  ...look
}: SignInButtonProps) {
  const { redirectToLogin } = useAuth();
  const [isLeaving, setIsLeaving] = useState(false);
  async function signIn() {
    setIsLeaving(true);
    storeReturn(returnTo);
    await redirectToLogin();
    setIsLeaving(false);
  }
  return (
    <Button {...look} disabled={isLeaving} onClick={signIn}>
      {children}
    </Button>
  );
}
