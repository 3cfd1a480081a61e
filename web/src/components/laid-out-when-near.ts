/**
 * For large parts of a page: the browser lays them out when they come near the window, so that the
 * first view is there sooner. Until then they count as about a phone's screen high.
 */
export const laidOutWhenNear = {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 800px',
  // On paper everything is near.
  '@media print': { contentVisibility: 'visible' },
} as const;
