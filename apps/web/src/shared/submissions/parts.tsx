import type { ContentType, SubmissionStatus } from '@pwr-community/api/schema';
import { CodeIcon, ImageIcon, TiktokMark, XMark, YoutubeMark } from '@pwr-community/ui/Icon';
import type { ReactNode } from 'react';

/** The kinds of submission, in the order in which they are offered. */
export const kinds = ['tweet', 'tiktok', 'youtube', 'meme', 'embed'] as const satisfies readonly ContentType[];

/** The name of each status among the messages and in the UI package. */
export const statusNames = {
  'In Review': 'inReview',
  Accepted: 'accepted',
  Rejected: 'rejected',
} as const satisfies Record<SubmissionStatus, string>;

/** The icon of each kind of submission. */
export const kindIcons: Record<ContentType, ReactNode> = {
  tweet: <XMark size="l" />,
  tiktok: <TiktokMark size="l" />,
  youtube: <YoutubeMark size="l" />,
  meme: <ImageIcon size="l" />,
  embed: <CodeIcon size="l" />,
};

/** A submission in its own words, or as its address without what all addresses have. */
export const titleOf = ({ title, url }: { title: string | null; url: string | null }) =>
  title ?? url?.replace(/^https:\/\/(?:www\.)?/, '') ?? '';
