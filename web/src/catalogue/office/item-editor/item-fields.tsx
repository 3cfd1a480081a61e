import Box from '@mui/material/Box';
import { VISIBILITIES, type VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import { MAX_PICTURES, type Picture } from '@shop/domain/product/picture';
import type { Specification } from '@shop/domain/product/product';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import { columns } from '../../../lib/theme/shared-styles.ts';
import { useCurrentCategories } from '../../../office/api/use-category-list.ts';
import { WHOLE_ROW } from '../../../office/editing/field-sections.tsx';
import { RowList } from '../../../office/editing/row-list.tsx';
import { SelectField, TextField, useField, useForm } from '../../../office/form/form-fields.tsx';
import { PictureField } from '../pictures/picture-field.tsx';

const BUILT_IN = { product: PRODUCT_CATEGORIES, rental_tool: RENTAL_CATEGORIES };

/** Sections of products and tools: those that each needs, and its pictures. */
export const OPEN_AT_FIRST = [
  'Grunddaten',
  'Preis',
  'Mietpreise und Kaution',
  'Bestand',
  'Bilder',
  'Sichtbarkeit',
];

/** Chooses one of the office's categories or, until there are any, one of the demo's. */
export function CategoryField({ of }: { of: CategoryKind }) {
  const names = useCurrentCategories(of);
  const { value } = useField<string>('category');
  const offered = names.length > 0 ? names : BUILT_IN[of];
  const options = [...new Set([...offered, ...(value ? [value] : [])])];
  return (
    <SelectField
      name="category"
      label="Kategorie"
      required
      options={[
        { value: '', label: 'Bitte wählen' },
        ...options.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

const EXPLAINED = {
  visible: 'Sichtbar: im Shop zu finden und zu bestellen',
  hidden: 'Ausgeblendet: noch nicht oder gerade nicht im Shop',
  archived: 'Archiviert: nicht mehr im Sortiment',
} satisfies typeof VISIBILITY_LABELS;

export function VisibilityField() {
  return (
    <Box sx={WHOLE_ROW}>
      <SelectField
        name="visibility"
        label="Sichtbarkeit"
        required
        options={VISIBILITIES.map((value) => ({ value, label: EXPLAINED[value] }))}
      />
    </Box>
  );
}

/** The pictures of an item; an error in one of them is shown below all of them. */
export function ItemPictures() {
  const { value, set } = useField<Picture[]>('pictures');
  const [, error] = Object.entries(useForm().errors).find(([path]) => /^pictures/.test(path)) ?? [];
  return (
    <Box sx={{ ...WHOLE_ROW, display: 'grid', gap: 2 }}>
      {value.length === 0 && 'Ohne Bild zeigt der Shop die Struktur der Kategorie.'}
      <PictureField
        label={`Bis zu ${MAX_PICTURES}, das erste steht in den Listen`}
        pictures={value}
        error={error}
        onChange={set}
      />
    </Box>
  );
}

const MAX_ROWS = 40;

export function SpecificationFields() {
  return (
    <Box sx={WHOLE_ROW}>
      <RowList<Specification>
        name="specifications"
        label="Technische Daten"
        max={MAX_ROWS}
        empty={{ label: '', value: '' }}
        addLabel="Zeile hinzufügen"
        nameOf={({ label }, index) => label || `Zeile ${index + 1}`}
        canMove
      >
        {(_, index) => (
          <Box sx={{ ...columns('sm', 2, 3), alignItems: 'start', gap: { xs: 1, sm: 1.5 } }}>
            <TextField name={`specifications[${index}].label`} label="Bezeichnung" maxLength={60} />
            <TextField name={`specifications[${index}].value`} label="Wert" maxLength={200} />
          </Box>
        )}
      </RowList>
    </Box>
  );
}
