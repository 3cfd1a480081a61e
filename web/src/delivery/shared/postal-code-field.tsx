import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  isPostalCode,
  NO_POSTAL_CODE,
  outOfAreaMessage,
} from '@shop/domain/delivery/delivery-areas';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { CONTROL, edgedPanel } from '../../lib/theme/shared-styles.ts';
import { storePostalCode, usePostalCode } from './postal-code.ts';
import type { DeliveryPlace } from './use-delivery-place.ts';

export interface PostalCodeFieldProps {
  place: DeliveryPlace;
  emptyHint?: string;
  required?: boolean;
  /** Offers an alternative for places beyond the zones. */
  beyondHint: ReactNode;
  /** An error found by the surrounding form; replaces the field's own. */
  error?: string | undefined;
  onEdit?(): void;
}

/**
 * The postcode of the building site, shared by all pages, and what it means for the delivery. Looks
 * like a `TextField` but is a plain input: the cart would have to load MUI's just for this.
 */
export function PostalCodeField({
  place,
  emptyHint = 'Ohne Angabe rechnen wir mit Zone 1.',
  required = false,
  beyondHint,
  error,
  onEdit,
}: PostalCodeFieldProps) {
  const id = useId();
  const postalCode = usePostalCode();
  const [isEdited, setIsEdited] = useState(false);
  const isIncomplete = !isEdited && postalCode !== '' && !isPostalCode(postalCode);
  const shownError = error ?? (isIncomplete ? NO_POSTAL_CODE : undefined);
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        Postleitzahl der Baustelle{required && <span aria-hidden="true"> *</span>}
      </Box>
      <Box
        component="input"
        id={id}
        required={required}
        name="postal_code"
        value={postalCode}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          storePostalCode(target.value);
          setIsEdited(true);
          onEdit?.();
        }}
        onBlur={() => setIsEdited(false)}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        aria-invalid={shownError !== undefined}
        aria-describedby={shownError ? `${id}-error` : `${id}-zone`}
        sx={field}
      />
      {shownError && (
        <Box id={`${id}-error`} sx={{ ...below, color: 'error.main' }}>
          {shownError}
        </Box>
      )}
      <Box id={`${id}-zone`} aria-live="polite" sx={below}>
        {place.kind === 'beyond' ? (
          <Box sx={notice}>
            {!shownError && outOfAreaMessage(place.postalCode)} {beyondHint}
          </Box>
        ) : (
          (!shownError || place.kind === 'unknown') && (
            <PlaceText place={place} emptyHint={emptyHint} onRetry={onEdit} />
          )
        )}
      </Box>
    </div>
  );
}

interface PlaceTextProps {
  place: Exclude<DeliveryPlace, { kind: 'beyond' }>;
  emptyHint: string;
  onRetry: (() => void) | undefined;
}

function PlaceText({ place, emptyHint, onRetry }: PlaceTextProps) {
  switch (place.kind) {
    case 'zone':
      return `${place.zone.name}, bis ${place.zone.upToKm} km`;
    case 'loading':
      return 'Zone wird ermittelt...';
    case 'unknown':
      return (
        <>
          Die Zone lässt sich gerade nicht ermitteln.{' '}
          <Button
            variant="text"
            size="small"
            onClick={() => {
              place.retry();
              onRetry?.();
            }}
          >
            Erneut versuchen
          </Button>
        </>
      );
    case 'unnamed':
      return emptyHint;
  }
}

const field = {
  boxSizing: 'border-box',
  width: '100%',
  height: 56,
  px: 1.75,
  ...CONTROL,
  color: 'inherit',
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
};

const below = { mt: 0.5, fontSize: '0.9375rem' };

const notice = { ...edgedPanel('signal'), mt: 1, p: 1.5, lineHeight: 1.4 };
