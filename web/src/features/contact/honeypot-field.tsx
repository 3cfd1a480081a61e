import Box from '@mui/material/Box';
import { useField } from 'formik';

/** A field that people neither see nor reach; what fills it is a robot. */
export function HoneypotField() {
  const [field] = useField<string>('website');
  return (
    <Box aria-hidden="true" sx={{ position: 'absolute', left: -9999, width: 1, height: 1 }}>
      <label htmlFor="website">Bitte frei lassen</label>
      <input {...field} id="website" type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}
