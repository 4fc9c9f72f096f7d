import type { QuestKind } from '@pwr-community/api/schema';
import type { PublicSite } from '@pwr-community/api/site';
import type { AppContext } from '../context.ts';

/**
 * Returns the part of a site that its pages need: its settings, and the features that the server's configuration
 * enables.
 */
export function toPublicSite({
  config,
  site: { current: site },
  providers,
  services,
}: Pick<AppContext, 'config' | 'site' | 'providers' | 'services'>): PublicSite {
  const { begins, ends } = site.airdrop;
  const signIn = { x: providers.x, google: providers.google, wallet: services.chain };
  const questKinds: Record<QuestKind, unknown> = {
    x_follow: services.x,
    discord: services.discord,
    telegram: services.telegram,
    wallet: services.chain,
    email: services.mail,
    visit: true,
    manual: true,
  };
  return {
    name: site.name,
    shortName: site.shortName,
    coin: site.coin,
    hasNameInLogo: site.logo.hasName,
    links: given(site.links),
    networks: Object.entries(given(site.networks)).map(([id, href]) => ({ id, href })),
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    messages: site.messages,
    airdrop: { startsAt: begins ?? null, endsAt: ends ?? null, isDemo: config.demo },
    sections: namesOf(site.sections),
    hasContact: site.contacts.length > 0 && services.mail !== undefined,
    signIn: namesOf(signIn),
    questKinds: namesOf(questKinds),
  };
}

const namesOf = (entries: object) => Object.entries(entries).flatMap(([name, value]) => (value ? [name] : []));

const given = (entries: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined));
