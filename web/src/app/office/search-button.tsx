import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { Icon } from '../../ui/icon.tsx';

const OfficeSearch = lazyCode(() => import('./office-search.tsx'), { dialog: 'Suche' });

/** Opens the search over everything; so does the key `/`, except while something is typed. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    function open(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isField(target)) return;
      event.preventDefault();
      setIsOpen(true);
    }
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <OfficeButton
        aria-label="Alles durchsuchen"
        aria-keyshortcuts="/"
        onClick={() => setIsOpen(true)}
        sx={button}
      >
        <Icon name="search" size={20} />
        <span aria-hidden="true">Suchen</span>
        <Box component="kbd" aria-hidden="true" sx={{ font: 'inherit', ml: 'auto' }}>
          /
        </Box>
      </OfficeButton>
      {isOpen && <OfficeSearch onClose={() => setIsOpen(false)} />}
    </>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

const button = {
  flex: 'none',
  minWidth: 44,
  px: { xs: 1, lg: 1.5 },
  gap: 1,
  border: 0,
  '& > span, & > kbd': { '@media (max-width: 1199.95px)': VISUALLY_HIDDEN },
};
