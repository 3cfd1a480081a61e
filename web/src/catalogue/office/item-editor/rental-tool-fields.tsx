import {
  daysPer,
  type RentalTier,
  realSavingPercent,
  TIER_SAVINGS_PERCENT,
} from '@shop/domain/rental/rental-price';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import { formatNumber } from '@shop/domain/text/format';
import { FieldControl, FieldSections } from '../../../office/editing/field-sections.tsx';
import { BookedWarning } from '../booked-warning.tsx';
import {
  CategoryField,
  ItemPictures,
  OPEN_AT_FIRST,
  SpecificationFields,
  VisibilityField,
} from './item-fields.tsx';
import { type RentalToolValues, readRentalTool } from './item-values.ts';

interface RentalToolFieldsProps {
  values: RentalToolValues;
  id: string | undefined;
}

export function RentalToolFields({ values, id }: RentalToolFieldsProps) {
  const { weekly_price, monthly_price, quantity_available } = RENTAL_TOOL_FIELDS;
  return (
    <FieldSections
      fields={RENTAL_TOOL_FIELDS}
      openAtFirst={OPEN_AT_FIRST}
      custom={{
        category: <CategoryField of="rental_tool" />,
        weekly_price: (
          <FieldControl
            name="weekly_price"
            field={weekly_price}
            hint={savingHint(values, 'weekly')}
          />
        ),
        monthly_price: (
          <FieldControl
            name="monthly_price"
            field={monthly_price}
            hint={savingHint(values, 'monthly')}
          />
        ),
        quantity_available: (
          <FieldControl name="quantity_available" field={quantity_available} unit="Stück" />
        ),
        specifications: <SpecificationFields />,
        pictures: <ItemPictures />,
        visibility: (
          <>
            <VisibilityField />
            {id && values.visibility !== 'visible' && <BookedWarning tools={[id]} />}
          </>
        ),
      }}
    />
  );
}

/** The actual saving of a tier, next to the advertised one. */
function savingHint(values: RentalToolValues, tier: RentalTier): string | undefined {
  const { input, messages } = readRentalTool(values);
  if (messages.daily_price || messages[`${tier}_price`]) return undefined;
  const percent = realSavingPercent({ ...input, id: 0 }, tier);
  const against = `gegen ${daysPer(tier)} Tagespreise`;
  const advertised = `Der Shop wirbt mit ${TIER_SAVINGS_PERCENT[tier]} %.`;
  if (percent > 0) return `Spart ${formatNumber(percent)} % ${against}. ${advertised}`;
  if (percent === 0) return `Spart nichts ${against}. ${advertised}`;
  return `Kostet ${formatNumber(-percent)} % mehr als ${daysPer(tier)} Tagespreise. ${advertised}`;
}
