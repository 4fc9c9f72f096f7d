import type { RejectionReason } from '@pwr-community/api/schema';
import { defineMessages } from '@pwr-community/i18n/defineMessages';
import type { MessageDescriptor } from 'react-intl';

export type Reason = RejectionReason;

const names = defineMessages({
  copyright: {
    id: 'content.reason.copyright',
    defaultMessage: 'Copyright or plagiarism',
    description: 'Reason why a submission was rejected',
  },
  quality: {
    id: 'content.reason.quality',
    defaultMessage: 'Low quality or lacks detail',
    description: 'Reason why a submission was rejected',
  },
  spam: {
    id: 'content.reason.spam',
    defaultMessage: 'Spam or promotional content',
    description: 'Reason why a submission was rejected',
  },
  duplicate: {
    id: 'content.reason.duplicate',
    defaultMessage: 'Duplicate or already covered',
    description: 'Reason why a submission was rejected',
  },
  offTopic: {
    id: 'content.reason.offTopic',
    defaultMessage: 'Off-topic or misleading',
    description: 'Reason why a submission was rejected',
  },
});

const explanations = defineMessages({
  copyright: {
    id: 'content.explained.copyright',
    defaultMessage:
      'Part of it was made by someone else. Submit only what you created yourself or have permission to use, and credit your sources.',
    description: 'Meaning of “Copyright or plagiarism” for the next submission',
  },
  quality: {
    id: 'content.explained.quality',
    defaultMessage:
      'It has too little detail, or is hard to read, see, or hear. Add something others can learn from, check the image and sound, and submit it again.',
    description: 'Meaning of “Low quality or lacks detail” for the next submission',
  },
  spam: {
    id: 'content.explained.spam',
    defaultMessage:
      'It mainly advertises something, or repeats links and tags. Share what you did or learned, and leave out the advertising.',
    description: 'Meaning of “Spam or promotional content” for the next submission',
  },
  duplicate: {
    id: 'content.explained.duplicate',
    defaultMessage:
      'You or someone else has already submitted this. Check the community page first, and submit something new.',
    description: 'Meaning of “Duplicate or already covered” for the next submission',
  },
  offTopic: {
    id: 'content.explained.offTopic',
    defaultMessage:
      'It isn’t about {community}, or it says something untrue. Stay on topic and check your facts before submitting.',
    description: 'Meaning of “Off-topic or misleading” for the next submission',
  },
});

/** Names of rejection reasons, with advice for the next attempt. */
export const reasonMessages: Record<Reason, { name: MessageDescriptor; explanation: MessageDescriptor }> = {
  'copyright-plagiarism': { name: names.copyright, explanation: explanations.copyright },
  'low-quality': { name: names.quality, explanation: explanations.quality },
  'spam-content': { name: names.spam, explanation: explanations.spam },
  duplicate: { name: names.duplicate, explanation: explanations.duplicate },
  'off-topic': { name: names.offTopic, explanation: explanations.offTopic },
};
