'use client';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';
import type { ModalMessages } from '../../components/Modal/index.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./RejectionReasonPanel.tsx')).RejectionReasonPanel);

export type RejectionReason = 'copyright-plagiarism' | 'low-quality' | 'spam-content' | 'duplicate' | 'off-topic';

export interface RejectionReasonDialogProps extends OverlayProps {
  /** Which of the known reasons it was. */
  reason: RejectionReason;
  /** What was sent in, as the title of a video. */
  submission?: string;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The heading, as "Why this was rejected". */
    title: string;
    /** Each reason in a few words, and what it means for the next attempt. */
    reasons: Record<RejectionReason, { name: string; explanation: string }>;
    /** Closes it, "Ok, got it!". */
    dismiss: string;
  };
}

/** Fetches the code ahead of the first opening. */
export const preloadRejectionReasonDialog = preload;

/** Tells a member why what they sent in was not accepted. */
export function RejectionReasonDialog(props: RejectionReasonDialogProps) {
  return <Overlay {...props} />;
}
