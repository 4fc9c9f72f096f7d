import type { RejectionReason } from '@pwr-community/api/schema';
import { defineMessages } from '@pwr-community/i18n/defineMessages';
import type { MessageDescriptor } from 'react-intl';

/** Why a submission was rejected, as the server names it. */
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
      'Part of it was made by somebody else. Send only what you made yourself, or what you are allowed to use, and name where it comes from.',
    description: 'What “Copyright or plagiarism” means for the next submission',
  },
  quality: {
    id: 'content.explained.quality',
    defaultMessage:
      'It says too little, or is hard to read, see or hear. Add what others can learn from it, check picture and sound, and send it again.',
    description: 'What “Low quality or lacks detail” means for the next submission',
  },
  spam: {
    id: 'content.explained.spam',
    defaultMessage:
      'It mainly advertises something, or repeats links and tags. Tell what you did or found out, and leave advertising out.',
    description: 'What “Spam or promotional content” means for the next submission',
  },
  duplicate: {
    id: 'content.explained.duplicate',
    defaultMessage:
      'The same was sent before, by you or by somebody else. Look through the community page first, and bring something new.',
    description: 'What “Duplicate or already covered” means for the next submission',
  },
  offTopic: {
    id: 'content.explained.offTopic',
    defaultMessage:
      'It is not about PWR, or says something that is not true. Keep to the topic and check the facts before you send it.',
    description: 'What “Off-topic or misleading” means for the next submission',
  },
});

/** Each reason in a few words, and what it means for the next attempt. */
export const reasonMessages: Record<Reason, { name: MessageDescriptor; explanation: MessageDescriptor }> = {
  'copyright-plagiarism': { name: names.copyright, explanation: explanations.copyright },
  'low-quality': { name: names.quality, explanation: explanations.quality },
  'spam-content': { name: names.spam, explanation: explanations.spam },
  duplicate: { name: names.duplicate, explanation: explanations.duplicate },
  'off-topic': { name: names.offTopic, explanation: explanations.offTopic },
};
