import { PALETTE } from '../drawing/palette.ts';

/** The colour of a machine's panels, and of what is set off from them. */
export interface Paint {
  main: string;
  dark: string;
}

/** The firm's own machines. */
export const YELLOW: Paint = { main: PALETTE.signal, dark: PALETTE.signalDark };

/** A paint for each maker, so that machines of two are told apart at a glance. */
export const MAKERS = {
  atika: { main: '#62b0da', dark: '#3a86b1' },
  bobcat: { main: '#dcdbd5', dark: '#d8551c' },
  bomag: { main: '#53707f', dark: '#2f424d' },
  bosch: { main: '#1d5f9e', dark: '#17497a' },
  brennenstuhl: { main: '#ef7763', dark: '#c9523f' },
  collomix: { main: '#3f8550', dark: '#2f673d' },
  endress: { main: '#7a7d2a', dark: '#5c5e1c' },
  geda: { main: '#2bb5b0', dark: '#1c8e8a' },
  genie: { main: '#3a82dc', dark: '#2764b3' },
  hilti: { main: '#c62a22', dark: '#9a1d18' },
  honda: { main: '#7f1d3a', dark: '#5c1229' },
  husqvarna: { main: '#0d4f63', dark: '#083a49' },
  hymer: { main: '#c3195d', dark: '#961247' },
  kramer: { main: '#93b832', dark: '#6d8c1d' },
  kubota: { main: '#ea6212', dark: '#c04c08' },
  layher: { main: '#4a4fb0', dark: '#373b8a' },
  makita: { main: '#11838a', dark: '#0c656b' },
  peri: { main: '#9a432f', dark: '#763122' },
  plettac: { main: '#0aa877', dark: '#07845d' },
  probst: { main: '#b58a14', dark: '#8c6a0c' },
  stihl: { main: '#1d5c3a', dark: '#13432a' },
  takeuchi: { main: '#cfb26e', dark: '#8f7433' },
  tsurumi: { main: '#22386b', dark: '#172850' },
  wackerNeuson: YELLOW,
  walther: { main: '#f2dd1f', dark: '#c4b000' },
  zarges: { main: '#83409c', dark: '#642f79' },
} as const satisfies Record<string, Paint>;
