/**
 * The shop's colours, named after road materials. Figures are WCAG contrast ratios: body text needs
 * 4.5; large text, control borders and icons need 3.
 */
export const COLORS = {
  /** Text. 17.6 on white, 14.2 on concrete, 9.8 on signal. */
  ink: '#16191c',
  /** Dark backgrounds. White on it 15.1, slab 9.0, signal 8.4. */
  asphalt: '#22272b',
  /** Raised parts and lines on asphalt. White on it 11.3, slab 6.8. */
  kerb: '#353b40',
  /** Secondary text. 6.9 on white, 6.3 on plaster, 5.6 on concrete. */
  slate: '#545b60',
  /** Borders of controls, never text. 3.4 on white. */
  joint: '#868c8f',
  /** Dividers on light backgrounds, secondary text on asphalt (9.0). */
  slab: '#c6c9c6',
  /** Background of a band. */
  concrete: '#e6e7e3',
  /** Background of a section. */
  plaster: '#f4f4f1',
  white: '#ffffff',
  /** Anything that can be pressed; always with ink on it (9.8). */
  signal: '#ffb310',
  /** Signal on hover. Ink on it 7.9. */
  signalDark: '#f29a00',
  /** Amber for text: 6.8 on white. */
  amber: '#8a4b00',
  /** 6.5 on white. */
  red: '#b3261e',
  /** 6.6 on white. */
  green: '#1d6b35',
  /** 7.6 on white. */
  blue: '#1b5590',
} as const;
