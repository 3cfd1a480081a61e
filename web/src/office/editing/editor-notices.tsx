import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDateTime } from '@shop/domain/text/format';

/** What became of an attempt to save. */
export interface Message {
  severity: 'success' | 'info' | 'error';
  text: string;
}

interface EditorNoticesProps {
  /** ISO instant of a draft that an earlier tab left behind. */
  draftFrom: string | undefined;
  onRestore(): void;
  onDiscard(): void;
  isElsewhere: boolean;
  isOutdated: boolean;
}

/** What the clerk should know before going on. */
export function EditorNotices({
  draftFrom,
  onRestore,
  onDiscard,
  isElsewhere,
  isOutdated,
}: EditorNoticesProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, mb: 2, '&:empty': { display: 'none' } }}>
      {draftFrom && (
        <Alert severity="info" role="none" sx={notice}>
          Ungespeicherte Änderungen vom {formatDateTime(draftFrom)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
            <Button variant="outlined" size="small" onClick={onRestore}>
              Wiederherstellen
            </Button>
            <Button variant="text" size="small" onClick={onDiscard}>
              Verwerfen
            </Button>
          </Box>
        </Alert>
      )}
      {isElsewhere && (
        <Alert severity="warning" role="none">
          Hier wird auch in einem anderen Tab gearbeitet. Bitte speichern Sie nur in einem davon.
        </Alert>
      )}
      {isOutdated && (
        <Alert severity="warning" role="none">
          Inzwischen hat jemand anders gespeichert. Beim Speichern können Sie wählen, was gelten
          soll.
        </Alert>
      )}
    </Box>
  );
}

const notice = { '& .MuiAlert-message': { flex: 1 } };
