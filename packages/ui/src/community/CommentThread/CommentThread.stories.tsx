import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { comments, formatDate, threadMessages } from '../../docs/patterns/fixtures.tsx';
import { CommentThread, type CommentDraft, type CommentId, type CommentItem } from './index.ts';

const many = Array.from({ length: 10_000 }, (_, index) => ({
  ...comments[index % comments.length]!,
  id: index + 1,
  text: `Comment ${index + 1} of a long discussion. ${'It goes on. '.repeat(index % 12)}`,
  replies: [],
}));

/** Keeps the caller's state: drafts, the comment being replied to, and the one being edited. */
function Live(props: ComponentProps<typeof CommentThread>) {
  const [drafts, setDrafts] = useState(new Map<CommentId | null, CommentDraft>());
  const [replyingTo, setReplyingTo] = useState(props.replyingTo);
  const [editing, setEditing] = useState(props.editing);
  const write = (threadId: CommentId | null, text: string) =>
    setDrafts((before) => new Map(before).set(threadId, { text }));
  return (
    <CommentThread
      {...props}
      getDraft={(threadId) => drafts.get(threadId) ?? props.getDraft(threadId)}
      onDraftChange={write}
      onSend={(threadId, text) => {
        write(threadId, '');
        props.onSend(threadId, text);
      }}
      replyingTo={replyingTo}
      onReplyingToChange={setReplyingTo}
      editing={editing}
      onEdit={(id) => setEditing({ id, text: textOf(props.comments, id) })}
      onEditChange={(text) => setEditing((before) => before && { ...before, text })}
      onEditSave={(text) => {
        setEditing(null);
        props.onEditSave?.(text);
      }}
      onEditCancel={() => setEditing(null)}
    />
  );
}

const textOf = (all: readonly CommentItem[], id: CommentId) =>
  all.flatMap((comment) => [comment, ...(comment.replies ?? [])]).find((comment) => comment.id === id)?.text ?? '';

const empty: ComponentProps<typeof CommentThread>['getDraft'] = () => ({ text: '' });

const meta = {
  title: 'Community/CommentThread',
  component: CommentThread,
  args: {
    comments,
    state: 'done',
    onRetry: fn(),
    formatDate,
    getDraft: empty,
    onDraftChange: fn(),
    onSend: fn(),
    onDelete: fn(),
    onCopyLink: fn(),
    replyingTo: null,
    onReplyingToChange: fn(),
    avatar: <Avatar memberId="20" />,
    messages: threadMessages,
  },
  // The form is a lazy chunk, so it is loaded first. Otherwise, the first story could be tested without the form.
  beforeEach: async () => void (await import('../CommentComposer/index.ts')),
  render: (args) => (
    <div style={{ maxInlineSize: '592px' }}>
      <Live {...args} />
    </div>
  ),
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Comments' });
    await expect(within(list).getAllByRole('article')).toHaveLength(3);
    await expect(within(list).getByRole('article', { name: 'Mert Aksoy' })).toHaveTextContent('Upvoted.');
  },
};

