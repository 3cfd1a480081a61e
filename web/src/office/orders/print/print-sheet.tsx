import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { COMPANY } from '@shop/domain/company';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { KeptText } from '../../../components/kept-text.tsx';

interface PrintSheetProps {
  title: string;
  facts: readonly (readonly [label: string, value: string | undefined])[];
  recipient: readonly string[];
  children: ReactNode;
}

/** A document of the company on paper. As long as it is there, it is printed in place of the page. */
export function PrintSheet({ title, facts, recipient, children }: PrintSheetProps) {
  return createPortal(
    <Box data-print-sheet sx={sheet}>
      <GlobalStyles styles={INSTEAD_OF_THE_PAGE} />
      <header>
        <strong>{COMPANY.name}</strong>
        <div>
          <div>
            {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}
          </div>
          <div>
            Tel. {COMPANY.phone.display} · {COMPANY.email}
          </div>
        </div>
      </header>
      <div className="head">
        <address>
          {[...recipient.entries()].map(([row, line]) => (
            <div key={row}>{line}</div>
          ))}
        </address>
        <SheetFacts facts={facts} />
      </div>
      <h1>{title}</h1>
      {children}
      <footer>
        {COMPANY.name} · Geschäftsführer: {COMPANY.managingDirector} · {COMPANY.register} ·
        <KeptText>{`USt-IdNr. ${COMPANY.vatId}`}</KeptText>
      </footer>
    </Box>,
    document.body,
  );
}

/** Labelled values; those without a value are left out. */
export function SheetFacts({ facts }: Pick<PrintSheetProps, 'facts'>) {
  return (
    <dl>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>
              <KeptText>{label}</KeptText>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const INSTEAD_OF_THE_PAGE = {
  '@page': { size: 'A4', margin: '16mm 18mm' },
  '@media print': {
    'body > :not([data-print-sheet])': { display: 'none !important' },
    // An open dialog keeps the page from scrolling, and paper from having a second page.
    'html, body': { overflow: 'visible !important', padding: '0 !important', height: 'auto' },
  },
};

const sheet = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: '10.5pt',
  lineHeight: 1.4,
  color: '#000',
  '& header': {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '6mm',
    pb: '2mm',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontSize: '9pt',
    borderBottom: '2pt solid #000',
  },
  '& header strong': { fontSize: '12pt' },
  '& .head': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 78mm',
    gap: '8mm',
    minHeight: '32mm',
    pt: '6mm',
  },
  '& address': { fontStyle: 'normal', fontSize: '11.5pt' },
  '& .head dl > div': { gridTemplateColumns: '26mm minmax(0, 1fr)' },
  '& .pair': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8mm' },
  '& h1': { fontSize: '17pt', m: 0, mt: '5mm', mb: '3mm' },
  '& h2': { fontSize: '11.5pt', m: 0, mt: '6mm', mb: '2mm' },
  '& p': { m: 0, mb: '3mm' },
  '& dl': { m: 0 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '32mm minmax(0, 1fr)', gap: '3mm' },
  '& .pair dl > div': { gridTemplateColumns: '33mm minmax(0, 1fr)', gap: '2mm' },
  '& dt': { fontWeight: 400 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { py: '1.6mm', pr: '3mm', textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { borderBottom: '1pt solid #000', fontSize: '9.5pt' },
  '& tbody tr': { borderBottom: '0.5pt solid #999', breakInside: 'avoid' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .number:last-child': { pr: 0 },
  '& tfoot td': { borderBottom: 0, py: '1mm' },
  '& tfoot tr.total td': { fontWeight: 600, borderTop: '1pt solid #000', fontSize: '11.5pt' },
  '& section': { breakInside: 'avoid' },
  '& footer': { mt: '10mm', pt: '2mm', borderTop: '0.5pt solid #999', fontSize: '8pt' },
};
