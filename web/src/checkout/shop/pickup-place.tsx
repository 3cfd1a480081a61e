import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { Text } from '../../ui/layout.tsx';

export function PickupPlace() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <div>
        <Text strong>Abholung bei</Text>
        {COMPANY.name}
        <br />
        {COMPANY.street}
        <br />
        {COMPANY.postalCode} {COMPANY.city}
      </div>
      <div>
        <Text strong>Öffnungszeiten</Text>
        {OPENING_HOURS.map(({ days, hours }) => (
          <div key={days}>
            {days}: {hours === 'geschlossen' ? hours : `${hours} Uhr`}
          </div>
        ))}
      </div>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        Wir rufen Sie an, sobald Ihre Ware bereitliegt.
      </Typography>
    </Box>
  );
}
