import type { components } from '@pwr-community/api/schema';
import type { Language } from '../contract/language.ts';
import type { Queryable } from '../db/database.ts';
import { queryJson } from '../db/queryJson.ts';

type Schemas = components['schemas'];

/**
 * A member's quiz run on one day. Omits the right answers to questions that the member hasn't answered yet.
 * @plan quiz_answer_pkey, quiz_pkey, quiz_question_in_order, quiz_run_pkey
 */
export const getQuizRun = async (db: Queryable, userId: number, day: string, language: Language) =>
  (await queryJson<Schemas['QuizRun']>(
    db,
    `select json_build_object(
       'quizId', z.id, 'title', z.title ->> $3::text,
       'questions', json_agg(json_build_object(
         'questionId', q.id, 'question', q.question ->> $3::text, 'points', q.points,
         'options', (select json_agg(json_build_object('key', o ->> 'key', 'text', o -> 'text' ->> $3::text) order by o ->> 'key')
                     from jsonb_array_elements(q.options) o),
         'answer', a.answer, 'correct', a.correct, 'rightAnswer', case when a.answer is not null then q.answer end
       ) order by q.position),
       'answered', count(a.answer), 'correct', count(*) filter (where a.correct),
       'points', coalesce(sum(q.points) filter (where a.correct), 0)::bigint,
       'finished', r.finished_at is not null)::text as json
     from quiz_run r join quiz z on z.id = r.quiz_id join quiz_question q on q.quiz_id = z.id
     left join quiz_answer a on a.user_id = r.user_id and a.day = r.day and a.question_id = q.id
     where r.user_id = $1 and r.day = $2::date
     group by z.id, r.finished_at`,
    [userId, day, language],
  ))!;
