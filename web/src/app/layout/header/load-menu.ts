/** Loads the code of the menu: most shoppers on wide screens never open it. */
export const loadMenu = () => import('./mobile-menu.tsx');
