import type { ContentType } from '@pwr-community/api/schema';
import { readPost, type Network } from '@pwr-community/ui/community/EmbedCard';
import { isBlank } from '../../shared/form/isBlank.ts';
import { isPicture, type Picture } from '../../shared/pictures/Picture.ts';
import { isNullOr, isOneOf, isShape, isString } from '../../shared/shape.ts';
import type { View } from './communityAddress.ts';

const networks = {
  tweet: { network: 'X', example: 'https://x.com/name/status/1234567890' },
  tiktok: { network: 'TikTok', example: 'https://www.tiktok.com/@name/video/1234567890' },
  youtube: { network: 'YouTube', example: 'https://www.youtube.com/watch?v=abcdefghijk' },
} as const;

/** Returns a type's network and an example URL; null if the type isn't submitted by URL. */
export const addressed = (kind: ContentType): { network: Network; example: string } | null =>
  kind === 'meme' || kind === 'embed' ? null : networks[kind];

/** Maximum text lengths, the same as on the server. */
export const limits = { url: 500, code: 5000, title: 120 } as const;

/** TikTok's short links don't contain the video's id; the server resolves them. */
const shortLink = /^https:\/\/(?:v[mt]\.tiktok\.com|(?:www\.)?tiktok\.com\/t)\/\w+\/?(?:[?#]|$)/;

/** Returns the network of a post's URL; undefined if the URL isn't a post's. */
export const networkOf = (url: string): Network | undefined =>
  readPost(url.trim())?.network ?? (shortLink.test(url.trim()) ? 'TikTok' : undefined);

/** Values of the fields of all types, not only of the selected one. */
export interface Submission {
  kind: ContentType;
  url: string;
  code: string;
  title: string;
  picture: Picture | null;
}

/** Returns the content type that a tab suggests. */
export const suggestedKind = (view: View): ContentType =>
  view === 'memes' ? 'meme' : view === 'tiktok' || view === 'youtube' ? view : 'tweet';

export const empty: Submission = { kind: 'tweet', url: '', code: '', title: '', picture: null };

/** True if a stored draft has all fields, with values of the right types. */
export const isSubmission = isShape<Submission>({
  kind: isOneOf<ContentType>(['tweet', 'tiktok', 'youtube', 'meme', 'embed']),
  url: isString,
  code: isString,
  title: isString,
  picture: isNullOr(isPicture),
});

export type Field = 'url' | 'code' | 'title' | 'picture';
export type Problem = 'missing' | 'wrong' | 'other' | 'tooLong';

const isLong = (text: string, most: number) => [...text].length > most;

function urlProblem(url: string, network: Network): Problem | undefined {
  if (isBlank(url)) return 'missing';
  if (isLong(url, limits.url)) return 'tooLong';
  const found = networkOf(url);
  if (found && found !== network) return 'other';
  return found ? undefined : 'wrong';
}

function textProblem(text: string, most: number): Problem | undefined {
  if (isBlank(text)) return 'missing';
  return isLong(text, most) ? 'tooLong' : undefined;
}

/** Returns the problems with the selected type's fields, in order. The picture field shows upload errors itself. */
export function problemsOf({ kind, url, code, title, picture }: Submission): Partial<Record<Field, Problem>> {
  const chosen = addressed(kind);
  const found: Partial<Record<Field, Problem | undefined>> = chosen
    ? { url: urlProblem(url, chosen.network) }
    : kind === 'embed'
      ? { code: textProblem(code, limits.code) }
      : {
          picture: picture?.problem ? 'wrong' : picture?.key ? undefined : 'missing',
          title: textProblem(title, limits.title),
        };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
