import Box from '@mui/material/Box';

/** Stands where a page will be while its code loads; silent, since that takes but a moment. */
export function PageLoading() {
  return <Box aria-busy="true" sx={{ minHeight: '100vh' }} />;
}
