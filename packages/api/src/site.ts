/**
 * Settings of a community's site that its pages need. The server embeds them in each page, which reads them only once,
 * at startup.
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
  /** The community's pages on social networks, in order. */
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
  /** Enabled sections of the site. */
  sections: string[];
  /** True if the site can deliver messages from the contact form. */
  hasContact: boolean;
  /** Configured ways to sign in. */
  signIn: string[];
  /** Kinds of quests whose service is configured. */
  questKinds: string[];
}