export const RepliesShown: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show replies (2)' });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'Hide replies (2)' })).toHaveAttribute('aria-expanded', 'true');
    await expect(
      within(canvas.getByRole('list', { name: 'Replies to Nikolai Voronin' })).getAllByRole('article'),
    ).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide replies (2)' }));
    await expect(canvas.queryByRole('list', { name: /Replies/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show replies (2)' }));
  },
};

export const Replying: Story = {
  args: { replyingTo: 1, getDraft: (id) => ({ text: id === 1 ? 'Is v0.9 open for testers?' : '' }) },
};

/** A reply to a reply belongs to the same thread. */
export const ReplyingToAReply: Story = {
  args: { replyingTo: 3 },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Replying to:')).toHaveTextContent('Replying to: Ana Beltrán');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveFocus());
    await userEvent.keyboard('Thanks{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith(1, 'Thanks');
  },
};

export const Pending: Story = {
  args: {
    comments: [
      {
        id: -482,
        author: { id: '20', name: 'You Yourself' },
        date: '2025-11-21T12:00:00Z',
        text: 'On its way.',
        status: 'pending',
      },
      ...comments,
    ],
  },
  play: async ({ canvas }) => {
    const pending = canvas.getByRole('article', { name: 'You Yourself' });
    await expect(pending).toHaveTextContent('Sending');
    await expect(within(pending).queryByRole('button')).toBeNull();
  },
};

/** The unsent text returns to the form, with an error. */
export const Failed: Story = {
  args: {
    replyingTo: 1,
    getDraft: (id) =>
      id === 1 ? { text: 'Is v0.9 open for testers?', errorMessage: 'Error posting the reply' } : { text: '' },
  },
};

export const DeletedWithReplies: Story = {
  args: { comments: [{ ...comments[0]!, status: 'deleted', text: '' }, ...comments.slice(1)] },
  play: async ({ canvas }) => {
    const tombstone = canvas.getByRole('article', { name: 'Deleted comment' });
    await expect(within(tombstone).queryByRole('button', { name: /Reply/ })).toBeNull();
    await userEvent.click(within(tombstone).getByRole('button', { name: 'Show replies (2)' }));
    await expect(canvas.getByText(/Confirmed on testnet/)).toBeVisible();
  },
};

/** Waits until the menu's exit animation ends, because resizing the viewport would interrupt it. */
const menuIsClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Delete: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show replies (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Ana Beltrán’s comment' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(3);
    await menuIsClosed();
  },
};

/** The reader's own comment, 3 minutes old. */
const own: CommentItem = { ...comments[2]!, canEdit: true, canDelete: true };

/** The form replaces the text. Focus moves into the form and, after it closes, back to the comment. */
export const Edit: Story = {
  args: { comments: [own], onEditSave: fn() },
  play: async ({ args, canvas }) => {
    const edit = async () => {
      canvas.getByRole('button', { name: 'More actions for Mert Aksoy’s comment' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue(own.text);
    };
    const article = canvas.getByRole('article');
    await edit();
    await userEvent.keyboard(' More{Escape}');
    await expect(article).toHaveFocus();
    await expect(article).toHaveTextContent('Upvoted.');
    await edit();
    await userEvent.keyboard(' More{Control>}{Enter}{/Control}');
    await expect(args.onEditSave).toHaveBeenCalledWith(`${own.text} More`);
    await expect(article).toHaveFocus();
  },
};

export const Editing: Story = {
  args: { comments: [own, ...comments.slice(0, 2)], editing: { id: own.id, text: `${own.text} Twice.` } },
};

/** Saving failed: the form is open again with the new text. */
export const EditFailed: Story = {
  args: {
    comments: [own],
    editing: { id: own.id, text: `${own.text} Twice.`, errorMessage: 'Error editing the comment' },
  },
};

/** An edited comment is marked. Its menu offers the edit history to readers who may see it. */
export const Edited: Story = {
  args: {
    comments: [{ ...comments[2]!, editedAt: '2025-11-21T11:05:00Z', hasHistory: true }],
    onShowHistory: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('edited')).toHaveAttribute('datetime', '2025-11-21T11:05:00Z');
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit history' }));
    await expect(args.onShowHistory).toHaveBeenCalledWith(6);
    await menuIsClosed();
  },
};

/** Other members' comments can be reported once. */
export const Reported: Story = {
  args: {
    comments: [
      { ...comments[2]!, report: 'offered' },
      { ...comments[1]!, report: 'done', replies: [], replyCount: 0 },
    ],
    onReport: fn(),
  },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^More actions/ });
    await userEvent.click(first!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    await expect(args.onReport).toHaveBeenCalledWith(6);
    await menuIsClosed();
    await userEvent.click(second!);
    await expect(await screen.findByRole('menuitem', { name: 'Reported' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await menuIsClosed();
  },
};

/** The reader chooses the order; the caller sorts. */
export const Sorted: Story = {
  args: { order: 'newest', onOrderChange: fn() },
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole('button', { name: 'Sort comments: Newest first' });
    await userEvent.click(sort);
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }));
    await expect(args.onOrderChange).toHaveBeenCalledWith('oldest');
    await waitFor(() => expect(sort).toHaveFocus());
  },
};

