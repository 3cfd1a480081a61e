/** A random id that nobody can guess: 122 random bits at least. */
export function randomId(): string {
  // randomUUID exists in secure contexts only, and a shop is also tried out over plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
