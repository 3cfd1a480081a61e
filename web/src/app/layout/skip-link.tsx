import Box from '@mui/material/Box';

/** Id of the part of the page that changes with the address. */
export const MAIN_ID = 'inhalt';

/** The first stop of the tab key: past the navigation to the page itself. */
export function SkipLink() {
  return (
    <Box component="a" href={`#${MAIN_ID}`} data-screen-only sx={skipLink}>
      Zum Inhalt springen
    </Box>
  );
}

const skipLink = {
  position: 'absolute',
  left: 16,
  top: 8,
  zIndex: 'tooltip',
  px: 3,
  py: 1.5,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
