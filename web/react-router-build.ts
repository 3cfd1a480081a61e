import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PRODUCTION = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/**
 * Builds with react-router's production files, which its package does not export, and lets the bundler
 * drop the components that the shop does not use (framework and data router): 4 kB of brotli.
 */
export function reactRouterBuild(): Plugin {
  return {
    name: 'react-router-build',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(PRODUCTION, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(PRODUCTION, 'dom-export.mjs') },
        ],
      },
    }),
    transform: (code, id) =>
      id.startsWith(PRODUCTION)
        ? code
            .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
            .replace(/^\w+\.displayName = .*;$/gm, '')
        : undefined,
  };
}
