import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { OFFICE_KINDS } from '@shop/domain/office/entry-kinds';
import { type InputDifference, inputDifferences } from '@shop/domain/office/input-differences';
import type { Change } from '@shop/domain/office/office';
import { SETTINGS, type SettingName } from '@shop/domain/settings/settings';
import { formatDateTime, formatNumber } from '@shop/domain/text/format';
import { type ReactNode, useId, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { EDITED_IN, officePath } from '../../office/addresses.ts';
import { ENTRY_FACTS } from '../../office/entry-styles.ts';
import { Block, Muted, Shrinking } from '../../ui/layout.tsx';
import { UndoButton } from './undo-button.tsx';

interface ChangeEntryProps {
  change: Change;
  count: number;
  /** In the log of a single item, which need not be named. */
  isOfItem: boolean;
  /** Among the changes of a batch, whose label is above. */
  isOfBatch: boolean;
  children: ReactNode;
}

/** A change with its author, time and fields; a batch has a label, and its changes on demand. */
export function ChangeEntry({ change, count, isOfItem, isOfBatch, children }: ChangeEntryProps) {
  const isBatch = count > 1;
  const title = useId();
  const name = isBatch ? batchName(change, count) : change.item_name;
  return (
    <Box component="li" aria-labelledby={title} sx={isBatch ? frame : ROW}>
      <Shrinking>
        <Box id={title} component="strong" sx={{ overflowWrap: 'anywhere' }}>
          {isBatch || isOfItem ? name : <Link href={pathOf(change)}>{name}</Link>}
        </Box>
        <Box sx={ENTRY_FACTS}>
          <span>{formatDateTime(change.at)}</span>
          <span>{change.by}</span>
          {!isOfItem && !isBatch && <span>{OFFICE_KINDS[change.kind].one}</span>}
          {change.undoes && <span>Rücknahme</span>}
          {!isBatch && !isOfBatch && change.label && <span>{change.label}</span>}
        </Box>
      </Shrinking>
      {isBatch ? <Batch count={count}>{children}</Batch> : <Differences change={change} />}
      {change.kind !== 'admin' && (
        <UndoButton
          target={isBatch ? { batch: change.batch_id } : { change: change.id }}
          name={name}
          label={isBatch ? `Alle ${formatNumber(count)} zurücknehmen` : 'Zurücknehmen'}
          question={
            isBatch ? `Alle ${formatNumber(count)} Änderungen zurücknehmen?` : questionOf(change)
          }
          isPossible={isBatch || change.is_latest}
        />
      )}
    </Box>
  );
}

function questionOf({ before, kind }: Change): string {
  if (before) return 'Wieder so, wie es vorher war?';
  return kind === 'setting' ? 'Wieder der eingebaute Wert?' : 'Das Angelegte ins Archiv legen?';
}

function Batch({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ px: 0 }}
      >
        {isOpen ? 'Änderungen ausblenden' : `${formatNumber(count)} Änderungen anzeigen`}
      </Button>
      {isOpen && <Block mt={1.5}>{children}</Block>}
    </div>
  );
}

function batchName({ label, kind }: Change, count: number): string {
  const items = `${formatNumber(count)} ${OFFICE_KINDS[kind].many}`;
  return label ? `${label} · ${items}` : `${items} geändert`;
}

/** The address where the item is edited; a setting's view depends on which. */
function pathOf({ kind, item_id, after }: Change): string {
  const isOfTools = (after as { of?: string }).of === 'rental_tool';
  const { tab, opens, view = SETTINGS[item_id as SettingName]?.view } = EDITED_IN[kind];
  const query = opens === 'entry' ? { id: item_id } : {};
  return officePath(isOfTools ? 'mietpark' : tab, view, query);
}

const frame = {
  display: 'grid',
  gap: 1.5,
  px: 2,
  py: 1.5,
  bgcolor: COLORS.white,
  border: `1px solid ${COLORS.slab}`,
  borderLeft: `4px solid ${COLORS.joint}`,
};

/** On a desktop, the item, the change and the button stand side by side. */
const ROW = {
  ...frame,
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  alignItems: 'start',
};

const FIRST = 4;
const MAX_TEXT = 300;

function Differences({ change }: { change: Change }) {
  const { kind, item_id, before, after } = change;
  const [isWhole, setIsWhole] = useState(false);
  const differences = inputDifferences(kind, before, after, item_id);
  const few = before ? FIRST : 0;
  const shown = isWhole ? differences : differences.slice(0, few);
  return (
    <Shrinking>
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
    </Shrinking>
  );
}

function Difference({ label, before, after, isNew }: InputDifference & { isNew: boolean }) {
  return (
    <>
      <Muted component="dt">{label}</Muted>
      <Box component="dd" sx={value}>
        {!isNew && (
          <>
            <Muted component="del" aria-label="vorher">
              {shorten(before)}
            </Muted>
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

const shorten = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} …` : text;

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, max-content) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 0.25,
  m: 0,
  '& > dd + dt': { mt: { xs: 1, sm: 0 } },
};

const value = {
  m: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& del': { textDecorationColor: COLORS.joint },
};
