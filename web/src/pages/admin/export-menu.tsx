import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { latePart } from './late-part.tsx';

const ExportMenuItems = latePart('Auswahl der Dateien', () => import('./export-menu-items.tsx'));

/** Offers the orders and the contact requests as files. */
export function ExportMenu() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" size={20} />}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        Daten exportieren
      </Button>
      {opener && <ExportMenuItems opener={opener} labelId={id} onClose={() => setOpener(null)} />}
    </>
  );
}
