import type { CommentThreadMessages } from '@pwr-community/ui/community/CommentThread';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { reportLabels } from '../../shared/reports/labels.ts';
import { commentMessages as m } from './messages.ts';

/** Returns a discussion's messages in the reader's language. */
export function useThreadMessages(): CommentThreadMessages {
  const intl = useIntl();
  return useMemo(() => {
    const t = intl.formatMessage;
    const field = { label: t(m.add), placeholder: t(m.add), send: t(m.send) };
    return {
      label: t(m.label),
      repliesTo: (name) => t(m.replies, { name }),
      reply: t(m.reply),
      replyTo: (name) => t(m.replyTo, { name }),
      showReplies: (count) => t(m.showReplies, { count }),
      hideReplies: (count) => t(m.hideReplies, { count }),
      showMore: t(m.showMore),
      showMoreReplies: t(m.showMoreReplies),
      moreShown: (count) => t(m.moreShown, { count }),
      replyingTo: (name) => t(m.replyingTo, { name }),
      delete: t(m.delete),
      sort: (order) => t(m.sort, { order }),
      newest: t(m.newest),
      oldest: t(m.oldest),
      edit: t(m.edit),
      edited: t(m.edited),
      history: t(m.history),
      copyLink: t(m.copyLink),
      report: t(reportLabels.report),
      reported: t(reportLabels.reported),
      moreActions: (name) => t(m.moreActions, { name }),
      linked: t(m.linked),
      linkGone: t(m.linkGone),
      creator: t(m.creator),
      sending: t(m.sending),
      deleted: t(m.deleted),
      empty: t(m.empty),
      emptyHint: t(m.emptyHint),
      loading: t(m.loading),
      error: t(m.failed),
      retry: t(commonMessages.retry),
      newTab: t(commonMessages.newTab),
      composer: {
        ...field,
        hint: (keys) => t(m.toSend, { keys }),
        count: (used, limit) => t(m.used, { used, limit }),
        left: (left) => (left < 0 ? t(m.over, { count: -left }) : t(m.left, { count: left })),
        cancel: t(commonMessages.cancel),
        insertLink: {
          title: t(m.insertLink),
          address: t(m.linkAddress),
          insert: t(m.insert),
          cancel: t(commonMessages.cancel),
          invalid: t(m.linkInvalid),
          close: t(commonMessages.close),
          scrim: t(commonMessages.refreshPage),
        },
        logIn: t(m.logInToComment),
      },
      replyComposer: { label: t(m.addReply), placeholder: t(m.addReply), send: t(m.reply) },
      editComposer: { label: t(m.editLabel), placeholder: t(m.editLabel), send: t(m.save) },
    };
  }, [intl]);
}
