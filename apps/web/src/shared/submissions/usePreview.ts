import type { PostPreview } from '@pwr-community/api/schema';
import type { EmbedCardProps } from '@pwr-community/ui/community/EmbedCard';
import { readPost } from '@pwr-community/ui/community/EmbedCard';
import { useIntl } from 'react-intl';
import { postMessages as m } from './messages.ts';

/** A submission that may be a post. */
interface Previewed {
  url: string | null;
  preview: PostPreview | null;
}

/** Returns a function that makes a post's preview into props of an EmbedCard. `title` is missing if nothing is known. */
export function usePreview() {
  const { formatMessage } = useIntl();
  return ({ url, preview }: Previewed): Partial<Pick<EmbedCardProps, 'title' | 'preview' | 'gone'>> => {
    const network = readPost(url ?? '')?.network;
    if (!preview || preview.state === 'none') return {};
    if (preview.state === 'pending') return { preview: 'pending' };
    const { state, title, authorName, authorUrl, text, language, thumbnail } = preview;
    return {
      ...(title !== null
        ? { title }
        : authorName !== null && { title: formatMessage(m.postBy, { name: authorName, network }) }),
      // Without a title, the author is in ours.
      preview: {
        ...(title !== null && authorName !== null && { author: authorName, authorHref: authorUrl ?? undefined }),
        text: text ?? undefined,
        language: language ?? undefined,
        picture: thumbnail?.url,
      },
      ...(state === 'gone' && { gone: formatMessage(m.gone, { network }) }),
    };
  };
}

/** Interval at which a list is fetched again while the server asks about one of its posts, in ms. */
const PENDING_INTERVAL = 3000;

/** Time after a submission in which its preview usually arrives, in ms. */
const SOON = 2 * 60_000;

/** The time until a list is fetched again; false if no preview is about to arrive. */
export const refetchWhilePending = (submissions: readonly (Previewed & { createdAt: string })[] | undefined) =>
  submissions?.some(
    ({ preview, createdAt }) => preview?.state === 'pending' && Date.now() - Date.parse(createdAt) < SOON,
  ) && PENDING_INTERVAL;
