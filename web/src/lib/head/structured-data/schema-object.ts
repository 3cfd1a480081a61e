/** An object of schema.org that stands by itself: it says which vocabulary its words come from. */
export function schemaObject<Properties extends object>(type: string, properties: Properties) {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}
