import { PALETTE } from '../drawing/palette.ts';

/** The colour of a machine's panels, and of what is set off from them. */
export interface Paint {
  main: string;
  dark: string;
}

export const YELLOW: Paint = { main: PALETTE.signal, dark: PALETTE.signalDark };
export const AMBER: Paint = { main: '#e9a400', dark: '#4a5056' };
export const LEMON: Paint = { main: '#f2cf1d', dark: '#c9a800' };
export const ORANGE: Paint = { main: '#ea6212', dark: '#c04c08' };
export const RED: Paint = { main: '#c62a22', dark: '#9a1d18' };
export const WHITE: Paint = { main: '#dcdbd5', dark: '#d8551c' };
export const BLUE: Paint = { main: '#1d5f9e', dark: '#17497a' };
export const TEAL: Paint = { main: '#11838a', dark: '#0c656b' };
export const GREEN: Paint = { main: '#3f8550', dark: '#2f673d' };
