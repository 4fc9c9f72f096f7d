import { domainToASCII } from 'node:url';

/** Rules for how a provider maps addresses to mailboxes. Tags after `+` are dropped for every provider. */
interface MailboxRules {
  /** Domains that share mailboxes; the first is the canonical one. */
  domains: string[];
  /** Characters of the local part that the provider ignores. */
  ignored?: RegExp;
  /** Characters that the provider treats like `.`. */
  dot?: RegExp;
}

const providers: MailboxRules[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], ignored: /[._-]/g },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru'],
    dot: /-/g,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
];

const rulesOf = new Map(providers.flatMap((rules) => rules.domains.map((domain) => [domain, rules] as const)));

/**
 * Returns the canonical address of a mailbox, the same for all its aliases: in lower case, without a tag, and with the
 * provider's rules applied.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const written = email.slice(at + 1).toLowerCase();
  const domain = domainToASCII(written) || written;
  const rules = rulesOf.get(domain);
  const [untagged = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  let local = untagged || email.slice(0, at).toLowerCase();
  if (rules?.ignored) local = local.replace(rules.ignored, '');
  if (rules?.dot) local = local.replace(rules.dot, '.');
  return `${local}@${rules?.domains[0] ?? domain}`;
}
