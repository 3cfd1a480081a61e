/** Replaces MUI's ripple and spinner, which `Button` imports but the shop never shows. */
export default () => null;
