import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Specification } from '@shop/domain/product/product';
import { TextField } from '../../../components/form/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { announce } from '../../../lib/announcer/announce.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { WHOLE_ROW } from '../../editing/field-sections.tsx';
import { moved, useRows } from '../../editing/rows.ts';

const MAX_ROWS = 40;
const EMPTY: Specification = { label: '', value: '' };

/** Technical data: rows that are added, removed and moved. */
export function SpecificationFields() {
  const { rows, list, addButton, isFull, error, add, remove, change } = useRows<Specification>(
    'specifications',
    { empty: EMPTY, max: MAX_ROWS, nameOf: (_, index) => `Zeile ${index + 1}` },
  );
  const last = rows.length - 1;

  function move(from: number, to: number) {
    announce(`Zeile ${to + 1} von ${rows.length}.`);
    const isAtEnd = to === 0 || to === last;
    const direction = to < from ? 'up' : 'down';
    const other = to < from ? 'down' : 'up';
    change(moved(rows, from, to));
    const button = `[data-move="${isAtEnd ? other : direction}"]`;
    list.current?.children[to]?.querySelector<HTMLElement>(button)?.focus();
  }

  return (
    <>
      <Box component="ul" ref={list} sx={rowList}>
        {rows.map(({ key, label }, index) => {
          const name = label || `Zeile ${index + 1}`;
          return (
            <Box component="li" key={key} sx={row}>
              <TextField
                name={`specifications[${index}].label`}
                label="Bezeichnung"
                maxLength={60}
              />
              <TextField name={`specifications[${index}].value`} label="Wert" maxLength={200} />
              <Box sx={controls}>
                <IconButton
                  aria-label={`${name}: nach oben`}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <Box component="span" sx={{ display: 'flex', transform: 'rotate(180deg)' }}>
                    <Icon name="chevron" size={20} />
                  </Box>
                </IconButton>
                <IconButton
                  aria-label={`${name}: nach unten`}
                  data-move="down"
                  disabled={index === last}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="chevron" size={20} />
                </IconButton>
                <IconButton aria-label={`${name}: entfernen`} onClick={() => remove(index)}>
                  <Icon name="close" size={20} />
                </IconButton>
              </Box>
            </Box>
          );
        })}
      </Box>
      {error && <Box sx={{ ...WHOLE_ROW, color: 'error.main' }}>{error}</Box>}
      <Box sx={WHOLE_ROW}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="plus" size={20} />}
          ref={addButton}
          disabled={isFull}
          onClick={add}
        >
          Zeile hinzufügen
        </Button>
      </Box>
    </>
  );
}

const rowList = {
  ...WHOLE_ROW,
  display: 'grid',
  gap: { xs: 2, sm: 1.5 },
  m: 0,
  p: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  alignItems: 'start',
  gap: { xs: 1, sm: 1.5 },
  pb: { xs: 2, sm: 0 },
  borderBottom: { xs: `1px solid ${COLORS.slab}`, sm: 0 },
};

/** Beside the inputs, below the height of their labels. */
const controls = { display: 'flex', justifyContent: 'end', pt: { sm: '33px' } };
