import { PALETTE } from '../drawing/palette.ts';

/** The colour of a machine's panels, and of what is set off from them. */
export interface Paint {
  main: string;
  dark: string;
}

export const YELLOW: Paint = { main: PALETTE.signal, dark: PALETTE.signalDark };
export const SLATE: Paint = { main: '#53707f', dark: '#2f424d' };
export const LIME: Paint = { main: '#93b832', dark: '#6d8c1d' };
export const ORANGE: Paint = { main: '#ea6212', dark: '#c04c08' };
export const RED: Paint = { main: '#c62a22', dark: '#9a1d18' };
export const WHITE: Paint = { main: '#dcdbd5', dark: '#d8551c' };
export const BLUE: Paint = { main: '#1d5f9e', dark: '#17497a' };
export const TEAL: Paint = { main: '#11838a', dark: '#0c656b' };
export const GREEN: Paint = { main: '#3f8550', dark: '#2f673d' };
