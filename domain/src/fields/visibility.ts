/** Shoppers see visible items only; the office lists archived ones separately from hidden ones. */
export const VISIBILITIES = ['visible', 'hidden', 'archived'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const VISIBILITY_LABELS: Record<Visibility, string> = {
  visible: 'Sichtbar',
  hidden: 'Ausgeblendet',
  archived: 'Archiviert',
};
