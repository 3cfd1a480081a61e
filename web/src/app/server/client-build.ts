/** What the build for the browser has made, as far as a document names it. */
export interface ClientBuild {
  /** Its index.html, without the links to style sheets. */
  template: string;
  /** The style sheets of the entry. */
  css: string;
  /** The fonts of the first view. */
  fonts: readonly string[];
  /** `prerender/boot.js`, which every rendered document contains. */
  boot: string;
  /** For each page by its name: the paths of the chunks that it needs beside the entry's. */
  chunks: Readonly<Record<string, readonly string[]>>;
}
