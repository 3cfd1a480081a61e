/** An unguessable id with at least 122 random bits. */
export function randomId(): string {
  // In an insecure context, such as plain http on a local network, there is no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
