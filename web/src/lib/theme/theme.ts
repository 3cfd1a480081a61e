import { createTheme } from '@mui/material/styles';
import { COLORS } from './colors.ts';
import { COMPONENT_STYLES } from './component-styles.ts';
import { TYPOGRAPHY } from './typography.ts';

const bare = createTheme({
  spacing: 8,
  shape: { borderRadius: 3 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  palette: {
    primary: { main: COLORS.signal, dark: COLORS.signalDark, contrastText: COLORS.ink },
    secondary: { main: COLORS.asphalt, dark: COLORS.ink, contrastText: COLORS.white },
    error: { main: COLORS.red },
    warning: { main: COLORS.amber },
    success: { main: COLORS.green },
    info: { main: COLORS.blue },
    text: { primary: COLORS.ink, secondary: COLORS.slate },
    divider: COLORS.slab,
    background: { default: COLORS.white, paper: COLORS.white },
  },
  typography: TYPOGRAPHY,
});

/**
 * The look of the shop: anthracite, concrete, one signal colour for what can be pressed, an 8-px grid
 * (`spacing(1)`), nearly square corners. Component styles are assigned afterwards, since `createTheme`
 * would deep-copy them twice, which delays the start on a phone.
 */
export const theme = Object.assign(bare, { components: COMPONENT_STYLES });
