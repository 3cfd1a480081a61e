import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ORDER_TEXT_LIMITS } from '@shop/domain/order-schema';
import { TextField } from '../../components/form/text-field.tsx';

/** Whatever else the driver or the office should know; the last field of the form. */
export function NotesField() {
  return (
    <Box>
      <TextField
        name="notes"
        label="Anmerkungen zur Bestellung (optional)"
        maxLength={ORDER_TEXT_LIMITS.notes}
        rows={3}
      />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        * Pflichtfelder
      </Typography>
    </Box>
  );
}
