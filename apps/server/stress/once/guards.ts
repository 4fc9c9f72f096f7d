import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/paths.ts';

/**
 * A guard that makes an effect happen only once, and the means to remove it from a test database or a copy of the
 * server.
 */
export interface Guard {
  /** Short description for the result table. */
  name: string;
  /** SQL that removes the guard from the database. */
  statements?: string[];
  /** Changes that remove the guard from the source. */
  replacements?: Replacement[];
}

/** Text that a file under `src/` contains exactly once, and its replacement. */
export interface Replacement {
  file: string;
  from: string;
  to: string;
}

const drop = (table: string) => `alter table ${table} drop constraint ${table}_pkey`;

/** Drops the ledger's primary key, so that two entries of a member can have the same key. */
const ledgerKey = drop('point_entry');

const completion: Guard = {
  name: 'lock of the member and key of the ledger',
  statements: [ledgerKey],
  replacements: [
    {
      file: 'quests/complete.ts',
      from: "await lockEarner(trx, userId, force ? 'member-disqualified' : 'disqualified');",
      to: '',
    },
  ],
};

/** The guard for admins' calls. These lock the member early: when the audit log reads the member's row. */
const forced: Guard = {
  name: 'locks of the member and key of the ledger',
  statements: [ledgerKey],
  replacements: [
    ...completion.replacements!,
    { file: 'http/auditSubjects.sql.ts', from: 'where u.id = $1 for no key update of u', to: 'where u.id = $1' },
  ],
};

/** The locks on the member. The member's state, which decides if a sanction is possible, must not change meanwhile. */
const memberLocks: Guard = {
  name: 'locks of the member',
  replacements: [
    {
      file: 'sanctions/sanctions.ts',
      from: ".where('deleted_at', 'is', null)\n    .forNoKeyUpdate()",
      to: ".where('deleted_at', 'is', null)",
    },
    {
      file: 'http/auditSubjects.sql.ts',
      from: 'where u.id = $1::bigint for no key update of u',
      to: 'where u.id = $1::bigint',
    },
  ],
};

const appealDecision: Guard = {
  name: 'conditions of the decision',
  replacements: [
    { file: 'appeals/appeals.ts', from: ".where('status', '=', 'open')", to: '' },
    {
      file: 'appeals/appeals.ts',
      from: "if (!(await isStillRejected(trx, appeal))) throw new Problem('appeal-decided');",
      to: '',
    },
  ],
};

const reportDecision: Guard = {
  name: 'condition of the decision',
  replacements: [
    {
      file: 'reports/reports.ts',
      from: "if (first.status !== 'open') throw new Problem('report-decided');",
      to: '',
    },
  ],
};

