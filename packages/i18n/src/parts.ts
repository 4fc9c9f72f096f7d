/**
 * The words come in parts, so that a visit fetches those of the pages it opens. Which part a message is in, the first word
 * of its id tells; what is named here for no other part starts the site.
 */
const areas = {
  admin: ['admin'],
  airdrop: ['airdrop'],
  board: ['board'],
  comments: ['comments'],
  contact: ['contact'],
  content: ['content'],
  error: ['error'],
  form: ['form'],
  info: ['check', 'faq', 'how'],
  interest: ['interest'],
  login: ['login'],
  offer: ['offer'],
  points: ['points'],
  profile: ['profile'],
  project: ['project', 'share'],
  quest: ['quest'],
  quiz: ['quiz'],
  wallet: ['wallet'],
} as const;

export type Part = 'start' | keyof typeof areas;

export const parts: readonly Part[] = ['start', ...(Object.keys(areas) as (keyof typeof areas)[])];

/** The part that a message is in. */
export function partOf(id: string): Part {
  const area = id.split('.', 1)[0]!;
  return parts.find((part) => part !== 'start' && (areas[part] as readonly string[]).includes(area)) ?? 'start';
}
