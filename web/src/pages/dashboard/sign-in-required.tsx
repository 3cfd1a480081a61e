import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useAuth } from '../../features/session/session-context.ts';
import { PATHS } from '../../lib/paths.ts';

/** What a visitor finds in place of the account. */
export function SignInRequired() {
  return (
    <MessagePage
      title="Anmeldung erforderlich"
      actions={
        <>
          <SignInButton />
          <LinkButton to={PATHS.home} variant="outlined">
            Zur Startseite
          </LinkButton>
        </>
      }
    >
      Bitte melden Sie sich an, um Ihre Bestellungen und Ihr Profil zu sehen. Bestellen können Sie
      auch ohne Konto.
    </MessagePage>
  );
}

function SignInButton() {
  const { redirectToLogin } = useAuth();
  const [isLeaving, setIsLeaving] = useState(false);
  async function signIn() {
    setIsLeaving(true);
    await redirectToLogin();
    setIsLeaving(false);
  }
  return (
    <Button disabled={isLeaving} onClick={signIn}>
      Mit Google anmelden
    </Button>
  );
}
