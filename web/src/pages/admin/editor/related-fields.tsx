import Box from '@mui/material/Box';
import { FormSection, WHOLE_ROW } from './form-section.tsx';

/** Products that the product's page leads on to. */
export function RelatedFields() {
  return (
    <FormSection title="Passende Artikel">
      <Box sx={WHOLE_ROW} />
    </FormSection>
  );
}
