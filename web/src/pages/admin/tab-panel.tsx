import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OfficeTab } from './use-office-address.ts';

interface TabPanelProps {
  id: OfficeTab;
  isOpen: boolean;
  children: ReactNode;
}

/** What belongs to a tab. A closed one stands empty, so that its tab always names something. */
export function TabPanel({ id, isOpen, children }: TabPanelProps) {
  return (
    <Box role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={!isOpen}>
      {isOpen && children}
    </Box>
  );
}

/** Id of the tab itself. */
export function tabId(id: OfficeTab): string {
  return `tab-${id}`;
}

/** Id of what the tab opens. */
export function panelId(id: OfficeTab): string {
  return `panel-${id}`;
}
