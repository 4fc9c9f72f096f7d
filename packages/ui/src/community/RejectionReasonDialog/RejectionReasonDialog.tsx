'use client';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./RejectionReasonPanel.tsx')).RejectionReasonPanel,
  ({ onOpenChange, messages }) => (
    <ModalFrame size="s" title={messages.title} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

export type RejectionReason = 'copyright-plagiarism' | 'low-quality' | 'spam-content' | 'duplicate' | 'off-topic';

export interface RejectionReasonDialogProps extends OverlayProps, RootProps {
  /** Reason for the rejection. */
  reason: RejectionReason;
  /** Name of the rejected submission, such as the title of a video. */
  submission?: string;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Title, such as "Why this was rejected". */
    title: string;
    /** Name of each reason, and an explanation with advice for the next attempt. */
    reasons: Record<RejectionReason, { name: string; explanation: string }>;
    /** Label of the close button, such as "Ok, got it!". */
    dismiss: string;
  };
}

/** Prefetches the dialog's chunk, so that it opens without a delay. */
export const preloadRejectionReasonDialog = preload;

/** Tells a member why their submission was rejected. */
export function RejectionReasonDialog(props: RejectionReasonDialogProps) {
  return <Overlay {...props} />;
}
