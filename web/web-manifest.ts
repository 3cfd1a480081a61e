import type { Plugin } from 'vite';
import { COMPANY } from '../domain/src/company.ts';
import { COLORS } from './src/lib/theme/colors.ts';

const FILE = 'manifest.webmanifest';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to put the shop on its home screen. */
const MANIFEST = {
  name: COMPANY.shortName,
  short_name: COMPANY.shortName,
  description: COMPANY.claim,
  lang: 'de',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: COLORS.asphalt,
  background_color: COLORS.asphalt,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('icon-maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Katalog', url: '/katalog' },
    { name: 'Mietgeräte', url: '/miete' },
    { name: 'Kontakt', url: '/kontakt' },
  ],
};

/** Writes the web app manifest and links it, and the icon for Apple's devices, in every document. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' } },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(MANIFEST) });
    },
  };
}
