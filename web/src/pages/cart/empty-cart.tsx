import Button from '@mui/material/Button';
import { MessagePage } from '../../components/message-page.tsx';
import { LeadOn } from '../../features/categories/lead-on.tsx';
import { PATHS } from '../../lib/paths.ts';

export function EmptyCart() {
  return (
    <MessagePage
      title="Ihr Warenkorb ist leer"
      actions={
        <>
          <Button href={PATHS.catalogue}>Zum Katalog</Button>
          <Button href={PATHS.quickEntry} variant="outlined">
            Artikelnummern eingeben
          </Button>
        </>
      }
      more={<LeadOn />}
    >
      Suchen Sie einen Baustoff, oder beginnen Sie mit einer Kategorie.
    </MessagePage>
  );
}
