/** A post on one of the demo's platforms. */
export interface DemoPost {
  author: string;
  handle: string;
  text: string;
  /** Language tag of the text. Default English. */
  language?: string;
}
