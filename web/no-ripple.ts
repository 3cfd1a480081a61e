/** Stands for MUI's ripple and spinner, which `Button` imports and the shop never shows. */
export default () => null;
