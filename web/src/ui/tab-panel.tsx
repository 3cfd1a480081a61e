import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TabPanelProps {
  id: string;
  openTab: string;
  children: ReactNode;
}

/** The panel of a tab; an inactive one is empty but present, as the target of `aria-controls`. */
export function TabPanel({ id, openTab, children }: TabPanelProps) {
  const isOpen = id === openTab;
  return (
    <Box role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={!isOpen}>
      {isOpen && children}
    </Box>
  );
}

export const tabId = (id: string): string => `tab-${id}`;

export const panelId = (id: string): string => `panel-${id}`;
