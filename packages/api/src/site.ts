/**
 * A community's site as its pages know it. The server writes it into each page; the page reads it once, when it starts.
 */
export interface PublicSite {
  /** Name of the product. */
  name: string;
  shortName: string;
  /** Name of the network's coin. */
  coin: string;
  /** True if the logo contains the name. */
  hasNameInLogo: boolean;
  /** Links that leave the site, by name. Those that are not configured are missing. */
  links: Record<string, string>;
  /** The community's pages on networks, in order. */
  networks: { id: string; href: string }[];
  /** Codes of the languages offered, in the order of the menu. */
  languages: string[];
  defaultLanguage: string;
  /** Parsed messages that replace those of the build, by language and id. */
  messages: Record<string, Record<string, unknown[]>>;
  airdrop: {
    startsAt: string | null;
    endsAt: string | null;
    /** True in the demo: without an end, a countdown starts with each visit. */
    isDemo: boolean;
  };
  /** Parts of the site that are on. */
  sections: string[];
  /** True if someone receives the contact form. */
  hasContact: boolean;
  /** Configured ways to sign in. */
  signIn: string[];
  /** Kinds of quests whose service is configured. */
  questKinds: string[];
}
