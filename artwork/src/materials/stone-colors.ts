import type { Colors } from '../drawing/stones.ts';

export const RIVER: Colors = [
  '#b9a586',
  '#a08f77',
  '#c9b99b',
  '#8c8378',
  '#9b9a94',
  '#7c6f60',
  '#d3c7b0',
  '#a87f5e',
  '#6f6c69',
];
export const WHITE: Colors = ['#f1efea', '#e6e3dc', '#f7f5f1', '#dcd8d0', '#ebe4d8'];
export const CLAY: Colors = ['#a9603e', '#95512f', '#b5714c', '#82472c', '#a0583a', '#6f4230'];
export const DIABASE: Colors = ['#7d8486', '#6c7476', '#8d9493', '#737a74', '#868986', '#5f6768'];
export const GREYWACKE: Colors = ['#8f8a80', '#7e7a72', '#9d978b', '#a29a88', '#86817a', '#746f67'];
export const LIMESTONE: Colors = ['#d2cab6', '#c4baa3', '#dcd6c6', '#b9ae97', '#cfc3a8', '#c9c5ba'];
export const BASALT: Colors = ['#474c52', '#3c4147', '#53585d', '#5d6165', '#41454a', '#363a40'];
export const GRANITE: Colors = ['#b9b6b2', '#a6a4a2', '#c7c3bd', '#8d8c8c', '#bda99b', '#d5d1ca'];
export const RECYCLED: Colors = [
  '#a5a39c',
  '#b7b3a9',
  '#94928c',
  '#a5a39c',
  '#a9543c',
  '#96462f',
  '#b7b3a9',
  '#c0694c',
  '#5b5c5d',
  '#d0c9ba',
];
export const LAVA: Colors = ['#5a2d24', '#6b3427', '#48241e', '#7a3b2b', '#3f2a27', '#52302a'];
export const BOULDER: Colors = ['#a39c92', '#8f8a84', '#b3a898', '#978a80', '#a8a29b'];