export const CopyLink: Story = {
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'More actions for Mert Aksoy’s comment' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopyLink).toHaveBeenCalledWith(6);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** Makes its content inert for two frames, like an overlay that closes after the reader followed a link in it. */
function Covered({ children }: { children: ReactNode }) {
  const [framesLeft, setFramesLeft] = useState(2);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFramesLeft((left) => Math.max(0, left - 1)));
    return () => cancelAnimationFrame(frame);
  }, [framesLeft]);
  return <div inert={framesLeft > 0}>{children}</div>;
}

/** A link to a reply opens its thread, marks the reply and moves focus there. */
export const Linked: Story = {
  args: { linked: { id: 3, visit: 'first' } },
  render: (args) => <Covered>{meta.render(args)}</Covered>,
  play: async ({ canvas }) => {
    const reply = canvas.getByRole('article', { name: 'Ana Beltrán' });
    await expect(reply).toHaveAttribute('aria-current', 'true');
    await expect(reply).toHaveTextContent('Linked comment');
    await waitFor(() => expect(reply).toHaveFocus());
    await expect(reply).toBeVisible();
    // The reader can close the thread again.
    await userEvent.click(canvas.getByRole('button', { name: 'Hide replies (2)' }));
    await expect(canvas.queryByRole('article', { name: 'Ana Beltrán' })).toBeNull();
  },
};

/** A reader who does something else while the comments load is not interrupted: the linked comment is only marked. */
export const LinkedWhileReaderMovesOn: Story = {
  args: { linked: { id: 3, visit: 'first' } },
  render: function Loaded(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <button onClick={() => setLoading(false)}>Something else</button>
        {meta.render(isLoading ? { ...args, state: 'loading', comments: [] } : args)}
      </>
    );
  },
  play: async ({ canvas }) => {
    const other = canvas.getByRole('button', { name: 'Something else' });
    await userEvent.tab();
    await expect(other).toHaveFocus();
    // Fires no key or pointer events, so that the reader's only action, Tab, comes before the comments load.
    other.click();
    await expect(await canvas.findByRole('article', { name: 'Ana Beltrán' })).toHaveAttribute('aria-current', 'true');
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    await expect(other).toHaveFocus();
  },
};

/** A linked comment far from the viewport is rendered and focused, without rendering all the others. */
export const LinkedFarAway: Story = {
  args: { comments: many, linked: { id: 9000, visit: 'first' } },
  play: async ({ canvas, canvasElement }) => {
    const comment = await canvas.findByText(/^Comment 9000 of/);
    await waitFor(() => expect(comment.closest('article')).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = comment.getBoundingClientRect();
      return expect(top >= 0 && bottom <= innerHeight).toBe(true);
    });
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000);
  },
};

