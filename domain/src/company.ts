/** The company behind the shop: the one place to rebrand. */
export const COMPANY = {
  name: 'Muster Straßen- und Tiefbau GmbH',
  shortName: 'Muster Tiefbau',
  claim: 'Baustoffe, Mietgeräte und Tiefbau aus einer Hand',
  street: 'Musterstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  /** Whose public holidays apply until the office chooses another federal state. */
  state: 'HE',
  // Reserved by the Bundesnetzagentur for fictional use.
  phone: { display: '069 90009-123', href: 'tel:+496990009123' },
  email: 'info@muster-tiefbau.example',
  /** Origin for canonical links, sitemap and link previews. */
  website: 'https://www.muster-tiefbau.example',
  managingDirector: 'Max Mustermann',
  register: 'Amtsgericht Musterstadt, HRB 12345',
  vatId: 'DE123456789',
  /** The account that customers transfer money to. */
  bank: {
    holder: 'Muster Straßen- und Tiefbau GmbH',
    name: 'Musterbank',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
  },
  /** Estimate of the most a consumer pays to return goods that cannot be sent by post, in euro. */
  returnFreightEuro: 150,
  liabilityInsurance: {
    name: 'Muster Versicherung AG',
    address: 'Versicherungsplatz 1, 12345 Musterstadt',
    scope: 'Deutschland',
  },
  /** Map pin, in degrees. */
  location: { latitude: 50.1109, longitude: 8.6821 },
  foundedIn: 1987,
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
} as const;

/** The logo's mark: paths in a square of `size`, in the colours of asphalt and signals. */
export const MARK = {
  size: 32,
  ground: '#22272b',
  colour: '#ffb310',
  road: 'M12.5 5h7L27 27H5z',
  stripes: 'M15.4 8h1.2l.4 4h-2zM14.8 14.5h2.4l.5 4.5h-3.4zM14 22h4l.5 5h-5z',
} as const;

/** A label of the order button, and the sentence above it. */
export interface OrderButton {
  label: string;
  note: string;
}

/** The wording that the shop was commissioned with, and the one that § 312j (3) BGB requires. */
export const ORDER_BUTTONS = {
  specified: {
    label: 'Bestellung absenden',
    note: 'Mit „Bestellung absenden“ bestellen Sie zahlungspflichtig.',
  },
  explicit: { label: 'Zahlungspflichtig bestellen', note: '' },
} as const satisfies Record<string, OrderButton>;

/** The owner's choice: docs/legal.md. */
export const ORDER_BUTTON: OrderButton = ORDER_BUTTONS.specified;

export const OPENING_HOURS = [
  { days: 'Mo–Fr', hours: '07:00–17:00' },
  { days: 'Sa', hours: '08:00–12:00' },
  { days: 'So', hours: 'geschlossen' },
] as const;

export const CALL_US = `Bitte rufen Sie uns an: ${COMPANY.phone.display}.`;
