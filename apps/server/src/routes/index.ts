import * as appeals from './appeals.ts';
import * as auth from './auth.ts';
import type { Handlers } from '../http/handler.ts';
import * as admin from './admin.ts';
import * as comments from './comments.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as desk from './desk.ts';
import * as health from './health.ts';
import * as identities from './identities.ts';
import * as images from './images.ts';
import * as leaderboards from './leaderboards.ts';
import * as notifications from './notifications.ts';
import * as ownData from './ownData.ts';
import * as points from './points.ts';
import * as profile from './profile.ts';
import * as projects from './projects.ts';
import * as quests from './quests.ts';
import * as quizzes from './quizzes.ts';
import * as referrals from './referrals.ts';
import * as reports from './reports.ts';
import * as sanctions from './sanctions.ts';
import * as snapshots from './snapshots.ts';
import * as upvotes from './upvotes.ts';
import * as users from './users.ts';
import * as verification from './verification.ts';

/** Every operation's handler. A missing one, or one that doesn't match the contract, is a compile error. */
export const handlers: Handlers = {
  ...admin,
  ...appeals,
  ...auth,
  ...comments,
  ...contact,
  ...content,
  ...desk,
  ...health,
  ...identities,
  ...images,
  ...leaderboards,
  ...notifications,
  ...ownData,
  ...points,
  ...profile,
  ...projects,
  ...quests,
  ...quizzes,
  ...referrals,
  ...reports,
  ...sanctions,
  ...snapshots,
  ...upvotes,
  ...users,
  ...verification,
};
