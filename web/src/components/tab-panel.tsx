import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TabPanelProps {
  id: string;
  openTab: string;
  children: ReactNode;
}

/** What belongs to a tab. A closed one stands empty, so that its tab always names something. */
export function TabPanel({ id, openTab, children }: TabPanelProps) {
  const isOpen = id === openTab;
  return (
    <Box role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={!isOpen}>
      {isOpen && children}
    </Box>
  );
}

/** Id of the tab itself. */
export function tabId(id: string): string {
  return `tab-${id}`;
}

/** Id of what the tab opens. */
export function panelId(id: string): string {
  return `panel-${id}`;
}
