import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { PATHS } from '../../lib/paths.ts';

/** Catch-all for unknown paths. */
export default function NotFoundPage() {
  return (
    <MessagePage
      title="Seite nicht gefunden"
      actions={
        <>
          <LinkButton to={PATHS.home}>Zur Startseite</LinkButton>
          <LinkButton to={PATHS.catalogue} variant="outlined">
            Zum Katalog
          </LinkButton>
        </>
      }
    >
      Unter dieser Adresse gibt es nichts. Vielleicht ist sie veraltet oder vertippt.
    </MessagePage>
  );
}
