/** Other common names of a product or tool, separated by commas; searched like the name. */
export const ALSO_KNOWN_AS = {
  label: 'Auch bekannt als',
  type: 'text',
  max: 200,
  hint: 'Weitere Namen, mit Komma getrennt: Die Suche findet ihn auch so.',
  isWide: true,
} as const;
