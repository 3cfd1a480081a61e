/** An address as it is compared: people write theirs now large, now small, and with spaces. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
