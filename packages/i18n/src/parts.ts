/**
 * Messages are split into parts, so that a visit fetches only those of its pages. The first word of a message's id
 * selects its part; words not listed here belong to `start`.
 */
const areas = {
  account: ['account'],
  admin: ['admin'],
  airdrop: ['airdrop'],
  appeal: ['appeal'],
  board: ['board'],
  comments: ['comments'],
  contact: ['contact'],
  content: ['content'],
  error: ['error'],
  form: ['form'],
  info: ['check', 'faq', 'how'],
  interest: ['interest'],
  login: ['login'],
  notice: ['notice'],
  offer: ['offer'],
  points: ['points'],
  profile: ['profile'],
  project: ['project', 'share'],
  quest: ['quest'],
  quiz: ['quiz'],
  report: ['report'],
  silence: ['silence'],
  snapshot: ['snapshot'],
  wallet: ['wallet'],
} as const;

export type Part = 'start' | keyof typeof areas;

export const parts: readonly Part[] = ['start', ...(Object.keys(areas) as (keyof typeof areas)[])];

/** The part that a message belongs to. */
export function partOf(id: string): Part {
  const area = id.split('.', 1)[0]!;
  return parts.find((part) => part !== 'start' && (areas[part] as readonly string[]).includes(area)) ?? 'start';
}
