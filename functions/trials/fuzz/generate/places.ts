/** What a place such as `{{order}}` stands for at this moment; missing ones stay as they are. */
export type Places = Readonly<Record<string, string>>;

/** The text with its places filled. */
export function filled(text: string, places: Places): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(places, name) ? (places[name] ?? place) : place,
  );
}
