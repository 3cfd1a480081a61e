import IconButton from '@mui/material/IconButton';
import { type ComponentType, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { MobileMenuProps } from './mobile-menu.tsx';
import { ONE_ROW } from './one-row.ts';

/** Loads the menu, which most visitors on wide screens never open. */
export const loadMenu = () => import('./mobile-menu.tsx');

/** Opens the menu of narrow screens; if its code fails to load, moves the focus to the footer. */
export function MenuButton({ load = loadMenu, isOffice = false }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>();
  async function open() {
    try {
      const { default: MobileMenu } = await load();
      setMenu(() => MobileMenu);
      setIsOpen(true);
    } catch {
      // Offline: the footer links to the same pages.
      document.querySelector<HTMLElement>('footer nav a')?.focus();
    }
  }
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
      {Menu && <Menu isOpen={isOpen} onClose={() => setIsOpen(false)} isOffice={isOffice} />}
    </>
  );
}
