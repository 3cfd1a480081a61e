import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const ROUTER = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/**
 * Parts of libraries that cannot be left out by importing less, and that this shop never runs: by
 * the end of the module's path, and what stands there instead.
 */
const UNUSED: Record<string, string> = {
  // Themes as CSS variables with a switch for dark mode: `theme.ts` asks for neither.
  '/@mui/material/styles/createThemeWithVars.mjs': `
    export default function createThemeWithVars() {
      throw new Error('lean-libraries.ts leaves out themes as CSS variables');
    }`,
  '/@mui/material/styles/ThemeProviderWithVars.mjs': `
    export { default as CssVarsProvider } from './createThemeWithVars.mjs';`,
  // The ripple, which the theme switches off for all buttons.
  '/@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null;',
  // For components that wrap others (`withTheme`, `connect`): there are none here.
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (it) => it;',
  // Shown by MUI's buttons while `loading`; ours say in words what is going on.
  '/@mui/material/CircularProgress/CircularProgress.mjs': 'export default () => null;',
};

/**
 * Builds with less of the libraries: without the parts above, and with the production build that
 * react-router brings but does not name, in which each component can be left out. Fails when a
 * newer version no longer has a part.
 */
export function leanLibraries(): Plugin {
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
        ],
      },
    }),
    load(id) {
      const path = Object.keys(UNUSED).find((end) => id.endsWith(end));
      if (!path) return undefined;
      missing.delete(path);
      return UNUSED[path];
    },
    transform: (code, id) => (id.startsWith(ROUTER) ? withRemovableComponents(code) : undefined),
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`not met any more: ${[...missing].join(', ')}`);
    },
  };
}

/** Tells the bundler that making a component has no effect, so that unused ones go. */
function withRemovableComponents(code: string): string {
  return code
    .replace(
      /= (React\d*\.(?:forwardRef|createContext|memo|createElement)\()/g,
      '= /* @__PURE__ */ $1',
    )
    .replace(/^\w+\.displayName = .*;$/gm, '');
}
