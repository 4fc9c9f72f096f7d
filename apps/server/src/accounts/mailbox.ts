import { domainToASCII } from 'node:url';

/** How a provider's addresses lead to a mailbox. A tag after `+` is dropped everywhere. */
interface MailboxRules {
  /** Domains of the same mailboxes; the first one stands for all. */
  domains: string[];
  /** Characters of the local part that the provider ignores. */
  ignored?: RegExp;
  /** Characters that the provider treats as `.`. */
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
 * One name for each mailbox, however its address is written: by case, and by the dots and tags that its provider
 * ignores.
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
