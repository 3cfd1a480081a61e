import type { DraftPaperRequest } from '@shop/domain/contract/draft-paper';
import { callApi } from '../lib/api/client.ts';
import { download } from '../lib/download.ts';
import { useOfficeCall } from './api/use-office-call.ts';
import { OfficeButton } from './office-button.tsx';
import { ResultAlert } from './tab/call-alerts.tsx';

interface DraftPaperProps {
  /** The paper as it would be sent now; undefined while something for it is missing. */
  paper: DraftPaperRequest | undefined;
  /** Tells apart several on one screen. */
  of?: string;
}

/** Saves the PDF of what would be sent, which is not written by that. */
export function DraftPaperButton({ paper, of }: DraftPaperProps) {
  const { send, isSending, result } = useOfficeCall({
    call: (body: DraftPaperRequest) => callApi('POST /api/admin/draft-paper', { body }),
    onDone: ({ pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (each) => each.charCodeAt(0));
      download(new Blob([bytes], { type: 'application/pdf' }), 'Entwurf.pdf');
      return '';
    },
    failed: 'Der Entwurf konnte nicht erstellt werden.',
  });
  return (
    <>
      <OfficeButton
        variant="text"
        isBlocked={isSending || paper === undefined}
        aria-label={of && `Entwurf als PDF: ${of}`}
        onClick={() => paper && send(paper)}
      >
        {isSending ? 'Wird erstellt...' : 'Entwurf als PDF'}
      </OfficeButton>
      {result?.ok === false && <ResultAlert result={result} />}
    </>
  );
}
