import Button from '@mui/material/Button';
import { PAGES } from '@shop/domain/contract/pages';
import { MessagePage } from '../../components/message-page.tsx';
import { LeadOn } from '../../features/categories/lead-on.tsx';
import { PATHS } from '../../lib/paths.ts';

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
