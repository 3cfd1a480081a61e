import { useField } from 'formik';
import type { ReactNode } from 'react';
import { PostalCodeField } from './postal-code-field.tsx';
import type { DeliveryPlace } from './use-delivery-place.ts';

interface PostalCodeFormFieldProps {
  place: DeliveryPlace;
  beyondHint: ReactNode;
}

/** A `PostalCodeField` with the error `postal_code` of the surrounding Formik form; editing clears it. */
export function PostalCodeFormField(props: PostalCodeFormFieldProps) {
  const [, { error }, { setError }] = useField('postal_code');
  return <PostalCodeField {...props} error={error} onEdit={() => setError(undefined)} />;
}
