import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { PrefillConflict } from '../../lib/form-draft.ts';
import { edgedPanel } from '../../lib/theme/shared-styles.ts';

interface PrefillQuestionProps {
  conflict: PrefillConflict | undefined;
  title: string;
}

/** Says that a request that was begun is still in the form, and lets the visitor choose the other one. */
export function PrefillQuestion({ conflict, title }: PrefillQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  // The pressed button, and with it the focus, is about to go.
  const resolve = (decide: () => void, field: string) => {
    question.current?.closest('form')?.querySelector<HTMLElement>(field)?.focus();
    decide();
  };
  return (
    <Box role="status" ref={question} sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {conflict && (
        <Box sx={edgedPanel('signal')}>
          <p style={{ margin: 0 }}>
            Ihre begonnene Anfrage steht noch im Formular. Neu wäre: „{title}“.
          </p>
          <Box sx={actions}>
            <Button onClick={() => resolve(conflict.take, 'select')}>
              Neue Anfrage übernehmen
            </Button>
            <Button variant="outlined" onClick={() => resolve(conflict.keep, 'textarea')}>
              Begonnene behalten
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

const actions = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 };
