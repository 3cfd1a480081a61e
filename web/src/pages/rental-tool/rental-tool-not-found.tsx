import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { PATHS } from '../../paths.ts';

/** No such tool; `onRetry` where it may be there and only could not be loaded. */
export function RentalToolNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <MessagePage
      title="Gerät nicht gefunden"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Erneut versuchen</Button>}
          <LinkButton to={PATHS.rentals} variant={onRetry ? 'outlined' : 'contained'}>
            Zurück zu den Mietgeräten
          </LinkButton>
        </>
      }
    >
      {onRetry
        ? 'Das Gerät konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.'
        : 'Das Gerät gibt es nicht oder nicht mehr. Unter „Miete“ finden Sie alle Geräte, die Sie mieten können.'}
    </MessagePage>
  );
}
