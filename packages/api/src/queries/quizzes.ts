import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { leaderboardKey, quizKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** The member's standing in the quiz, and the streak. */
export const quizMemberQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...quizKey, 'member'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pwrQuizzes/auth/user', { signal })),
  });

/** A page of the quiz leaderboard. `page` is one-based. */
export const quizLeaderboardQuery = (api: ApiClient, page = 1, limit = 10) =>
  queryOptions({
    queryKey: [...leaderboardKey, 'quiz-page', page, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/pwrQuizzes/auth/pwrquizusersleaderboard', { params: { query: { page, limit } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Today's quiz. Fetching it starts the quiz, so fetch it only when the member asks for it. */
export const quizRunQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...quizKey, 'run'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pwrQuizzes/startQuiz', { signal })),
  });
