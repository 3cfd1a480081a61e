import type { PagePatterns } from '@shop/domain/contract/page-patterns';

/** Release data injected by the build. */
export interface Release {
  /** The document that renders any page in the browser. */
  shell: { html: string; headers: Record<string, string> };
  /** The script that every page of this release starts with. */
  entry: string;
  /** The files in /assets that the shell loads first. */
  shellAssets: readonly string[];
  /** Where the paths of all files in /assets are listed, without the office's: only an update needs them. */
  list: string;
  patterns: PagePatterns;
}

declare const __RELEASE__: Release;

export const RELEASE: Release = __RELEASE__;
