/** What the build for the browser has made, as far as a document names it. */
export interface ClientBuild {
  /** Its index.html, without the links to style sheets. */
  template: string;
  /** The style sheets of the entry. */
  css: string;
  /** The fonts of the first view. */
  fonts: readonly string[];
  /** The script that every rendered document holds: it runs the code once the page is shown. */
  boot: string;
  /** The addresses of the entry and what it imports; each comes after those that it needs. */
  entry: readonly string[];
  /** For each page by its name: the addresses of the chunks that it needs beside the entry's. */
  chunks: Readonly<Record<string, readonly string[]>>;
}