export const LinkedDeleted: Story = {
  args: { linked: { id: 4711, visit: 'first' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This comment was deleted.')).toHaveFocus());
  },
};

export const LoggedOut: Story = {
  args: { onRequireLogin: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to comment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Mert Aksoy' }));
    await expect(args.onRequireLogin).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A notice replaces the form if the reader can't comment now. */
export const Closed: Story = {
  args: { closed: <p>You can’t post until 8 September 2026. Reason: insults.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can’t post until/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reply to Mert Aksoy' })).toBeNull();
  },
};

export const Loading: Story = { args: { state: 'loading', comments: [] } };

export const Empty: Story = { args: { comments: [] } };

export const Error: Story = {
  args: { state: 'error', comments: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Only comments near the viewport are rendered, each with its position among all comments. */
export const TenThousand: Story = {
  args: { comments: many },
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ blockSize: '600px', overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = canvas.getByTestId('scroller');
    const row = (text: RegExp) => canvas.findByText(text).then((found) => found.closest('li'));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000);
    await expect(await row(/^Comment 1 of/)).toHaveAttribute('aria-posinset', '1');

    const reply = canvas.getAllByRole('button', { name: /^Reply to/ })[0]!;
    reply.focus();
    // Rows are measured as they scroll into view, which may move the end, so the loop scrolls again.
    const last = await waitFor(() => {
      scroller.scrollTop = scroller.scrollHeight;
      return canvas.getByText(/^Comment 10000 of/).closest('li');
    });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000);

    // The focused comment stays rendered, so that Tab continues from it.
    await expect(reply).toHaveFocus();
    await expect(canvas.queryByText(/^Comment 100 of/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Reply' })).toHaveFocus();
  },
};

/** Loads a discussion of 60 comments, 20 at a time, and the replies to the first, five at a time. */
function ByPage(props: ComponentProps<typeof CommentThread>) {
  const [shown, setShown] = useState(20);
  const [replies, setReplies] = useState(5);
  const thread = useMemo(() => {
    const [first, ...others] = many.slice(0, shown);
    const answers = many.slice(100, 100 + replies).map((reply) => ({ ...reply, text: `Reply ${reply.id - 100}` }));
    const moreReplies = replies < 12 ? ('offered' as const) : undefined;
    return [{ ...first!, replies: answers, replyCount: 12, moreReplies }, ...others];
  }, [shown, replies]);
  return (
    <Live
      {...props}
      comments={thread}
      total={60}
      more={shown < 60 ? 'offered' : undefined}
      onShowMore={() => setShown(shown + 20)}
      onShowMoreReplies={() => setReplies(Math.min(12, replies + 5))}
    />
  );
}

/** Loading more comments or replies moves focus to the first new one. */
export const MoreComments: Story = {
  render: (args) => <ByPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findByText(/^Comment 20 of/)).closest('li')).toHaveAttribute('aria-setsize', '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Show replies (12)' }));
    canvas.getByRole('button', { name: 'Show more replies' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Reply 6').closest('article')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5 more shown'));
    canvas.getByRole('button', { name: 'Show more replies' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Reply 11').closest('article')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more replies' })).toBeNull();

    screen.getByRole('status').replaceChildren();
    for (const first of [21, 41]) {
      canvas.getByRole('button', { name: 'Show more comments' }).focus();
      await userEvent.keyboard('{Enter}');
      const text = await canvas.findByText(new RegExp(`^Comment ${first} of`));
      await waitFor(() => expect(text.closest('article')).toHaveFocus());
      await expect(text.closest('li')).toHaveAttribute('aria-posinset', String(first));
    }
    // The same text is announced again.
    await waitFor(() => expect(screen.getAllByText('20 more shown')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  },
};

/** Loads more comments and replies only when the hidden button is pressed, like a slow network. */
function Slowly(props: ComponentProps<typeof CommentThread>) {
  const [asked, setAsked] = useState<'comments' | 'replies'>();
  const [hasCome, setCome] = useState(false);
  const state = (what: typeof asked, isLeft: boolean) => (!isLeft ? undefined : asked === what ? 'loading' : 'offered');
  const comesWith = (what: typeof asked) => hasCome && asked === what;
  const [first, ...others] = many.slice(0, comesWith('comments') ? 6 : 3);
  const replies = many.slice(100, comesWith('replies') ? 104 : 102);
  return (
    <>
      <Live
        {...props}
        comments={[
          { ...first!, replies, replyCount: 4, moreReplies: state('replies', !comesWith('replies')) },
          ...others,
        ]}
        total={6}
        more={state('comments', !comesWith('comments'))}
        onShowMore={() => setAsked('comments')}
        onShowMoreReplies={() => setAsked('replies')}
      />
      <button hidden onClick={() => setCome(true)}>
        Answer
      </button>
    </>
  );
}

