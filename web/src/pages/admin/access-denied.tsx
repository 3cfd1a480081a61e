import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { PATHS } from '../../lib/paths.ts';

/** For visitors and for accounts that do not belong to the office. */
export function AccessDenied() {
  return (
    <MessagePage
      title="Zugriff verweigert"
      actions={<LinkButton to={PATHS.home}>Zur Startseite</LinkButton>}
    >
      Sie haben keine Berechtigung für den Administrationsbereich.
    </MessagePage>
  );
}
