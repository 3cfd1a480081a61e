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
  // Firestore's own engine for patterns in its `pipelines`, which the pages do not query with.
  '/re2js/build/index.js': 'export class RE2JS {}',
  // reactfire's table of events of a database that is not Firestore.
  '/firebase/database/dist/esm/index.esm.js': `
    const none = undefined;
    export { none as get, none as off, none as onValue, none as onChildAdded };
    export { none as onChildChanged, none as onChildMoved, none as onChildRemoved };`,
  // For components that wrap others (`withTheme`, `connect`): there are none here.
  '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (it) => it;',
  // Measures a text of several lines by script; ours grow by CSS.
  '/@mui/material/TextareaAutosize/TextareaAutosize.mjs': 'export default () => null;',
  // A pattern of 700 names of attributes, for parts that do not say which of their properties are meant for
  // the document. MUI's parts do, with just this rule; making the pattern takes a phone 20 ms.
  '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': `
    export default (name) => name !== 'ownerState' && name !== 'theme' && name !== 'sx';`,
  // Shown by MUI's buttons while `loading`; ours say in words what is going on.
  '/@mui/material/CircularProgress/CircularProgress.mjs': 'export default () => null;',
};

/**
 * Modules that make a theme for pages without one when they are loaded: ours is always given, and each
 * takes a phone some milliseconds before it can begin.
 */
const WITHOUT_DEFAULT_THEME = [
  '/@mui/material/styles/defaultTheme.mjs',
  '/@mui/material/Box/Box.mjs',
];
const DEFAULT_THEME = 'const defaultTheme = createTheme();';

/** What reactfire imports beside Firestore and Auth: goes when none of it is called. */
const UNCALLED = /[@/]firebase\/(functions|installations|remote-config|storage)\//;

/**
 * Builds with less of the libraries: without the parts above, and with the production build that
 * react-router brings but does not name, in which each component can be left out. Fails when a
 * newer version no longer has a part.
 */
export function leanLibraries(): Plugin {
  const missing = new Set([...Object.keys(UNUSED), ...WITHOUT_DEFAULT_THEME]);
  let isForBrowser = true;
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
          // Without `styled.div` and its 134 sisters, which are made when it is loaded and never used.
          { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
        ],
      },
    }),
    load(id) {
      const path = Object.keys(UNUSED).find((end) => id.endsWith(end));
      if (!path) return undefined;
      missing.delete(path);
      return UNUSED[path];
    },
    configResolved: ({ build }) => {
      isForBrowser = !build.ssr;
    },
    transform(code, id) {
      if (id.startsWith(ROUTER)) return withRemovableComponents(code);
      const themed = WITHOUT_DEFAULT_THEME.find((end) => id.endsWith(end));
      if (themed && code.includes(DEFAULT_THEME)) {
        missing.delete(themed);
        return code.replace(DEFAULT_THEME, 'const defaultTheme = {};');
      }
      return UNCALLED.test(id) ? { code, map: null, moduleSideEffects: false } : undefined;
    },
    buildEnd(error) {
      if (!error && isForBrowser && missing.size > 0)
        this.error(`not met any more: ${[...missing].join(', ')}`);
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
