import type { PostPreview } from '@pwr-community/api/schema';
import type { EmbedCardProps } from '@pwr-community/ui/community/EmbedCard';
import { readPost } from '@pwr-community/ui/community/EmbedCard';
import { useIntl } from 'react-intl';
import { postMessages as m } from './messages.ts';

/** A submission that may link to a post. */
interface Previewed {
  url: string | null;
  preview: PostPreview | null;
}

/**
 * Returns a function that converts a post's preview to an EmbedCard's props. Omits `title` if neither the title nor the
 * author is known.
 */
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
      // Without a title, our own title already names the author.
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

/** Refetch interval of a list while the server is fetching the preview of one of its posts, in ms. */
const PENDING_INTERVAL = 3000;

/** Time in which the preview of a new submission usually arrives, in ms. */
const SOON = 2 * 60_000;

/** Returns the refetch interval of a list in ms; false or undefined if no preview is expected soon. */
export const refetchWhilePending = (submissions: readonly (Previewed & { createdAt: string })[] | undefined) =>
  submissions?.some(
    ({ preview, createdAt }) => preview?.state === 'pending' && Date.now() - Date.parse(createdAt) < SOON,
  ) && PENDING_INTERVAL;
