import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ONE_ROW } from './one-row.ts';

// Loaded at the first use: most shoppers on wide screens never open it.
const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

/** Opens and closes the menu of narrow screens. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        aria-label="Menü öffnen"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        sx={{ [ONE_ROW]: { display: 'none' }, alignSelf: 'center', mr: -1.25 }}
      >
        <Icon name="menu" size={28} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
