import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Comment, CommentList, CommentReplyItem, ProjectList } from '../generated/schema.d.ts';
import {
  createCommentMutation,
  deleteCommentMutation,
  editCommentMutation,
  type CommentDraft,
  type CommentEditDraft,
} from '../src/mutations/comments.ts';
import { moreCommentsMutation, moreRepliesMutation } from '../src/mutations/moreComments.ts';
import { commentListQuery, isPending } from '../src/queries/comments.ts';
import { projectListQuery } from '../src/queries/projects.ts';
import { unwrap } from '../src/unwrap.ts';
import { gate, problem, type Reply, type Routes } from './server.ts';
import { mutate, signedIn } from './session.ts';

const author = { id: 7, name: 'Nova', pictureUrl: null };
const reply = (id: number, comment = `Text ${id}`): CommentReplyItem => ({
  id,
  comment,
  language: null,
  date: '2026-09-01T12:00:00Z',
  editedAt: null,
  version: 1,
  userId: 9,
  projectId: 42,
  user: { name: 'Ilya', pictureUrl: null, isDeleted: false },
  replies: [],
});
const thread = (id: number, replies: CommentReplyItem[] = []): Comment => ({
  ...reply(id),
  replies,
  totalReplies: replies.length,
  nextReplies: null,
});
/** A completely loaded list. */
const listOf = (comments: Comment[]): CommentList => ({
  comments,
  totalComments: comments.length + comments.reduce((sum, { totalReplies }) => sum + totalReplies, 0),
  totalThreads: comments.length,
  nextCursor: null,
});

/** A project with thread 2 (replies 3 and 4) and thread 1, and a list with the project's count. */
async function scene(routes: Routes, list = listOf([thread(2, [reply(3), reply(4)]), thread(1)])) {
  const { api, client, calls } = await signedIn(routes);
  const key = commentListQuery(api, 42).queryKey;
  const projects = projectListQuery(api, {}).queryKey;
  client.setQueryData(key, list);
  client.setQueryData(projects, {
    projects: [
      { id: 42, projectName: 'P', bio: 'B', logoPath: null, categories: [], totalUpvotes: 0, totalComments: 4 },
    ],
    metadata: { totalPages: 1, currentPage: 0, startIndex: 0, endIndex: 1, totalItems: 1 },
  } satisfies ProjectList);
  const returnDraft = vi.fn<(draft: CommentDraft, error: Error) => void>();
  return {
    api,
    client,
    calls,
    key,
    returnDraft,
    post: (draft: CommentDraft) =>
      mutate(client, createCommentMutation(api, { projectId: 42, author, language: 'es', returnDraft }), draft),
    remove: (id: number) => mutate(client, deleteCommentMutation(api, 42), id),
    comments: () => client.getQueryData(key)?.comments ?? [],
    counts: () => [client.getQueryData(key)?.totalComments, client.getQueryData(projects)?.projects[0]?.totalComments],
  };
}

/** A route that signals a call's arrival, and waits for the test to provide the answer. */
function held() {
  const arrived = gate();
  const answer = gate<Reply>();
  return {
    route: () => {
      arrived.open();
      return answer.opened;
    },
    arrived: arrived.opened,
    answer: answer.open,
  };
}

