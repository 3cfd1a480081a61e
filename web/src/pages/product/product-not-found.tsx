import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { PATHS } from '../../paths.ts';

/** No such product; `onRetry` where it may be there and only could not be loaded. */
export function ProductNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <MessagePage
      title="Produkt nicht gefunden"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Erneut versuchen</Button>}
          <LinkButton to={PATHS.catalogue} variant={onRetry ? 'outlined' : 'contained'}>
            Zurück zum Katalog
          </LinkButton>
        </>
      }
    >
      {onRetry
        ? 'Das Produkt konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.'
        : 'Das Produkt gibt es nicht oder nicht mehr. Im Katalog finden Sie unser ganzes Sortiment.'}
    </MessagePage>
  );
}
