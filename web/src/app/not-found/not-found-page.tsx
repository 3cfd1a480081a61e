import Button from '@mui/material/Button';
import { PAGES } from '@shop/domain/contract/pages';
import { LeadOn } from '../../catalogue/shared/lead-on.tsx';
import { PATHS } from '../../lib/paths.ts';
import { MessagePage } from '../../ui/message-page.tsx';

export default function NotFoundPage() {
  return (
    <MessagePage
      title={PAGES.notFound.title}
      actions={
        <>
          <Button href={PATHS.home}>Zur Startseite</Button>
          <Button href={PATHS.catalogue} variant="outlined">
            Zum Katalog
          </Button>
        </>
      }
      more={<LeadOn />}
    >
      Unter dieser Adresse gibt es nichts. Vielleicht ist sie veraltet oder vertippt.
    </MessagePage>
  );
}
