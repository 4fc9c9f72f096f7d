/**
 * The words come in parts, so that a visit fetches those of the pages it opens. Which part a message is in, the first word
 * of its id tells; what is named here for no other part starts the site.
 */
const areas = {
  admin: ['admin'],
  airdrop: ['airdrop'],
  community: ['board', 'check', 'contact', 'content', 'faq', 'form', 'how', 'interest', 'profile', 'quiz'],
  error: ['error', 'failed', 'notFound', 'offline'],
  quest: ['quest'],
  wallet: ['wallet'],
} as const;

export type Part = 'start' | keyof typeof areas;

export const parts: readonly Part[] = ['start', ...(Object.keys(areas) as (keyof typeof areas)[])];

/** The part that a message is in. */
export function partOf(id: string): Part {
  const area = id.split('.', 1)[0]!;
  return parts.find((part) => part !== 'start' && (areas[part] as readonly string[]).includes(area)) ?? 'start';
}
