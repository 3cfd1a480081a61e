/** The site's colours, so that pictures match the pages. */
export const PALETTE = {
  ink: '#16191c',
  asphalt: '#22272b',
  kerb: '#353b40',
  slate: '#545b60',
  joint: '#868c8f',
  slab: '#c6c9c6',
  concrete: '#e6e7e3',
  plaster: '#f4f4f1',
  white: '#ffffff',
  signal: '#ffb310',
  signalDark: '#f29a00',
  signalDeep: '#c97d00',
  glass: '#a9c3cf',
  steel: '#9aa1a5',
  aluminium: '#b3babd',
  red: '#b3261e',
} as const;
