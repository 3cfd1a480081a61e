import type { ProjectId } from '@shop/domain/planner/projects';

/** For search engines, by project: 120 to 160 characters. */
export const DESCRIPTIONS: Record<ProjectId, string> = {
  driveway:
    'Einfahrt selbst bauen: Frostschutz, Tragschicht, Bettung und Pflaster mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb.',
  parking:
    'Stellplatz mit Rasengittersteinen bauen: Schichten, Mengen und Preise mit Lieferung. Maße eingeben, alles mit einem Klick in den Warenkorb legen.',
  terrace:
    'Terrasse selbst bauen: Tragschicht, Bettung und Platten mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb legen.',
  path: 'Gartenweg pflastern: Tragschicht, Bettung, Belag und Randsteine mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb.',
  gravel_path:
    'Kiesweg mit wassergebundener Decke bauen: Schichten, Mengen und Preise mit Lieferung. Maße eingeben, alles mit einem Klick in den Warenkorb.',
  slab: 'Fundamentplatte für Gartenhaus oder Schuppen: Kies, Beton und Bewehrung mit Mengen und Preisen. Maße eingeben, alles in den Warenkorb legen.',
  bed: 'Beet und Rasen anlegen: Mutterboden, Pflanzerde und Mulch mit Mengen und Preisen. Maße eingeben, alles mit einem Klick in den Warenkorb legen.',
};
