import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@shop/domain/text/format';
import { type ReactNode, useState } from 'react';
import { useAnnouncement } from '../../../lib/announcer/announce.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { Tick } from '../../../ui/form/tick.tsx';
import { Muted, Row, Stack, Strong, Text } from '../../../ui/layout.tsx';
import { PagedRows } from './paged-rows.tsx';
import type { ImportReport } from './table-jobs.ts';

interface ImportReportViewProps<Input> {
  report: ImportReport<Input>;
  /** Categories that no product has so far. */
  newCategories: readonly string[];
  /** `2 Artikel`. */
  counted(count: number): string;
  /** Shown if there is nothing to save. */
  same: string;
  onSave(): void;
}

export function ImportReportView<Input>({
  report,
  newCategories,
  counted,
  same,
  onSave,
}: ImportReportViewProps<Input>) {
  const [leavesOut, setLeavesOut] = useState(false);
  const { ignored, unchanged, faulty, changes } = report;
  const created = changes.filter(({ outcome }) => outcome === 'new').length;
  const counts = [
    `${formatNumber(created)} neu`,
    `${formatNumber(changes.length - created)} geändert`,
    `${formatNumber(unchanged)} unverändert`,
    `${formatNumber(faulty.length)} fehlerhaft`,
  ].join(', ');
  useAnnouncement(`Geprüft: ${counts}.`);
  const isBlocked = changes.length === 0 || (faulty.length > 0 && !leavesOut);
  return (
    <Stack gap={3}>
      <Box>
        <Typography variant="h3">Vorschau</Typography>
        <Text mt={1}>
          <strong>{counts}.</strong> Noch ist nichts gespeichert.
        </Text>
      </Box>
      {ignored.length > 0 && (
        <Alert severity="info" icon={false}>
          Diese Spalten sind nicht bekannt und bleiben unbeachtet: {ignored.join(', ')}.
        </Alert>
      )}
      {newCategories.length > 0 && (
        <Alert severity="warning" icon={false}>
          Diese Kategorien gibt es noch nicht: {newCategories.join(', ')}. Sind sie richtig
          geschrieben?
        </Alert>
      )}
      {faulty.length > 0 && <Faults rows={faulty} />}
      {changes.length > 0 && <Changes rows={changes} />}
      {faulty.length > 0 && changes.length > 0 && (
        <Tick label={leaveOutText(faulty.length)} checked={leavesOut} onChange={setLeavesOut} />
      )}
      {changes.length > 0 && (
        <Box>
          <Button aria-disabled={isBlocked} onClick={() => !isBlocked && onSave()}>
            {counted(changes.length)} speichern
          </Button>
          {faulty.length > 0 && !leavesOut && (
            <Text mt={1}>
              Berichtigen Sie die fehlerhaften Zeilen in der Datei und wählen Sie sie noch einmal,
              oder lassen Sie diese Zeilen aus.
            </Text>
          )}
        </Box>
      )}
      {changes.length === 0 && faulty.length === 0 && <Typography>{same}</Typography>}
    </Stack>
  );
}

function Faults({ rows }: { rows: ImportReport<unknown>['faulty'] }) {
  return (
    <ReportedRows title="Fehler" rows={rows}>
      {({ errors }) =>
        errors.map(({ cell, column, message }) => (
          <Box key={`${cell} ${message}`} sx={{ color: COLORS.red }}>
            <strong>{column ? `${cell} (${column})` : cell}:</strong> {message}
          </Box>
        ))
      }
    </ReportedRows>
  );
}

function Changes({ rows }: { rows: ImportReport<unknown>['changes'] }) {
  return (
    <ReportedRows title="Änderungen" rows={rows}>
      {({ outcome, differences }) =>
        differences.map(({ field, cell, label, before, after, note }) => (
          <Box key={field} sx={{ whiteSpace: 'pre-line' }}>
            <strong>
              {cell} {label}:
            </strong>{' '}
            {outcome === 'changed' && (
              <>
                <del>{before}</del>
                {' → '}
              </>
            )}
            {outcome === 'changed' ? <ins>{after}</ins> : after}
            {note && <strong>{` ${note}`}</strong>}
          </Box>
        ))
      }
    </ReportedRows>
  );
}

function leaveOutText(count: number): string {
  return count === 1
    ? 'Die fehlerhafte Zeile auslassen'
    : `Die ${formatNumber(count)} fehlerhaften Zeilen auslassen`;
}

interface ReportedRowsProps<Row> {
  title: string;
  rows: readonly Row[];
  /** Rendered below number and name of the row. */
  children(row: Row): ReactNode;
}

function ReportedRows<Row extends { row: number; name: string; outcome: string }>({
  title,
  rows,
  children,
}: ReportedRowsProps<Row>) {
  return (
    <Box>
      <Text variant="h4" component="h4" mb={1}>
        {title}
      </Text>
      <PagedRows rows={rows} label={title}>
        {(each) => (
          <Box component="li" key={each.row} sx={line}>
            <Row gap={1}>
              <Muted component="span">Zeile {formatNumber(each.row)}</Muted>
              <Strong component="span">
                {each.outcome === 'new' ? `${each.name} (neu)` : each.name}
              </Strong>
            </Row>
            {children(each)}
          </Box>
        )}
      </PagedRows>
    </Box>
  );
}

const line = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  borderTop: `1px solid ${COLORS.slab}`,
  overflowWrap: 'anywhere',
  '& ins': { textDecoration: 'none', bgcolor: COLORS.concrete },
  '& del': { color: 'text.secondary' },
};
