import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type InputDifference, inputDifferences } from '@shop/domain/office/input-differences';
import type { Change } from '@shop/domain/office/office';
import { useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';

const FIRST = 4;
const MAX_TEXT = 300;

export function Differences({ change }: { change: Change }) {
  const { kind, item_id, before, after } = change;
  const [isWhole, setIsWhole] = useState(false);
  const differences = inputDifferences(kind, before, after, item_id);
  const few = before ? FIRST : 0;
  const shown = isWhole ? differences : differences.slice(0, few);
  return (
    <Box sx={{ minWidth: 0 }}>
      {!before && <span>Neu angelegt</span>}
      {shown.length > 0 && (
        <Box component="dl" sx={list}>
          {shown.map((difference) => (
            <Difference key={difference.field} {...difference} isNew={!before} />
          ))}
        </Box>
      )}
      {differences.length > few && (
        <Box>
          <Button
            variant="text"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            sx={{ px: 0 }}
          >
            {isWhole ? 'Weniger anzeigen' : `Alle ${differences.length} Felder anzeigen`}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Difference({ label, before, after, isNew }: InputDifference & { isNew: boolean }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={value}>
        {!isNew && (
          <>
            <Box component="del" aria-label="vorher" sx={{ color: 'text.secondary' }}>
              {shorten(before)}
            </Box>
            <Box component="span" aria-hidden="true" sx={{ mx: 0.5 }}>
              {' → '}
            </Box>
          </>
        )}
        <Box component="ins" aria-label="jetzt" sx={{ textDecoration: 'none', fontWeight: 600 }}>
          {shorten(after)}
        </Box>
      </Box>
    </>
  );
}

function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} …` : text;
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, max-content) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1 },
  m: 0,
  mt: 0.5,
  '& > dd + dt': { mt: { xs: 1, sm: 0 } },
};

const value = {
  m: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& del': { textDecorationColor: COLORS.joint },
};
