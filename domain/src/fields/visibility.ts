/** Shoppers see visible items only; the office lists archived ones separately from hidden ones. */
export const VISIBILITIES = ['visible', 'hidden', 'archived'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const VISIBILITY_LABELS: Record<Visibility, string> = {
  visible: 'Sichtbar',
  hidden: 'Ausgeblendet',
  archived: 'Archiviert',
};

/** The row of every table of fields that says who sees an entry. */
export const VISIBILITY_FIELD = {
  label: 'Sichtbarkeit',
  type: 'choice',
  names: VISIBILITIES,
  labels: VISIBILITY_LABELS,
  required: 'Sichtbarkeit fehlt',
  section: 'Sichtbarkeit',
} as const;
