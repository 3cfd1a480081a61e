import { useField } from 'formik';
import { PostalCodeField, type PostalCodeFieldProps } from './postal-code-field.tsx';

/** A `PostalCodeField` with the error `postal_code` of the surrounding Formik form; editing clears it. */
export function PostalCodeFormField(props: Omit<PostalCodeFieldProps, 'error' | 'onEdit'>) {
  const [, { error }, { setError }] = useField('postal_code');
  return <PostalCodeField {...props} error={error} onEdit={() => setError(undefined)} />;
}
