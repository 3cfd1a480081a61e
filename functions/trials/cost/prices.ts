/**
 * Google's prices in US dollars, for Frankfurt (europe-west3) where they differ by region, as of 22 November
 * 2026: compare them with cloud.google.com/firestore/pricing, /run/pricing and firebase.google.com/pricing.
 * `free` is the monthly free quota; Google counts those of Firestore and Hosting per day.
 */
export const PRICES = {
  reads: { label: 'Firestore reads', per: 100_000, usd: 0.039, free: 30 * 50_000 },
  writes: { label: 'Firestore writes', per: 100_000, usd: 0.117, free: 30 * 20_000 },
  cpuSeconds: { label: 'Cloud Run vCPU seconds', per: 1, usd: 0.0000336, free: 180_000 },
  memorySeconds: { label: 'Cloud Run GiB seconds', per: 1, usd: 0.0000035, free: 360_000 },
  requests: { label: 'Cloud Run requests', per: 1_000_000, usd: 0.4, free: 2_000_000 },
  transferGb: { label: 'Hosting transfer, GB', per: 1, usd: 0.15, free: (30 * 360) / 1000 },
  jobs: { label: 'Scheduler jobs', per: 1, usd: 0.1, free: 3 },
  secrets: { label: 'Secret versions', per: 1, usd: 0.06, free: 6 },
} as const;

export type Metered = keyof typeof PRICES;
