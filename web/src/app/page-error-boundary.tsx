import Button from '@mui/material/Button';
import { COMPANY } from '@shop/domain/company';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { MessagePage } from '../components/message-page.tsx';
import { useCauseOfFailure } from '../lib/connection/shop-connection.ts';
import { PATHS } from '../lib/paths.ts';

/** Keeps the layout standing when a page throws or its code cannot be loaded. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('Page failed:', error, componentStack);
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

/** Offers a reload, which helps where a newer release was deployed or the connection was lost. */
function PageError() {
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
          <Button href={PATHS.home} variant="outlined">
            Zur Startseite
          </Button>
        </>
      }
    >
      {cause} Telefonisch erreichen Sie uns unter {COMPANY.phone.display}.
    </MessagePage>
  );
}
