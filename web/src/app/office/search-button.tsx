import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { Icon } from '../../ui/icon.tsx';

const OfficeSearch = lazyCode(() => import('./office-search.tsx'), { dialog: 'Suche' });

/** Opens the search over everything; so does the key `/`, except while something is typed. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  // Until its code is loaded, the search has no field for what is typed.
  const typed = useRef<string>(undefined);
  const open = () => {
    typed.current = '';
    setIsOpen(true);
  };
  const close = () => {
    typed.current = undefined;
    setIsOpen(false);
  };
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey || isField(target)) return;
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      if (typed.current !== undefined) typed.current += key;
      else if (key === '/' && !isOpen) open();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <>
      <OfficeButton aria-label="Alles durchsuchen" aria-keyshortcuts="/" onClick={open} sx={button}>
        <Icon name="search" size={20} />
        <span aria-hidden="true">Suchen</span>
        <Box component="kbd" aria-hidden="true" sx={{ font: 'inherit', ml: 'auto' }}>
          /
        </Box>
      </OfficeButton>
      {isOpen && <OfficeSearch typed={typed} onClose={close} />}
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
