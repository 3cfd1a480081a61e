import Button from '@mui/material/Button';
import { COMPANY } from '@shop/domain/company';
import { Link as RouterLink } from 'react-router-dom';
import { MessagePage } from '../components/message-page.tsx';
import { useCauseOfFailure } from '../lib/connection/shop-connection.ts';
import { PATHS } from '../lib/paths.ts';

/**
 * What a shopper sees when a page fails. Loading anew is the cure for code that is gone since a
 * newer version of the shop was published, as well as for a lost connection.
 */
export function PageError() {
  const cause = useCauseOfFailure(
    'diese Seite',
    'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  );
  return (
    <MessagePage
      title="Diese Seite konnte nicht geladen werden"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Erneut versuchen</Button>
          <Button component={RouterLink} to={PATHS.home} variant="outlined">
            Zur Startseite
          </Button>
        </>
      }
    >
      {cause} Telefonisch erreichen Sie uns unter {COMPANY.phone.display}.
    </MessagePage>
  );
}
