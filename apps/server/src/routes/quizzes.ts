import { withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { languageOf } from '../contract/language.ts';
import { once } from '../http/once.ts';
import { pagingOf } from '../contract/paging.ts';
import { listBoard } from '../leaderboards/boards.ts';
import { QUIZ_OFFSET_CAP } from '../leaderboards/boards.sql.ts';
import * as quizzes from '../quizzes/quizzes.ts';
import { getQuizRun } from '../quizzes/quizRun.sql.ts';

export const getQuizMember: Handler<'getQuizMember'> = async ({ db, member, clock }) =>
  quizzes.getQuizMember(db, member.id, clock());

export const joinQuiz: Handler<'joinQuiz'> = async ({ db, member, clock }) => {
  await quizzes.joinQuiz(db, member.id, clock());
  return quizzes.getQuizMember(db, member.id, clock());
};

export const startQuiz: Handler<'startQuiz'> = async (context) => {
  const { db, member, clock, reply } = context;
  reply.header('vary', 'accept-language');
  const now = clock();
  await withRetry(db, (trx) => quizzes.startQuiz(trx, member.id, now));
  return getQuizRun(db, member.id, quizzes.dayOf(now), languageOf(context));
};

export const answerQuestion: Handler<'answerQuestion'> = async (context) => {
  const { member, body, clock } = context;
  return once(context, async (trx) => JsonText.of(await quizzes.answerQuestion(trx, member.id, body, clock())));
};

export const listQuizLeaderboard: Handler<'listQuizLeaderboard'> = async ({ db, query }) => {
  const { page, limit } = pagingOf(query);
  const { users, metadata } = JSON.parse(
    (await listBoard(db, { board: 'quiz', page: page - 1, limit, offsetCap: QUIZ_OFFSET_CAP })).text,
  ) as Awaited<ReturnType<typeof listBoard>>['type'];
  return { users, metadata };
};
