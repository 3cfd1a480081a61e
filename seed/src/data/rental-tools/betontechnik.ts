import { tool } from '../catalogue-types.ts';

/** Mixing, placing and finishing concrete: ids 201 to 299. */
export const BETONTECHNIK = [
  tool(201, 'Betonmischer 140 l', 'betonmischer', {
    also_known_as: 'Mischmaschine, Zementmischer, Betonmischmaschine, Freifallmischer',
    description:
      'Bewährter Trommelmischer für Beton, Mörtel und Putz. Läuft an jeder Haushaltssteckdose.',
    brand: 'Atika',
    model: 'Profi 145',
    specifications:
      'Trommelinhalt: ca. 140 Liter | Anschluss: 230 V | Entleerung: Kippen mit Handrad',
    daily_price_cents: 18_00,
    deposit_amount_cents: 80_00,
    quantity_available: 6,
  }),
  tool(202, 'Handrührwerk, 1.500 W', 'handruehrwerk', {
    also_known_as: 'Quirl, Rührquirl, Mörtelquirl, Rührgerät, Mörtelrührer',
    description: 'Kräftiges Rührwerk für Mörtel, Fliesenkleber und Estrich in Eimer oder Kübel.',
    brand: 'Collomix',
    model: 'Xo 4',
    specifications:
      'Leistung: 1.500 W | Gänge: 2 | Anschluss: 230 V | Zubehör: Mischquirl für zähes Material',
    daily_price_cents: 15_00,
    deposit_amount_cents: 60_00,
    quantity_available: 4,
  }),
  tool(203, 'Innenrüttler 45 mm', 'innenruettler', {
    also_known_as: 'Rüttelflasche, Flaschenrüttler, Betonrüttler',
    description:
      'Rüttelflasche mit eingebautem Umformer zum Verdichten von Fundamenten, Wänden und Stützen.',
    brand: 'Wacker Neuson',
    model: 'IEC45',
    specifications:
      'Flaschendurchmesser: 45 mm | Schwingungen: 12.000 je Minute | Anschluss: 230 V',
    daily_price_cents: 24_00,
    deposit_amount_cents: 150_00,
    quantity_available: 3,
  }),
  tool(204, 'Flügelglätter 90 cm', 'fluegelglaetter', {
    also_known_as: 'Betonglätter, Glättmaschine, Scheibenglätter, Helikopter',
    description:
      'Handgeführter Glätter für Bodenplatten und Industrieböden. Glättscheibe und Flügel sind im Mietpreis enthalten.',
    brand: 'Wacker Neuson',
    model: 'CT36',
    specifications: 'Arbeitsbreite: ca. 90 cm | Flügel: 4 | Antrieb: Benzinmotor',
    daily_price_cents: 42_00,
    deposit_amount_cents: 250_00,
    quantity_available: 2,
  }),
  tool(205, 'Rüttelbohle mit 2-m-Profil', 'ruettelbohle', {
    also_known_as: 'Abziehbohle, Vibrationsbohle, Glättbohle',
    description:
      'Leichte Rüttelbohle zum Abziehen und Verdichten frischer Betonflächen. Eine Person genügt zur Bedienung.',
    brand: 'Wacker Neuson',
    model: 'P35A',
    specifications:
      'Profillänge: 2,0 m, weitere Längen auf Wunsch | Antrieb: Benzinmotor, Viertakter | Einsatz: Flächen bis ca. 15 cm Dicke',
    daily_price_cents: 36_00,
    deposit_amount_cents: 200_00,
    quantity_available: 1,
  }),
  tool(206, 'Betonschleifer 150 mm', 'betonschleifer', {
    also_known_as: 'Bodenschleifer, Diamantschleifer, Betonfräse',
    description:
      'Diamantschleifer zum Entfernen von Graten, Klebstoffresten und Beschichtungen auf Beton und Estrich. Zum Anschluss an einen Sicherheitssauger.',
    brand: 'Hilti',
    model: 'DG 150',
    specifications:
      'Scheibendurchmesser: 150 mm | Leistung: 2.100 W | Anschluss: 230 V | Verschleiß: Schleifscheibe nach Abnutzung berechnet',
    daily_price_cents: 34_00,
    deposit_amount_cents: 150_00,
    quantity_available: 2,
  }),
];
