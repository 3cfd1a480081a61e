/** What a stored text says, if it is an object in JSON, and else an empty one. */
export function parsedObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // anybody may write to the storage; what cannot be read counts as nothing
  }
}