/** The guards by effect. If one guard backs up another, both are removed. */
export const guards: Record<string, Guard> = {
  'GM claim': {
    name: 'condition of the upsert',
    replacements: [
      {
        file: 'points/bonus.ts',
        from: ".where('gm_claim.claimed_at', '<=', new Date(now.getTime() - INTERVAL))",
        to: '',
      },
    ],
  },
  upvote: { name: 'key of the upvotes', statements: [drop('project_upvote')] },
  'upvote taken back': {
    name: 'counter moved by removed rows alone',
    replacements: [
      {
        file: 'upvotes/upvotes.sql.ts',
        from: 'where id in (select project_id from removed)',
        to: 'where id = ${projectId}',
      },
    ],
  },
  'quest finalized': completion,
  'quest force-verified': forced,
  'referral paid': { name: 'key of the ledger', statements: [ledgerKey] },
  'quest earned by an outside account': { name: 'key of the proofs', statements: [drop('quest_proof')] },
  'mutual invitation refused': {
    name: 'comparison of when the two joined',
    replacements: [
      {
        file: 'referrals/referrals.ts',
        from: "if (!referrer.is_older) throw new Problem('referral-not-possible', 'The referrer must have joined earlier.');",
        to: '',
      },
    ],
  },
  'self-invite refused': {
    name: 'comparisons with the owner of the code',
    replacements: [
      {
        file: 'referrals/referrals.ts',
        from: "if (!referrer.is_older) throw new Problem('referral-not-possible', 'The referrer must have joined earlier.');",
        to: '',
      },
      {
        file: 'referrals/referrals.ts',
        from: "if (referrer.id === userId) throw new Problem('referral-not-possible', \"Members can't use their own code.\");",
        to: '',
      },
    ],
  },
  'burner exchanged': {
    name: 'condition of the update',
    replacements: [{ file: 'auth/burners.ts', from: ".where('used_at', 'is', null)", to: '' }],
  },
  'submission accepted': {
    name: 'condition of the update',
    replacements: [
      {
        file: 'content/submissions.ts',
        from: ".where('status', '=', 'In Review')\n    .executeTakeFirst();\n  if (!accepted)",
        to: '.executeTakeFirst();\n  if (!accepted)',
      },
    ],
  },
  'rejection told': {
    name: 'condition of the update',
    replacements: [
      {
        file: 'content/submissions.ts',
        from: ".where('status', '=', 'In Review')\n    .returning(['id', 'user_id as userId', 'decisions'])",
        to: ".returning(['id', 'user_id as userId', 'decisions'])",
      },
    ],
  },
  'submission withdrawn or accepted': {
    name: 'condition of the withdrawal',
    replacements: [
      {
        file: 'content/submissions.ts',
        from: ".where('s.status', '=', 'In Review')\n    .returning('before.image')",
        to: ".returning('before.image')",
      },
    ],
  },
  'submission appealed': { name: 'key of the appeals', statements: [drop('appeal')] },
  'quest appealed': { name: 'key of the appeals', statements: [drop('appeal')] },
  'appeal decided': appealDecision,
  'appeals decided together': appealDecision,
  'requests completed together': {
    name: forced.name,
    statements: [ledgerKey],
    replacements: [
      ...forced.replacements!,
      {
        file: 'quests/decideRequests.ts',
        from: 'await lockMembers(trx, [...new Set(inOrder.map(({ userId }) => userId))]);',
        to: '',
      },
    ],
  },
  'reports decided together': reportDecision,
  'appeal of a quest accepted': {
    name: 'conditions of the decision and the completion, and key of the ledger',
    statements: [ledgerKey],
    replacements: [
      ...appealDecision.replacements!,
      {
        file: 'quests/complete.ts',
        from: "const wasCompleted = progress?.state === 'completed';",
        to: 'const wasCompleted = false;',
      },
    ],
  },
  reported: { name: 'key of the reports', statements: [drop('report')] },
  'reports decided': reportDecision,
  'refused quest told': { name: 'key of the notifications', statements: [drop('notification')] },
  'upvotes collected': {
    name: 'key of the notifications',
    statements: [drop('notification')],
    replacements: [
      {
        file: 'upvotes/upvotes.sql.ts',
        from: `on conflict (user_id, notification_key) do update set
        upvotes = notification.upvotes + 1, is_unread = true,
        created_at = case when notification.is_unread then notification.created_at else excluded.created_at end`,
        to: '',
      },
    ],
  },
  'all submissions accepted': {
    name: 'lock of the submissions, and key of the ledger',
    statements: [ledgerKey],
    replacements: [
      {
        file: 'content/submissions.ts',
        from: ".where('user_id', '!=', actorId))\n    .orderBy('id')\n    .forNoKeyUpdate()",
        to: ".where('user_id', '!=', actorId))\n    .orderBy('id')",
      },
    ],
  },
  'selection decided': {
    name: 'lock of the submissions',
    replacements: [
      {
        file: 'content/bulkDecisions.ts',
        from: "    .orderBy('id')\n    .forNoKeyUpdate()\n    .execute()) as Locked[];",
        to: "    .orderBy('id')\n    .execute()) as Locked[];",
      },
    ],
  },
  'quiz question answered': {
    name: 'key of the answers and key of the ledger',
    statements: [drop('quiz_answer'), ledgerKey],
  },
  'member disqualified': memberLocks,
  'member reinstated': memberLocks,
  'member silenced': memberLocks,
  'wallet added': { name: 'key of the members’ wallets', statements: [drop('wallet_of_member')] },
  'comment retried': {
    name: 'kept reply of the key',
    replacements: [
      {
        file: 'http/once.ts',
        from: "if (typeof key !== 'string') {",
        to: 'if (true) {',
      },
    ],
  },
  'comment edited': {
    name: 'lock of the comment and key of the versions',
    statements: [drop('comment_version')],
    replacements: [{ file: 'comments/edits.ts', from: ".forNoKeyUpdate('c')", to: '' }],
  },
};

/** Describes each of the guard's replacements whose text doesn't occur exactly once in its file. */
export function misplaced({ replacements = [] }: Guard): string[] {
  return replacements.flatMap(({ file, from }) => {
    const times = readFileSync(join(packageRoot, 'src', file), 'utf8').split(from).length - 1;
    return times === 1 ? [] : [`${file} holds “${from}” ${times} times, and not once.`];
  });
}
