import type { ContentType, SubmissionStatus } from '@pwr-community/api/schema';
import { CodeIcon, ImageIcon, TiktokMark, XMark, YoutubeMark } from '@pwr-community/ui/Icon';
import type { ReactNode } from 'react';

/** Submission types, in the order of the form. */
export const kinds = ['tweet', 'tiktok', 'youtube', 'meme', 'embed'] as const satisfies readonly ContentType[];

/** Maps the API's statuses to the names in messages and in the UI package. */
export const statusNames = {
  'In Review': 'inReview',
  Accepted: 'accepted',
  Rejected: 'rejected',
} as const satisfies Record<SubmissionStatus, string>;

/** Icons of submissions, by type. */
export const kindIcons: Record<ContentType, ReactNode> = {
  tweet: <XMark size="l" />,
  tiktok: <TiktokMark size="l" />,
  youtube: <YoutubeMark size="l" />,
  meme: <ImageIcon size="l" />,
  embed: <CodeIcon size="l" />,
};

/** Returns a submission's title or, without one, its URL without scheme and `www`. */
export const titleOf = ({ title, url }: { title: string | null; url: string | null }) =>
  title ?? url?.replace(/^https:\/\/(?:www\.)?/, '') ?? '';
