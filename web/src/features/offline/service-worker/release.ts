/** Release data injected by the build. */
export interface Release {
  /** The document that renders any page in the browser. */
  shell: { html: string; headers: Record<string, string> };
  /** Paths of all files in /assets of this release, without the office's. */
  assets: readonly string[];
  /** Those of them that the shell loads first. */
  shellAssets: readonly string[];
}

declare const __RELEASE__: Release;

export const RELEASE: Release = __RELEASE__;
