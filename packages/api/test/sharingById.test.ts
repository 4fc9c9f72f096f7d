import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { submissionsQuery } from '../src/queries/content.ts';
import { signedIn } from './session.ts';

it('keeps the other submissions of a refetched list identical when the first one leaves', async () => {
  const submission = (submissionId: number, reports = 0) => ({ submissionId, reports, user: { id: 1 } });
  const replies = [
    [submission(1), submission(2), submission(3)],
    [submission(2), submission(3, 1), submission(4)],
    [submission(2), submission(3, 1), submission(4)],
  ];
  const { api, client } = await signedIn({
    'GET /api/admin/contentSubmissions': () => ({ json: { submissions: replies.shift(), inReview: 3 } }),
  });
  const observer = new QueryObserver(client, submissionsQuery(api, {}));
  const first = (await observer.refetch()).data!;
  const second = (await observer.refetch()).data!;
  expect(second.submissions.map(({ submissionId }) => submissionId)).toEqual([2, 3, 4]);
  expect(second.submissions[0]).toBe(first.submissions[1]);
  expect(second.submissions[1]).toMatchObject({ reports: 1 });
  expect(second.submissions[1]!.user).toBe(first.submissions[2]!.user);
  // A refetch without changes returns the same object.
  expect((await observer.refetch()).data).toBe(second);
});
