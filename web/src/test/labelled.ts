/**
 * The field whose label begins with a text. Testing Library would look through all elements for it,
 * which takes longer than anything else in a test of a form.
 */
export function labelled(text: string): HTMLElement {
  const labels = [...document.getElementsByTagName('label')];
  const fields = labels
    .filter(({ textContent }) => textContent.startsWith(text))
    .flatMap(({ control }) => control ?? []);
  const [field, ...others] = fields;
  if (!field || others.length > 0) throw new Error(`${fields.length} fields begin with „${text}“`);
  return field;
}
