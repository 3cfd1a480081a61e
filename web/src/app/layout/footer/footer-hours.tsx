import Box from '@mui/material/Box';

/** Opening hours by groups of days. */
export function FooterHours({ hours }: { hours: readonly { days: string; hours: string }[] }) {
  return (
    <Box component="dl" sx={list}>
      {hours.map(({ days, hours }) => (
        <Box key={days} sx={{ display: 'contents' }}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.75,
  m: 0,
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
};
