import { ConfigError, type Config } from '../config.ts';
import { isExample } from './site/example.ts';

type Settings = Pick<Config, 'production' | 'hasPublicUrl' | 'publicUrl' | 'x' | 'google' | 'services'>;

/**
 * Refuses to serve a production site with settings that are only suitable for a trial. The site configuration file is
 * checked elsewhere.
 * @throws ConfigError naming the first setting that is missing or an example
 */
export function checkProduction(config: Settings): void {
  if (!config.production) return;
  if (!config.hasPublicUrl)
    throw new ConfigError(
      'PUBLIC_URL must be set when NODE_ENV is production: the address at which people open the site.',
    );
  if (!config.x && !config.google && config.services.chainUrl === undefined)
    throw new ConfigError(
      'Nobody could sign in: set X_CLIENT_ID, GOOGLE_CLIENT_ID or CHAIN_RPC_URL, as docs/operating/sign-in.md describes.',
    );
  const addresses = { PUBLIC_URL: config.publicUrl, MAIL_FROM: config.services.mailFrom };
  for (const [name, value] of Object.entries(addresses))
    if (isExample(value)) throw new ConfigError(`${name} is ${value}, which is only an example: set your own.`);
}
