import { randomUUID } from 'node:crypto';
import { createSession } from '../../src/auth/sessions.ts';
import { insertSubmission } from '../../src/content/submissions.ts';
import type { Database, Queryable } from '../../src/db/database.ts';
import { localFileStore } from '../../src/outside/files/localFileStore.ts';
import { addProject } from '../../src/projects/addProject.ts';
import { toColumns } from '../../src/projects/projectInput.ts';
import { insertQuiz } from '../../src/quizzes/importQuizzes.ts';
import { joinQuiz, startQuiz } from '../../src/quizzes/quizzes.ts';
import { insertMember } from '../../src/users/createMember.ts';
import type { Member } from '../../src/users/member.ts';
import { createLongSession } from '../longSession.ts';
import { inEveryLanguage, now, unique } from '../once/world.ts';
import { newWrite, type Write } from './writes.ts';

/**
 * Number of members who join before each incident. Each of them claims the daily bonus, answers the quiz and upvotes
 * all projects, and the admin accepts one of their posts.
 */
const MEMBERS = 40;
const PROJECTS = 5;
const QUESTIONS = 5;

/** The rows that a run's writes refer to, and two writers: a member who comments, and an admin. */
export interface Community {
  member: { id: number; token: string };
  admin: { id: number; token: string };
  projects: number[];
  quizId: number;
  questions: number[];
}

async function join(db: Queryable, role: Member['role'] = 'User') {
  const name = `member-${unique().slice(0, 12)}`;
  const id = await insertMember(db, { name, username: name, role }, now());
  return { id, token: role === 'Admin' ? await createLongSession(db, id) : await createSession(db, now, id) };
}

/** Creates the two writers, the projects and the quiz. @param files folder for the site's files */
export async function found(db: Database, files: string): Promise<Community> {
  const [member, admin] = [await join(db), await join(db, 'Admin')];
  const projects: number[] = [];
  for (let n = 1; n <= PROJECTS; n++) {
    const text = { projectName: `Project ${n}`, bio: 'What it is.', description: 'At length.', categories: [] };
    const project = { fields: toColumns(text), creatorId: member.id, createdAt: now() };
    projects.push(await addProject({ db, files: localFileStore(files) }, project));
  }
  const text = inEveryLanguage('Which?');
  const question = {
    question: text,
    options: { A: text, B: text, C: text, D: text },
    answer: 'A' as const,
    points: 10,
  };
  const quiz = { key: 'quiz', title: text, questions: Array.from({ length: QUESTIONS }, () => question) };
  await db.transaction().execute((trx) => insertQuiz(trx, quiz, now()));
  const rows = await db.selectFrom('quiz_question').select(['id', 'quiz_id']).orderBy('id').execute();
  return { member, admin, projects, quizId: rows[0]!.quiz_id, questions: rows.map(({ id }) => id) };
}

/** Creates a write that adds a comment. @param turn selects the project, in rotation */
export function newComment({ member, projects }: Community, turn: number): Write {
  const comment = randomUUID();
  const json = { userId: member.id, projectId: projects[turn % projects.length], comment };
  return newWrite(`comment ${comment}`, '/comment', member.token, json);
}

/** Adds {@link MEMBERS} members. @returns their writes and the admin's, in random order; each takes effect only once */
export async function prepareWrites(db: Database, community: Community): Promise<Write[]> {
  const { admin, projects, quizId, questions } = community;
  const writes = await db.transaction().execute(async (trx) => {
    const all: Write[] = [];
    for (let n = 0; n < MEMBERS; n++) {
      const { id, token } = await join(trx);
      await joinQuiz(trx as unknown as Database, id, now());
      await startQuiz(trx, id, now());
      const post = { platform: 'x', id: unique(), url: `https://x.com/member/status/${unique()}` } as const;
      const submissionId = await insertSubmission(trx, { userId: id, type: 'tweet', post }, now());
      const decision = { submissionId, points: 70 };
      all.push(
        newWrite(`gm ${id}`, '/api/claimBonusPoint', token),
        newWrite(`submission ${submissionId}`, '/api/admin/acceptSubmission', admin.token, decision),
        ...projects.map((projectId) => newWrite(`upvote ${id} ${projectId}`, '/upvote', token, { uid: id, projectId })),
        ...questions.map((questionId) => {
          const answer = { quizId, questionId, answer: 'A' };
          return newWrite(`quiz ${id} ${questionId}`, '/api/pwrQuizzes/quiz/submit-answer', token, answer);
        }),
      );
    }
    return all;
  });
  return writes.sort(() => Math.random() - 0.5);
}
