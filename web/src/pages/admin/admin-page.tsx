import Container from '@mui/material/Container';
import { LoadingText } from '../../components/loading-text.tsx';
import { useAuth } from '../../features/session/session-context.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { AccessDenied } from './access-denied.tsx';
import { Office } from './office.tsx';

/**
 * The office, for accounts with the claim. Whoever gets past this check has gained nothing: each
 * call is checked by the server.
 */
export default function AdminPage() {
  const { user, isPending } = useAuth();
  if (isPending) return <CheckingAccess />;
  return user?.is_admin ? <Office /> : <AccessDenied />;
}

function CheckingAccess() {
  usePageHead({ title: 'Verwaltung', isIndexed: false });
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '80vh' }}>
      <LoadingText>Administrationsbereich wird geladen...</LoadingText>
    </Container>
  );
}
