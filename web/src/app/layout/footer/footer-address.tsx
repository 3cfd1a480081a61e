import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';

/** Where the company is and how it is reached. */
export function FooterAddress() {
  return (
    <Box
      component="address"
      sx={{
        fontStyle: 'normal',
        '& a': { display: 'flex', alignItems: 'center', minHeight: 44, width: 'fit-content' },
      }}
    >
      {COMPANY.name}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
      <Box sx={{ mt: 1 }}>
        <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
      </Box>
    </Box>
  );
}
