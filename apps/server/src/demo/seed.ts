import type { AppContext } from '../context.ts';
import { createComment } from '../comments/comments.ts';
import { claimSeed } from './claimSeed.ts';
import { withRetry } from '../db/withRetry.ts';
import { countReturns, rollWindows } from '../points/windows.ts';
import { insertProject } from '../projects/projects.ts';
import type { ProofContext } from '../quests/proofs.ts';
import { insertMember } from '../users/createMember.ts';
import { grantRole } from '../users/grantRole.ts';
import { seedCommunity } from './community.ts';
import { interfaceLanguages, members, projects, threads, upvotes, type DemoUsername } from './content.ts';
import { prepareCrowd, seedCrowd } from './crowd/seedCrowd.ts';
import { DEMO_PROVIDER } from './identity/accounts.ts';
import { insertUpvotes, type Upvote } from './insertUpvotes.ts';
import { toProjectFields } from './projectFields.ts';

/** Start of the demo's history. A project is added each day, followed by its upvotes; all comments come after these. */
const BEGINNING = Date.parse('2026-08-01T09:00:00Z');
const HOUR = 60 * 60 * 1000;
const at = (hours: number) => new Date(BEGINNING + hours * HOUR);

/**
 * Fills an empty database with invented members, projects, quests and activity, the same each time. Existing data is
 * left alone.
 * @throws Error in production
 */
export async function seedDemo(
  context: Pick<AppContext, 'config' | 'db' | 'files' | 'clock'> & ProofContext,
): Promise<void> {
  if (context.config.production) throw new Error('The demo must not be seeded in production.');
  const crowd = await prepareCrowd(context);
  await seedProjects(context);
  await seedCommunity(context);
  if (crowd) await seedCrowd(context, crowd);
  const { db, clock } = context;
  await countReturns(db, clock());
  await rollWindows(db, clock());
}

async function seedProjects({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<void> {
  const seeded = await db
    .selectFrom('provider_subject')
    .select('user_id')
    .where('provider', '=', DEMO_PROVIDER)
    .where('subject', '=', 'demo-member')
    .executeTakeFirst();
  if (seeded) return;

  const { drawLogo, drawPicture } = await import('./drawing.ts');
  const put = async (key: string, drawn: Promise<Buffer>) => files.put('media', key, await drawn);
  await Promise.all(
    [...projects.keys()].flatMap((index) => [
      put(imageKey('logo', index), drawLogo(index)),
      ...pictures(index).map((picture) => put(imageKey('picture', picture), drawPicture(picture))),
    ]),
  );

  await withRetry(db, async (trx) => {
    if (!(await claimSeed(trx, 'projects'))) return;
    const userIds = new Map<string, number>();
    for (const { name, username, flag, ...more } of members) {
      const userId = await insertMember(trx, { name, username, flag }, at(0));
      if ('role' in more) await grantRole(trx, username, more.role, at(0));
      userIds.set(username, userId);
      await trx
        .insertInto('provider_subject')
        .values({
          provider: DEMO_PROVIDER,
          subject: 'subject' in more ? more.subject : `demo-${username}`,
          user_id: userId,
          created_at: at(0),
        })
        .execute();
    }
    const ids = [...userIds.values()];

    const projectIds = new Map<string, number>();
    const subjects: { id: number; creatorId: number }[] = [];
    const given: Upvote[] = [];
    for (const [index, [name, deployment, categories, text]] of projects.entries()) {
      const fields = toProjectFields({ name, deployment, categories, text }, index);
      const [image_1 = null, image_2 = null, image_3 = null] = pictures(index).map((picture) =>
        imageKey('picture', picture),
      );
      const creator_id = ids[index % ids.length]!;
      const project = { ...fields, creator_id, logo: imageKey('logo', index), image_1, image_2, image_3 };
      const projectId = await insertProject(trx, project, at(24 * index));
      projectIds.set(name, projectId);
      subjects.push({ id: projectId, creatorId: creator_id });
      for (const [place, userId] of rotated(ids, index).slice(0, upvotes[index]).entries())
        given.push({ userId, projectId, at: at(24 * index + place + 1).getTime() });
    }
    await insertUpvotes(trx, given, subjects);

    let hours = 24 * projects.length;
    for (const [project, by, body, replies] of threads) {
      const projectId = projectIds.get(project)!;
      const write = (username: DemoUsername, body: string, parentId: number | null) => {
        const language = username in interfaceLanguages ? interfaceLanguages[username] : 'en';
        return createComment(trx, { userId: userIds.get(username)!, projectId, parentId, body, language }, at(hours++));
      };
      const parentId = await write(by, body, null);
      for (const [replier, reply] of replies) await write(replier, reply, parentId);
    }
  });
}

/** Every third project has pictures: one, two or three. */
const pictures = (index: number) =>
  index % 3 === 0 ? [0, 1, 2].slice(0, (index % 4) + 1).map((n) => index * 3 + n) : [];

/** Returns a deterministic key in the format of upload keys. */
const imageKey = (kind: 'logo' | 'picture', index: number) =>
  `00000000-0000-4000-${kind === 'logo' ? 8000 : 8001}-${String(index).padStart(12, '0')}.png`;

const rotated = <T>(items: T[], by: number) => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];
