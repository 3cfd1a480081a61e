import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LeadOn } from '../../catalogue/shared/lead-on.tsx';
import { PATHS } from '../../lib/paths.ts';
import { MessagePage } from '../../ui/message-page.tsx';

export function EmptyCart({ undo }: { undo?: ReactNode }) {
  return (
    <MessagePage
      title="Ihr Warenkorb ist leer"
      actions={
        <>
          {undo}
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
