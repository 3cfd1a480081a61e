/** What may be logged of an unexpected error: its message could quote a document or an address. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${error.code}` : error.name;
}
