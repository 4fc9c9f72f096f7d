import type { Language } from '../../contract/language.ts';
import type { Upvote } from '../insertUpvotes.ts';
import { chance } from './chance.ts';
import { DAY, DAYS, HOUR, type Present } from './history.ts';
import { en } from './talk/en.ts';
import { es } from './talk/es.ts';
import { ru } from './talk/ru.ts';
import type { Thread, Topic } from './talk/thread.ts';
import { tr } from './talk/tr.ts';
import { zh } from './talk/zh.ts';

const talk: [Language, Thread[]][] = [
  ['en', en],
  ['ru', ru],
  ['zh', zh],
  ['es', es],
  ['tr', tr],
];

/** Conversation topic of each project category. Other categories have none. */
const topics: Record<string, Topic> = {
  DeFi: 'money',
  Staking: 'money',
  Bitcoin: 'bitcoin',
  Payments: 'shop',
  Business: 'shop',
  GameFi: 'game',
  Social: 'talk',
  Messaging: 'talk',
  Education: 'talk',
  Infrastructure: 'tools',
  Developer: 'tools',
  Data: 'tools',
  Oracle: 'tools',
  DAO: 'vote',
  Governance: 'vote',
  Identity: 'privacy',
  Privacy: 'privacy',
  NFTs: 'art',
  Art: 'art',
  Writing: 'art',
};

/** A member who may write. */
export interface Writer {
  id: number;
  language: Language;
  joinedAt: number;
}

/** A project to write about. */
export interface Subject {
  id: number;
  categories: string[];
  creatorId: number;
  createdAt: number;
  /** Maximum number of members who upvote the project. */
  popularity: number;
  /** True if the creator may reply. The accounts that visitors sign in to never do. */
  creatorAnswers: boolean;
}

/** A comment with its replies. */
export interface Comment {
  projectId: number;
  userId: number;
  body: string;
  language: Language;
  at: number;
  replies: Omit<Comment, 'replies'>[];
}

/** Generates the crowd's conversations, oldest first. Each text is used only once. */
export function discuss(subjects: Subject[], writers: Writer[], present: Present): Comment[] {
  const next = chance(4711);
  const said = new Map(subjects.map(({ id }) => [id, new Set<string>()]));
  const comments: Comment[] = [];
  for (const [language, threads] of talk) {
    const ofLanguage = writers.filter((writer) => writer.language === language);
    const counts = new Map<Topic, number>();
    for (const [topic, opening, ...answers] of threads) {
      const nth = counts.get(topic) ?? 0;
      counts.set(topic, nth + 1);
      const needsCreator = answers.some((answer) => answer.startsWith('@'));
      const { id, creatorId, createdAt } = choose(subjects, said, { topic, nth, needsCreator });
      said.get(id)!.add(`${topic}:${nth}`);
      const started = Math.max(createdAt, present.today - (DAYS - 3) * DAY);
      const at = Math.round(started + (present.now - started - 2 * HOUR) * (0.03 + 0.95 * next()));
      const others = shuffled(
        ofLanguage.filter((writer) => writer.joinedAt < at && writer.id !== creatorId),
        next,
      );
      const [author, answerer] = others.length > 1 ? others : writers.filter(({ id }) => id !== creatorId);
      let time = at;
      const replies = answers.map((answer, place) => {
        // Keeps all replies in the past.
        time += Math.round((0.05 + 0.9 * next()) * Math.min(9 * HOUR, (present.now - at) / answers.length));
        // A conversation goes back and forth between two members.
        const speaker = place % 2 === 0 ? answerer : author;
        const byCreator = answer.startsWith('@');
        const userId = byCreator ? creatorId : (needsCreator ? author : speaker)!.id;
        return { projectId: id, userId, body: byCreator ? answer.slice(1) : answer, language, at: time };
      });
      comments.push({ projectId: id, userId: author!.id, body: opening, language, at, replies });
    }
  }
  return comments.sort((one, other) => one.at - other.at);
}

/**
 * Chooses a project that suits a thread: the one with the fewest conversations relative to its popularity. Avoids
 * projects that have a similar conversation in another language.
 */
function choose(
  subjects: Subject[],
  said: Map<number, Set<string>>,
  { topic, nth, needsCreator }: { topic: Topic; nth: number; needsCreator: boolean },
): Subject {
  const cost = (subject: Subject) => {
    const known = said.get(subject.id)!;
    return (known.size + 0.5) / (30 + subject.popularity) + (known.has(`${topic}:${nth}`) ? 1 : 0);
  };
  return subjects
    .filter(({ creatorAnswers }) => creatorAnswers || !needsCreator)
    .filter(({ categories }) => topic === 'any' || categories.map((one) => topics[one]).find(Boolean) === topic)
    .reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** Generates the crowd's upvotes: up to `popularity` for each project, most of them soon after it was added. */
export function upvote(subjects: Subject[], writers: Writer[], { now }: Present): Upvote[] {
  return subjects.flatMap(({ id, popularity, createdAt, creatorId }) => {
    const next = chance(id);
    return shuffled(writers, next)
      .filter((writer) => writer.id !== creatorId && createdAt < now - DAY && writer.joinedAt < now - DAY)
      .slice(0, popularity)
      .map((writer) => {
        const from = Math.max(createdAt, writer.joinedAt);
        return { userId: writer.id, projectId: id, at: Math.round(from + (now - from) * next() ** 2.5) };
      });
  });
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
