import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { leaderboardKey, quizKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Where the member is with the quiz, and the streak. */
export const quizMemberQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...quizKey, 'member'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pwrQuizzes/auth/user', { signal })),
  });

/** A page of the board of the quiz. `page` is counted from 1. */
export const quizLeaderboardQuery = (api: ApiClient, page = 1, limit = 10) =>
  queryOptions({
    queryKey: [...leaderboardKey, 'quiz-page', page, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/pwrQuizzes/auth/pwrquizusersleaderboard', { params: { query: { page, limit } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Today's quiz. Reading it starts it, so it is read when the member asks for it. */
export const quizRunQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...quizKey, 'run'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pwrQuizzes/startQuiz', { signal })),
  });
