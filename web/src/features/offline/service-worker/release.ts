/** What the build tells the worker about the release that it belongs to. */
export interface Release {
  /** The document that renders any page from what is there. */
  shell: { html: string; headers: Record<string, string> };
  /** Paths of all files under /assets of this release. */
  assets: readonly string[];
  /** Those that the shell begins with. */
  shellAssets: readonly string[];
}

declare const __RELEASE__: Release;

export const RELEASE: Release = __RELEASE__;
