import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { PATHS } from '../../lib/paths.ts';

/** No such tool; `onRetry` where it may be there and only could not be loaded. */
export function RentalToolNotFound({ onRetry }: { onRetry?: () => void }) {
  const cause = useCauseOfFailure(
    'dieses Gerät',
    'Das Gerät konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  );
  return (
    <MessagePage
      title="Gerät nicht gefunden"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Erneut versuchen</Button>}
          <LinkButton to={PATHS.rentalList} variant={onRetry ? 'outlined' : 'contained'}>
            Zurück zu den Mietgeräten
          </LinkButton>
        </>
      }
    >
      {onRetry
        ? cause
        : 'Das Gerät gibt es nicht oder nicht mehr. Unter „Miete“ finden Sie alle Geräte, die Sie mieten können.'}
    </MessagePage>
  );
}
