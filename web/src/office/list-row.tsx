import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Row } from '../ui/layout.tsx';
import { ENTRY_FACTS, entryRow } from './entry-styles.ts';
import { OfficeButton } from './office-button.tsx';

interface ListRowProps {
  /** The entry's name, with badges. */
  head: ReactNode;
  /** Shown below it; empty ones are left out. */
  facts?: readonly (string | false | undefined)[];
  /** Of the entry for screen readers, and what opens it. */
  name?: string;
  onOpen?(): void;
  /** Buttons before the one that opens it. */
  children?: ReactNode;
}

/** An entry of a list that is no table. */
export function ListRow({ head, facts = [], name, onOpen, children }: ListRowProps) {
  const buttons = (
    <>
      {children}
      {onOpen && (
        <OfficeButton aria-label={`${name} öffnen`} onClick={onOpen}>
          Öffnen
        </OfficeButton>
      )}
    </>
  );
  return (
    <Box component="li" sx={{ ...entryRow('sm'), py: 1 }}>
      <div>
        <Row>{head}</Row>
        {facts.length > 0 && (
          <Box sx={ENTRY_FACTS}>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</Box>
        )}
      </div>
      {children && onOpen ? <Row>{buttons}</Row> : buttons}
    </Box>
  );
}