/** A reader who types while comments or replies load keeps focus in the field. */
export const TypingWhileMoreLoad: Story = {
  render: (args) => (
    <>
      <Slowly key="comments" {...args} />
      <Slowly key="replies" {...args} messages={{ ...args.messages, label: 'Comments of another project' }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [comments, replies] = await canvas.findAllByRole('region', { name: /^Comments/ });
    const [commentsCome, repliesCome] = canvas.getAllByText('Answer');
    await userEvent.click(within(replies!).getByRole('button', { name: /^Show replies/ }));
    for (const [thread, more, come, text] of [
      [comments!, 'Show more comments', commentsCome!, /^Comment 4 of/],
      [replies!, 'Show more replies', repliesCome!, /^Comment 103 of/],
    ] as const) {
      await userEvent.click(within(thread).getByRole('button', { name: more }));
      const field = within(thread).getByRole('textbox');
      await userEvent.type(field, 'Half a th');
      come.click();
      await within(thread).findByText(text);
      await userEvent.keyboard('ought');
      await expect(field).toHaveValue('Half a thought');
    }
  },
};

/** Screen readers use the voice of each text's language, if known, and otherwise that of the page. */
export const Languages: Story = {
  args: {
    comments: [
      { ...comments[0]!, id: 1, text: 'Работает и в тестовой сети.', language: 'ru', replies: [] },
      { ...comments[0]!, id: 2, text: '我们用它写了社区章程。', language: 'zh-CN', replies: [] },
      { ...comments[0]!, id: 3, text: 'In a language that is not known.', language: undefined, replies: [] },
    ],
  },
  play: async ({ canvas }) => {
    const [russian, chinese, unknown] = canvas.getAllByRole('article');
    await expect(within(russian!).getByText(/^Работает/)).toHaveAttribute('lang', 'ru');
    await expect(within(chinese!).getByText(/^我们/)).toHaveAttribute('lang', 'zh-CN');
    await expect(within(unknown!).getByText(/^In a language/)).not.toHaveAttribute('lang');
    await expect(russian!.closest('[lang]')).toBe(document.documentElement);
  },
};

/** While more comments load, the button stays but ignores presses. */
export const LoadingMore: Story = {
  args: { total: 60, more: 'loading', onShowMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show more comments/ }));
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    replyingTo: 1,
    comments: comments.map((comment) => ({
      ...comment,
      author: { ...comment.author, name: 'Константинопольский-Достопримечательный' },
      text: `${'Достопримечательность'.repeat(5)} ${comment.text}`,
    })),
    messages: {
      ...threadMessages,
      showReplies: (count) => `Показать ответы (${count})`,
      hideReplies: (count) => `Скрыть ответы (${count})`,
      reply: 'Ответить',
      replyTo: (name) => `Ответить: ${name}`,
      delete: 'Удалить',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** Addresses become links, without the punctuation that ends the sentence. */
export const Links: Story = {
  args: {
    comments: [
      { ...comments[2]!, text: 'See https://pwr.example/docs?a=1#b, and (https://example.com/x). Not ftp://a.b.' },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^https/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://pwr.example/docs?a=1#b',
      'https://example.com/x',
    ]);
    await expect(links[0]).toHaveAccessibleName('https://pwr.example/docs?a=1#b (opens in a new tab)');
    await expect(links[0]).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    await expect(canvas.getByText(/Not ftp/)).toHaveTextContent('See https://pwr.example/docs?a=1#b');
  },
};

export const RightToLeftDark: Story = {
  args: {
    replyingTo: 1,
    comments: comments.map((comment) => ({
      ...comment,
      author: { ...comment.author, name: 'إليف دميرتاش' },
      text: 'تم التأكيد على شبكة الاختبار: كتلتان من دون وسيط.',
    })),
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

let asked = 0;
/** Many comments, with a count of how often their ids are read. */
const counted = many.map((comment) =>
  Object.defineProperty({ ...comment }, 'id', { enumerable: true, get: () => (asked += 1) && comment.id }),
);

/** Typing above a long thread doesn't re-render its comments. */
export const TypingAboveTenThousand: Story = {
  // Passed outside `args`, because Storybook would read and copy the comments there.
  render: (args) => <Live {...args} comments={counted} />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Comment' });
    const askedBy: number[] = [];
    for (const letter of 'A thought') {
      const before = asked;
      await userEvent.type(field, letter);
      askedBy.push(asked - before);
    }
    await expect(field).toHaveValue('A thought');
    // Some newly visible rows may still be measured, so not every count is zero.
    await expect(Math.min(...askedBy)).toBeLessThan(many.length);
  },
};

/** Focus moves into the reply form, and back to the Reply button. */
export const Keyboard: Story = {
  args: { comments: comments.slice(2) },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Comment' });
    const reply = canvas.getByRole('button', { name: 'Reply to Mert Aksoy' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Insert link' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mert Aksoy' })).toHaveFocus();
    await userEvent.tab();
    await expect(reply).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('Half a thought{Escape}');
    await expect(reply).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('Half a thought');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith(6, 'Half a thought');
    await expect(reply).toHaveFocus();
  },
};
