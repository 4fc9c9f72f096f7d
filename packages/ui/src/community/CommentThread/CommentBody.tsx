'use client';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { CategoryTag } from '../../components/CategoryTag/index.ts';
import {
  ArrowBendUpLeftIcon,
  CaretDownIcon,
  CaretUpIcon,
  ClockIcon,
  DotsThreeIcon,
  LinkIcon,
  PencilSimpleIcon,
  TrashIcon,
  WarningIcon,
} from '../../components/Icon/index.ts';
import { Menu, type MenuItem } from '../../components/Menu/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { Composer } from './Composer.tsx';
import type { CommentHandlers } from './Comment.tsx';
import { focusComment } from './focusComment.ts';
import type {
  CommentEditing,
  CommentId,
  CommentItem,
  CommentThreadMessages,
  CommentThreadProps,
} from './CommentThread.tsx';

interface CommentBodyProps {
  comment: CommentItem;
  /** The open edit of this comment. */
  editing: CommentEditing | undefined;
  /** The page's URL points to this comment. */
  isLinked: boolean;
  threadId: CommentId;
  on: CommentHandlers;
  /** Button that expands and collapses the replies, if there are any. */
  toggle?: { isOpen: boolean; repliesId: string; onPress: () => void };
  formatDate: CommentThreadProps['formatDate'];
  messages: CommentThreadMessages;
}

/** One comment or reply, without its replies. Its styles come from the list. */
export function CommentBody(props: CommentBodyProps) {
  const { comment, editing, isLinked, threadId, on, toggle, formatDate, messages } = props;
  const nameId = useId();
  const root = useRef<HTMLElement>(null);
  const { author, status = 'sent' } = comment;
  const replyCount = Math.max(comment.replyCount ?? 0, comment.replies?.length ?? 0);

  return (
    <article
      ref={root}
      aria-labelledby={nameId}
      aria-busy={status === 'pending' || undefined}
      aria-current={isLinked || undefined}
      data-linked={isLinked || undefined}
      data-part="comment"
      data-status={status}
    >
      {status === 'deleted' ? (
        <>
          <span data-part="tombstone" aria-hidden />
          <p id={nameId} data-part="deleted">
            {messages.deleted}
          </p>
        </>
      ) : (
        <>
          <span data-part="avatar">
            <Avatar memberId={author.id} src={author.picture} />
          </span>
          <div data-part="head">
            <span id={nameId} data-part="author" translate="no">
              {author.href ? (
                <Link href={author.href}>
                  <bdi>{author.name}</bdi>
                </Link>
              ) : (
                <bdi>{author.name}</bdi>
              )}
            </span>
            {comment.isCreator && <CategoryTag>{messages.creator}</CategoryTag>}
            {isLinked && <CategoryTag tone="tint">{messages.linked}</CategoryTag>}
            {status === 'pending' ? (
              <span data-part="sending">{messages.sending}</span>
            ) : (
              <Time date={comment.date} formatDate={formatDate} />
            )}
            {status === 'sent' && comment.editedAt && (
              <RelativeTime dateTime={comment.editedAt} title={formatDate(comment.editedAt).absolute}>
                {messages.edited}
              </RelativeTime>
            )}
          </div>
          {editing ? (
            <div data-part="edit">
              <EditForm editing={editing} root={root} on={on} messages={messages} />
            </div>
          ) : (
            <p dir="auto" lang={comment.language} data-part="text">
              <Linked text={comment.text} newTab={messages.newTab} />
            </p>
          )}
        </>
      )}
      {status !== 'pending' && (toggle || !editing) && (
        <div data-part="actions">
          {status === 'sent' && !editing && (
            <Button
              onPress={() => on.reply(threadId, comment.id)}
              aria-label={messages.replyTo(author.name)}
              data-part="action"
              data-reply-to={comment.id}
            >
              <ArrowBendUpLeftIcon isDirectional />
              {messages.reply}
            </Button>
          )}
          {toggle && (
            <Button
              onPress={toggle.onPress}
              aria-expanded={toggle.isOpen}
              aria-controls={toggle.isOpen ? toggle.repliesId : undefined}
              data-part="action"
            >
              {toggle.isOpen ? <CaretUpIcon /> : <CaretDownIcon />}
              {toggle.isOpen ? messages.hideReplies(replyCount) : messages.showReplies(replyCount)}
            </Button>
          )}
          {status === 'sent' && !editing && <Actions comment={comment} on={on} messages={messages} />}
        </div>
      )}
    </article>
  );
}

/** The menu of rarely used actions. */
function Actions({ comment, on, messages }: Pick<CommentBodyProps, 'comment' | 'on' | 'messages'>) {
  const { id, author } = comment;
  const items: MenuItem[] = [{ id: 'copyLink', label: messages.copyLink, icon: <LinkIcon /> }];
  if (comment.canEdit) items.push({ id: 'edit', label: messages.edit, icon: <PencilSimpleIcon /> });
  if (comment.hasHistory) items.push({ id: 'showHistory', label: messages.history, icon: <ClockIcon /> });
  if (comment.report)
    items.push({
      id: 'report',
      label: comment.report === 'done' ? messages.reported : messages.report,
      icon: <WarningIcon />,
      isDisabled: comment.report === 'done',
    });
  if (comment.canDelete) items.push({ id: 'remove', label: messages.delete, icon: <TrashIcon />, isDestructive: true });
  return (
    <Menu
      trigger={(trigger) => (
        <Button {...trigger} aria-label={messages.moreActions(author.name)} data-part="action">
          <DotsThreeIcon size="l" />
        </Button>
      )}
      items={items}
      onAction={(action) => on[action as 'copyLink' | 'edit' | 'showHistory' | 'report' | 'remove'](id)}
    />
  );
}

interface EditFormProps extends Pick<CommentBodyProps, 'on' | 'messages'> {
  editing: CommentEditing;
  root: RefObject<HTMLElement | null>;
}

/** Form that replaces the text. Closing it focuses the comment, because the menu button is rendered only afterwards. */
function EditForm({ editing, root, on, messages }: EditFormProps) {
  const composerMessages = useMemo(() => ({ ...messages.composer, ...messages.editComposer }), [messages]);
  return (
    <Composer
      value={editing.text}
      errorMessage={editing.errorMessage}
      onChange={on.editChange}
      onSend={(text) => {
        focusComment(root.current);
        on.editSave(text);
      }}
      onCancel={() => {
        focusComment(root.current);
        on.editCancel();
      }}
      rows={2}
      autoFocus
      messages={composerMessages}
      retry={messages.retry}
    />
  );
}

/** Matches web addresses without the punctuation that ends the surrounding sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}«»“”…、。，！？）])/i;

/** Renders addresses in a text as links. */
function Linked({ text, newTab }: { text: string; newTab: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link key={index} href={part} target="_blank" rel="nofollow ugc noopener noreferrer">
        {part}
        <span css={visuallyHidden}> ({newTab})</span>
      </Link>
    ),
  );
}

function Time({ date, formatDate }: { date: string; formatDate: CommentThreadProps['formatDate'] }) {
  const { relative, absolute } = formatDate(date);
  return (
    <RelativeTime dateTime={date} title={absolute}>
      {relative}
    </RelativeTime>
  );
}
