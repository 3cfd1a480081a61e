import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { PATHS } from '../../lib/paths.ts';

/** No such product; `onRetry` where it may be there and only could not be loaded. */
export function ProductNotFound({ onRetry }: { onRetry?: () => void }) {
  const cause = useCauseOfFailure(
    'dieses Produkt',
    'Das Produkt konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  );
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
        ? cause
        : 'Das Produkt gibt es nicht oder nicht mehr. Im Katalog finden Sie unser ganzes Sortiment.'}
    </MessagePage>
  );
}
