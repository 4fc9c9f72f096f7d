import { mutationOptions } from '@tanstack/react-query';
import type { QuizAnswer } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { rereadPoints, settled } from '../internal/cache.ts';
import { writeOnce } from '../internal/idempotency.ts';
import { quizKey } from '../keys.ts';
import { quizMemberQuery } from '../queries/quizzes.ts';
import { unwrap } from '../unwrap.ts';

/** Joins the daily quiz, and caches the member's standing from the reply. */
export const joinQuizMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quiz', 'join'],
    mutationFn: () => unwrap(api.POST('/api/pwrQuizzes/auth/connect')),
    onSuccess: (member, _none, _context, { client }) => client.setQueryData(quizMemberQuery(api).queryKey, member),
  });

/** Answers a question of the daily quiz. */
export const answerQuestionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['quiz', 'answer'],
    mutationFn: (body: QuizAnswer) =>
      writeOnce(body, (key) =>
        unwrap(
          api.POST('/api/pwrQuizzes/quiz/submit-answer', { body, params: { header: { 'Idempotency-Key': key } } }),
        ),
      ),
    // Also after a failure, because the answer may have arrived.
    onSettled: (_reply, error, _body, _none, { client }) =>
      settled(error, Promise.all([client.invalidateQueries({ queryKey: quizKey }), rereadPoints(client)])),
  });
