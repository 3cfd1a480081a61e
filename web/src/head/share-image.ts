/** The picture beside a link in a messenger; its size in pixels lets it be laid out before it is there. */
export interface ShareImage {
  /** On this site or elsewhere. */
  url: string;
  width: number;
  height: number;
  /** What it shows, for who does not see it. */
  alt: string;
}
