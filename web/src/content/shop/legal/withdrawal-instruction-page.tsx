import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { COMPANY } from '@shop/domain/company';
import { WITHDRAWAL_EXEMPTIONS } from '@shop/domain/product/product-values';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import {
  RENTAL_INSTRUCTION,
  WITHDRAWAL_FORM,
  withdrawalInstruction,
} from '@shop/domain/withdrawal/withdrawal-instruction';
import { PATHS } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { Row } from '../../../ui/layout.tsx';
import { LegalPage, LegalSection } from '../../../ui/legal-page.tsx';

const DESCRIPTION =
  'Die Widerrufsbelehrung für Verbraucher: 14 Tage Widerrufsrecht, Folgen des Widerrufs, Ausnahmen und das Muster-Widerrufsformular zum Ausdrucken.';

/** The statutory instruction on withdrawal, with the model form, for printing. */
export default function WithdrawalInstructionPage() {
  return (
    <LegalPage page="withdrawalInstruction" description={DESCRIPTION} actions={<Actions />}>
      {withdrawalInstruction(COMPANY.website).map(({ title, paragraphs }, index) => (
        <LegalSection key={title} id={index === 0 ? 'widerrufsrecht' : 'folgen'} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </LegalSection>
      ))}
      <LegalSection id="miete" title={RENTAL_INSTRUCTION.title}>
        {RENTAL_INSTRUCTION.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </LegalSection>
      <LegalSection id="ausnahmen" title="Ausnahmen">
        <p>Das Widerrufsrecht haben Verbraucher (§&nbsp;13 BGB). Für einige Waren gilt:</p>
        <ul>
          {WITHDRAWAL_EXEMPTIONS.map((exemption) => (
            <li key={exemption}>{withdrawalExemptionNote(exemption)}</li>
          ))}
        </ul>
        <p>Welche das sind, steht auf der Seite des Produkts, im Warenkorb und an der Kasse.</p>
      </LegalSection>
      <LegalSection id="muster" title={WITHDRAWAL_FORM.title}>
        <Box sx={modelForm}>
          <p>{WITHDRAWAL_FORM.hint}</p>
          <ul>
            {WITHDRAWAL_FORM.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{WITHDRAWAL_FORM.footnote}</p>
        </Box>
      </LegalSection>
    </LegalPage>
  );
}

function Actions() {
  return (
    <Row data-screen-only align="stretch" mt={3}>
      <Button href={PATHS.withdrawal}>Vertrag widerrufen</Button>
      <Button variant="outlined" onClick={() => window.print()}>
        Belehrung drucken
      </Button>
    </Row>
  );
}

const modelForm = {
  p: { xs: 2, sm: 3 },
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  '& ul': { listStyle: '"– "', pl: 2 },
  // Room for handwriting.
  '@media print': { breakInside: 'avoid', '& li': { pb: 3 } },
};
