import { ConfigError, type Config } from '../config.ts';

/** Domains that are reserved for examples (RFC 2606). */
const EXAMPLE = /(^|[.@])example\.(org|com|net)$/;

type Settings = Pick<
  Config,
  'production' | 'hasPublicUrl' | 'publicUrl' | 'x' | 'google' | 'services' | 'contactEmail'
>;

/**
 * Refuses to serve a production site with settings that only suit a trial.
 * @param links the addresses of other sites that the built pages link to, by the name of their setting
 * @throws ConfigError with the first setting that is missing or an example
 */
export function checkProduction(config: Settings, links: Record<string, string>): void {
  if (!config.production) return;
  if (!config.hasPublicUrl)
    throw new ConfigError(
      'PUBLIC_URL must be set when NODE_ENV is production: the address at which people open the site.',
    );
  if (!config.x && !config.google && config.services.chainUrl === undefined)
    throw new ConfigError(
      'Nobody could sign in: set X_CLIENT_ID, GOOGLE_CLIENT_ID or CHAIN_RPC_URL, as docs/operating/sign-in.md describes.',
    );
  const addresses = {
    PUBLIC_URL: config.publicUrl,
    MAIL_FROM: config.services.mailFrom,
    CONTACT_EMAIL: config.contactEmail,
  };
  for (const [name, value] of Object.entries(addresses))
    if (value !== undefined && EXAMPLE.test(domainOf(value)))
      throw new ConfigError(`${name} is ${value}, which is only an example: set your own.`);
  for (const [name, value] of Object.entries(links))
    if (EXAMPLE.test(domainOf(value)))
      throw new ConfigError(
        `The pages link to ${value}, which is only an example: build the site with your own ${name}, or with an empty one.`,
      );
}

/** The host of an address, or the text itself without the end of a mailbox's angle brackets. */
const domainOf = (value: string): string => (URL.canParse(value) ? new URL(value).hostname : value.replace(/>$/, ''));
