import Button from '@mui/material/Button';
import { FACETS, type Facet, type FacetChoice } from '@shop/domain/product/product-list';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { part } from '../../ui/layout.tsx';

interface FacetChipsProps {
  choice: FacetChoice;
  onRemove(facet: Facet, value: string): void;
  onClear(): void;
}

/** A button to remove each chosen filter, and one to remove them all. */
export default function FacetChips({ choice, onRemove, onClear }: FacetChipsProps) {
  const chosen = FACETS.flatMap((facet) => choice[facet].map((value) => ({ facet, value })));
  return (
    <Chips aria-label="Gewählte Filter">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <Button
            variant="text"
            size="small"
            aria-label={`${value} entfernen`}
            endIcon={<Icon name="close" size={18} />}
            onClick={() => onRemove(facet, value)}
          >
            <Capital>{value}</Capital>
          </Button>
        </li>
      ))}
      <li>
        <Button variant="text" size="small" onClick={onClear}>
          Alle Filter entfernen
        </Button>
      </li>
    </Chips>
  );
}

const Chips = part('ul', {
  ...PLAIN_LIST,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& li:not(:last-of-type) button': {
    border: `1px solid ${COLORS.joint}`,
    bgcolor: COLORS.plaster,
  },
});

// `lose` is stored in lower case, for use in sentences.
const Capital = part('span', {
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
});
