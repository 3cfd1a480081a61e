/** Units of time in nanoseconds. */
export const NANOS = {
  ms: 1_000_000n,
  s: 1_000_000_000n,
} as const;

/** Division rounded towards negative infinity. */
export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