describe('posting', () => {
  it('shows a comment at once with a temporary id, then with the server’s id', async () => {
    const call = held();
    const { post, comments, counts, calls } = await scene({ 'POST /comment': call.route });
    const posted = post({ comment: '  Hello 👋🏽 ', replyingTo: null });
    await call.arrived;
    const [first] = comments();
    expect(first).toMatchObject({
      comment: 'Hello 👋🏽',
      userId: 7,
      user: { name: 'Nova', pictureUrl: null },
      replies: [],
    });
    expect(first && isPending(first)).toBe(true);
    expect(first?.id).toBeGreaterThan(-1_000_000);
    expect(counts()).toEqual([5, 5]);
    expect(calls[0]?.body).toEqual({
      userId: 7,
      projectId: 42,
      comment: '  Hello 👋🏽 ',
      language: 'es',
      replyingTo: null,
    });
    call.answer({ status: 201, json: { id: 5 } });
    await posted;
    expect(comments().map(({ id }) => id)).toEqual([5, 2, 1]);
    expect(counts()).toEqual([5, 5]);
  });

  it('puts a comment at the end of a complete list from the oldest', async () => {
    const { api, client, post } = await scene({ 'POST /comment': () => ({ status: 201, json: { id: 5 } }) });
    const { queryKey } = commentListQuery(api, 42, { sort: 'oldest' });
    client.setQueryData(queryKey, listOf([thread(1), thread(2)]));
    await post({ comment: 'Last', replyingTo: null });
    expect(client.getQueryData(queryKey)?.comments.map(({ id }) => id)).toEqual([1, 2, 5]);
  });

  it('puts a reply after the others of its thread', async () => {
    const { post, comments, calls } = await scene({ 'POST /comment': () => ({ status: 201, json: { id: 5 } }) });
    await post({ comment: 'Agreed', replyingTo: 2 });
    expect(calls[0]?.body).toMatchObject({ replyingTo: '2' });
    expect(comments()[0]?.replies.map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('removes only the failed comment, and returns its draft', async () => {
    const call = held();
    const { post, comments, counts, returnDraft, client, key } = await scene({ 'POST /comment': call.route });
    const draft = { comment: 'Hello', replyingTo: null };
    const posted = post(draft);
    await call.arrived;
    client.setQueryData(key, (list) => list && { ...list, comments: [thread(6), ...list.comments], totalComments: 6 });
    call.answer(problem(404, 'project-not-found'));
    await expect(posted).rejects.toMatchObject({ code: 'project-not-found' });
    expect(comments().map(({ id }) => id)).toEqual([6, 2, 1]);
    expect(counts()).toEqual([5, 4]);
    expect(returnDraft).toHaveBeenCalledExactlyOnceWith(draft, expect.objectContaining({ code: 'project-not-found' }));
  });

  it('shows a comment once when a refetch loads it before its own reply', async () => {
    const call = held();
    const { post, comments, counts, client, key } = await scene({ 'POST /comment': call.route });
    const posted = post({ comment: 'Hello', replyingTo: null });
    await call.arrived;
    client.setQueryData(key, listOf([thread(5), thread(2), thread(1)]));
    call.answer({ status: 201, json: { id: 5 } });
    await posted;
    expect(comments().map(({ id }) => id)).toEqual([5, 2, 1]);
    expect(counts()[0]).toBe(3);
  });

  it('keeps a comment that an older refetch removed', async () => {
    const call = held();
    const { post, comments, client, key } = await scene({ 'POST /comment': call.route });
    const posted = post({ comment: 'Hello', replyingTo: null });
    await call.arrived;
    client.setQueryData(key, listOf([thread(2), thread(1)]));
    call.answer({ status: 201, json: { id: 5 } });
    await posted;
    expect(comments().map(({ id }) => id)).toEqual([5, 2, 1]);
  });

  it('sends two comments in the order in which they were written', async () => {
    const first = held();
    let next = 5;
    const { api, post, comments, calls } = await scene({
      'POST /comment': async () => {
        if (next === 5) await first.route();
        return { status: 201, json: { id: next++ } };
      },
      'GET /ready': () => ({ json: { status: 'ok' } }),
    });
    const both = Promise.all([post({ comment: 'One', replyingTo: null }), post({ comment: 'Two', replyingTo: null })]);
    await first.arrived;
    expect(
      comments()
        .slice(0, 2)
        .map(({ comment }) => comment),
    ).toEqual(['Two', 'One']);
    await unwrap(api.GET('/ready'));
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    first.answer({});
    await both;
    expect(comments().map(({ id }) => id)).toEqual([6, 5, 2, 1]);
  });

  it('sends the same text with the same key after a lost reply, and with a new one after an answer', async () => {
    const replies: Reply[] = [
      { cut: true },
      { status: 503 },
      { status: 201, json: { id: 5 } },
      { status: 201, json: { id: 6 } },
    ];
    const { post, calls } = await scene({ 'POST /comment': () => replies.shift() ?? {} });
    const draft = { comment: 'Hello again', replyingTo: null };
    await expect(post(draft)).rejects.toMatchObject({ code: 'network-error' });
    await expect(post({ ...draft })).rejects.toMatchObject({ status: 503 });
    await post({ ...draft });
    await post({ ...draft });
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });
});

describe('editing', () => {
  const saved = { id: 3, comment: 'Better', language: 'es', editedAt: '2026-09-01T12:05:00Z', version: 2 } as const;
  const draft = { id: 3, version: 1, comment: ' Better ' };
  async function editing(route: Routes[string]) {
    const returnEdit = vi.fn<(edit: CommentEditDraft, error: Error) => void>();
    const { api, client, comments, calls } = await scene({ 'PATCH /comment': route });
    return {
      calls,
      comments,
      returnEdit,
      edit: () => mutate(client, editCommentMutation(api, { projectId: 42, language: 'es', returnEdit }), { ...draft }),
      shown: () => comments()[0]?.replies[0],
    };
  }

  it('shows the new text at once, then what the server stored', async () => {
    const call = held();
    const { edit, shown, calls, returnEdit } = await editing(call.route);
    const edited = edit();
    await call.arrived;
    expect(shown()).toMatchObject({ id: 3, comment: 'Better', version: 1 });
    expect(shown()?.editedAt).not.toBeNull();
    expect(calls[0]?.body).toEqual({ ...draft, language: 'es' });
    call.answer({ json: saved });
    await edited;
    expect(shown()).toEqual({ ...reply(3), ...saved });
    expect(returnEdit).not.toHaveBeenCalled();
  });

  it('returns to the text before, and returns the draft, if the server refuses', async () => {
    const { edit, shown, returnEdit } = await editing(() => problem(409, 'comment-edit-closed'));
    await expect(edit()).rejects.toMatchObject({ code: 'comment-edit-closed' });
    expect(shown()).toEqual(reply(3));
    expect(returnEdit).toHaveBeenCalledExactlyOnceWith(draft, expect.objectContaining({ code: 'comment-edit-closed' }));
  });

  it('shows the text of another edit, and returns the draft with its version', async () => {
    const current = { ...saved, comment: 'From the phone', version: 4 };
    const { edit, shown, returnEdit } = await editing(() => problem(409, 'edit-conflict', { current }));
    await expect(edit()).rejects.toMatchObject({ code: 'edit-conflict' });
    expect(shown()).toMatchObject({ comment: 'From the phone', version: 4 });
    expect(returnEdit.mock.calls[0]?.[0]).toEqual({ ...draft, version: 4 });
  });
});

describe('deleting', () => {
  const answers = (tombstone: boolean): Routes => ({
    'DELETE /comment': ({ body }) => ({ json: { ...(body as object), tombstone } }),
  });

  it('removes a comment once the server has deleted it', async () => {
    const { remove, comments, counts } = await scene(answers(false));
    await remove(1);
    expect(comments().map(({ id }) => id)).toEqual([2]);
    expect(counts()).toEqual([3, 3]);
  });

  it('keeps a comment if the server refuses', async () => {
    const { remove, comments, counts } = await scene({ 'DELETE /comment': () => problem(403, 'not-yours') });
    await expect(remove(1)).rejects.toMatchObject({ code: 'not-yours' });
    expect(comments().map(({ id }) => id)).toEqual([2, 1]);
    expect(counts()).toEqual([4, 4]);
  });

  it('leaves a tombstone over the replies of a comment', async () => {
    const { remove, comments, counts } = await scene(answers(true));
    await remove(2);
    expect(comments()[0]).toMatchObject({ id: 2, deleted: true, comment: '', user: null, userId: null });
    expect(comments()[0]?.replies.map(({ id }) => id)).toEqual([3, 4]);
    expect(counts()).toEqual([3, 3]);
  });

  it('keeps a thread whose last reply is deleted', async () => {
    const list = listOf([thread(2, [reply(3)])]);
    const { remove, comments } = await scene(answers(false), list);
    await remove(3);
    expect(comments()).toEqual([thread(2)]);
  });

  it('removes a reply, and a tombstone with its last reply', async () => {
    const tombstone: Comment = {
      ...thread(2, [reply(3), reply(4)]),
      comment: '',
      userId: null,
      user: null,
      deleted: true,
    };
    const { remove, comments, counts } = await scene(answers(false), {
      ...listOf([tombstone, thread(1)]),
      totalComments: 3,
    });
    await remove(4);
    expect(comments()[0]?.replies.map(({ id }) => id)).toEqual([3]);
    await remove(3);
    expect(comments().map(({ id }) => id)).toEqual([1]);
    expect(counts()[0]).toBe(1);
  });
});

describe('reading on', () => {
  const firstPage = (): CommentList => ({ ...listOf([thread(9), thread(8)]), totalComments: 4, nextCursor: 'c-8' });
  const nextPage = (): CommentList => ({ ...listOf([thread(7), thread(6)]), totalComments: 4, totalThreads: 4 });

  it('adds the next page, and keeps comments posted in the meantime', async () => {
    const { api, client, comments, post, calls, key } = await scene(
      {
        'POST /comment': () => ({ status: 201, json: { id: 10 } }),
        'GET /project/42/comments': () => ({ json: nextPage() }),
      },
      firstPage(),
    );
    await Promise.all([
      mutate(client, moreCommentsMutation(api, 42), 'c-8'),
      post({ comment: 'Hello', replyingTo: null }),
    ]);
    expect(comments().map(({ id }) => id)).toEqual([10, 9, 8, 7, 6]);
    expect(calls.find(({ method }) => method === 'GET')?.query.get('cursor')).toBe('c-8');
    expect(client.getQueryData(key)?.nextCursor).toBeNull();
  });

  it('fails at once when offline, so that the reader can ask again', async () => {
    const cut = () => ({ cut: true });
    const { api, client } = await scene(
      { 'GET /project/42/comments': cut, 'GET /comment/2/replies': cut },
      firstPage(),
    );
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const failure = { code: 'network-error' };
    await expect(mutate(client, moreCommentsMutation(api, 42), 'c-8')).rejects.toMatchObject(failure);
    const replies = mutate(client, moreRepliesMutation(api, 42), { threadId: 2, cursor: 'r-3' });
    await expect(replies).rejects.toMatchObject(failure);
  });

  it('adds a page once, however often it is requested', async () => {
    const { api, client, comments } = await scene(
      { 'GET /project/42/comments': () => ({ json: nextPage() }) },
      firstPage(),
    );
    await Promise.all([1, 2].map(() => mutate(client, moreCommentsMutation(api, 42), 'c-8')));
    expect(comments().map(({ id }) => id)).toEqual([9, 8, 7, 6]);
  });

  it('keeps loaded pages when the first page is refetched', async () => {
    const opened: Comment = { ...thread(9, [reply(11), reply(12), reply(13)]), nextReplies: 'r-13', totalReplies: 5 };
    const { api, client, comments } = await scene(
      {
        'GET /project/42/comments': () => ({
          json: {
            ...firstPage(),
            comments: [
              thread(10),
              { ...thread(9, [reply(11, 'Edited'), reply(12)]), totalReplies: 6, nextReplies: 'r-12' },
            ],
          },
        }),
      },
      { ...listOf([opened, thread(8), thread(7)]), nextCursor: 'c-7' },
    );
    const list = await client.fetchQuery(commentListQuery(api, 42));
    expect(comments().map(({ id }) => id)).toEqual([10, 9, 8, 7]);
    expect(list.nextCursor).toBe('c-7');
    expect(comments()[1]).toMatchObject({ totalReplies: 6, nextReplies: 'r-13' });
    expect(comments()[1]?.replies.map(({ comment }) => comment)).toEqual(['Edited', 'Text 12', 'Text 13']);
  });

  it('keeps the linked thread on top, and does not take it for a sign that old and new pages meet', async () => {
    const linked = thread(2, [reply(3)]);
    const { api, client, key } = await scene({
      'GET /project/42/comments': ({ query }) => ({
        json: query.has('cursor')
          ? listOf([thread(7), linked])
          : { ...firstPage(), comments: [linked, thread(9), thread(8)] },
      }),
    });
    const view = commentListQuery(api, 42, { linked: 3 });
    const idsOf = (list: CommentList | undefined) => list?.comments.map(({ id }) => id);
    await client.fetchQuery(view);
    await mutate(client, moreCommentsMutation(api, 42, { linked: 3 }), 'c-8');
    expect(idsOf(client.getQueryData(view.queryKey))).toEqual([2, 9, 8, 7]);
    expect(idsOf(client.getQueryData(key))).toEqual([2, 1]);

    client.setQueryData(view.queryKey, listOf([linked, thread(6), thread(5)]));
    expect(idsOf(await client.fetchQuery(view))).toEqual([2, 9, 8]);
  });

  it('from the oldest adds a new comment on top, and moves it to its place when that is read', async () => {
    const { api, client, post } = await scene({
      'POST /comment': () => ({ status: 201, json: { id: 10 } }),
      'GET /project/42/comments': ({ query }) => ({
        json: query.has('cursor')
          ? listOf([thread(3), thread(10)])
          : { ...listOf([thread(1), thread(2)]), nextCursor: 'c-2' },
      }),
    });
    const view = commentListQuery(api, 42, { sort: 'oldest' });
    const ids = () => client.getQueryData(view.queryKey)?.comments.map(({ id }) => id);
    await client.fetchQuery(view);
    await post({ comment: 'New', replyingTo: null });
    expect(ids()).toEqual([10, 1, 2]);
    await mutate(client, moreCommentsMutation(api, 42, { sort: 'oldest' }), 'c-2');
    expect(ids()).toEqual([1, 2, 3, 10]);
  });

  it('starts over if there is a gap', async () => {
    const { api, client, comments } = await scene(
      { 'GET /project/42/comments': () => ({ json: firstPage() }) },
      listOf([thread(2), thread(1)]),
    );
    await client.fetchQuery(commentListQuery(api, 42));
    expect(comments().map(({ id }) => id)).toEqual([9, 8]);
  });

  it('adds replies before one that was posted after them', async () => {
    const open: Comment = { ...thread(2, [reply(3), reply(9)]), totalReplies: 4, nextReplies: 'r-3' };
    const { api, client, comments, calls } = await scene(
      {
        'GET /comment/2/replies': () => ({
          json: { replies: [reply(4), reply(5), reply(9)], totalReplies: 4, nextCursor: null },
        }),
      },
      listOf([open]),
    );
    await mutate(client, moreRepliesMutation(api, 42), { threadId: 2, cursor: 'r-3' });
    expect(calls[0]?.query.get('cursor')).toBe('r-3');
    expect(comments()[0]?.replies.map(({ id }) => id)).toEqual([3, 4, 5, 9]);
    expect(comments()[0]).toMatchObject({ totalReplies: 4, nextReplies: null });
  });
});
