import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mailKindLabel, type UndeliveredMail } from '@shop/domain/mail';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { undeliveredMailQuery } from './admin-queries.ts';
import { UndeliveredMailEntry } from './undelivered-mail-entry.tsx';
import { useLoggedFailure } from './use-logged-failure.ts';
import { useOfficeKey } from './use-office-key.ts';

/** E-mails that were given up, for as long as there are any. A failed load is only logged. */
export function UndeliveredMails() {
  const { data: mails = [], error } = useQuery(undeliveredMailQuery(useOfficeKey()));
  const [queued, setQueued] = useState<UndeliveredMail>();
  useLoggedFailure('Failed to load undelivered mail', error);
  return (
    <>
      {queued && <QueuedNotice mail={queued} />}
      {mails.length > 0 && (
        <Box component="section" aria-labelledby="undelivered-title" sx={frame}>
          <Typography variant="h3" component="h2" id="undelivered-title" sx={{ mb: 2 }}>
            {title(mails.length)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {mails.map((mail) => (
              <UndeliveredMailEntry key={mail.id} mail={mail} onQueued={setQueued} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

/** Takes the focus, since the button that was pressed goes with its entry. */
function QueuedNotice({ mail }: { mail: UndeliveredMail }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (mail) notice.current?.focus();
  }, [mail]);
  return (
    <Alert ref={notice} tabIndex={-1} severity="success" role="status">
      {mailKindLabel(mail.kind)} {mail.about} wird erneut gesendet.
    </Alert>
  );
}

function title(count: number): string {
  return count === 1
    ? '1 E-Mail konnte nicht zugestellt werden'
    : `${count} E-Mails konnten nicht zugestellt werden`;
}

const frame = {
  px: { xs: 2, md: 3 },
  pt: { xs: 2, md: 3 },
  bgcolor: COLORS.plaster,
  border: `1px solid ${COLORS.slab}`,
  borderLeft: `6px solid ${COLORS.red}`,
  borderRadius: 1,
};
