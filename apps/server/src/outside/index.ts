import type { Config } from '../config.ts';
import { chainRpc, type Chain } from './chain.ts';
import { discordApi, type Discord } from './discord.ts';
import { postmarkMailer, smtpMailer, type Mailer } from './mail.ts';
import { oEmbed, type OEmbed } from './oEmbed.ts';
import { tiktokLinks, type ShortLinks } from './shortLinks.ts';
import { telegramApi, type Telegram } from './telegram.ts';
import { xApi, type XApi } from './xApi.ts';

/** Clients for external services. Those that are not configured are undefined. */
export interface Services {
  x: XApi | undefined;
  discord: Discord | undefined;
  telegram: Telegram | undefined;
  chain: Chain | undefined;
  mail: Mailer | undefined;
  /** Always present, because it needs no credentials. */
  shortLinks: ShortLinks;
  oEmbed: OEmbed | undefined;
}

/** Creates clients for the configured services. */
export function createServices({ services, providerTimeout: timeout, postPreviews }: Config): Services {
  const { x, discord, telegram, chainUrl, smtpUrl, postmark, mailFrom } = services;
  return {
    x: x && xApi({ url: x.apiUrl, timeout }, x.bearerToken),
    discord: discord && discordApi({ ...discord, authorizeUrl: () => discord.authorizeUrl, timeout }),
    telegram: telegram && telegramApi({ ...telegram, linkUrl: () => telegram.linkUrl, timeout }),
    chain: chainUrl === undefined ? undefined : chainRpc({ url: chainUrl, timeout }),
    mail: smtpUrl
      ? smtpMailer(smtpUrl, mailFrom, timeout)
      : postmark && postmarkMailer({ url: postmark.url, timeout }, postmark.token, mailFrom),
    shortLinks: tiktokLinks(timeout),
    oEmbed: postPreviews ? oEmbed(timeout) : undefined,
  };
}
