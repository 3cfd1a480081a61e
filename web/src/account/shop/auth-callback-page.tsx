import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { readReturn } from '../../session/return-address.ts';
import { useAuth } from '../../session/session-context.ts';

/** Google's redirect target: exchanges the code for a session, then redirects. */
export default function AuthCallbackPage() {
  usePageHead('authCallback');
  const isSignedIn = useCodeExchange();
  if (isSignedIn === undefined) return <SigningIn />;
  return <Navigate to={isSignedIn ? (readReturn() ?? PATHS.dashboard) : PATHS.home} replace />;
}

/** Undefined while the exchange runs. */
function useCodeExchange(): boolean | undefined {
  const { exchangeCodeForSessionToken } = useAuth();
  const [isSignedIn, setIsSignedIn] = useState<boolean>();
  useEffect(() => {
    async function exchange() {
      try {
        setIsSignedIn(await exchangeCodeForSessionToken());
      } catch (error) {
        // No code: consent was refused, or the page was opened directly.
        console.error(error);
        setIsSignedIn(false);
      }
    }
    void exchange();
  }, [exchangeCodeForSessionToken]);
  return isSignedIn;
}

function SigningIn() {
  return (
    <Container sx={{ py: { xs: 6, md: 12 }, minHeight: '60vh' }}>
      <Box role="status">
        <Typography variant="h2" component="h1">
          Anmeldung wird verarbeitet...
        </Typography>
      </Box>
    </Container>
  );
}
