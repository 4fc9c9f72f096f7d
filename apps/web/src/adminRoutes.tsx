import { matchPath, Route, Routes } from 'react-router-dom';
import { adminPaths } from './shared/adminPaths.ts';
import { page, type PageTable } from './shared/page.ts';
import { paths } from './shared/paths.ts';

const Comments = page(async () => (await import('./features/comments/Comments.tsx')).Comments, 'comments');
const DetailPage = page(async () => (await import('./features/projects/DetailPage.tsx')).DetailPage, 'project');
const ProjectEditPage = page(
  async () => (await import('./features/project-form/ProjectEditPage.tsx')).ProjectEditPage,
  'form',
  'error',
);
const NotFoundPage = page(async () => (await import('./app/layout/NotFoundPage.tsx')).NotFoundPage, 'error');
const ReviewPage = page(
  async () => (await import('./features/admin/review/ReviewPage.tsx')).ReviewPage,
  'admin',
  'appeal',
  'content',
  'points',
  'error',
);
const UnresolvedPage = page(
  async () => (await import('./features/admin/unresolved/UnresolvedPage.tsx')).UnresolvedPage,
  'admin',
  'appeal',
  'content',
  'points',
  'form',
  'error',
);
const AppealsPage = page(
  async () => (await import('./features/admin/appeals/AppealsPage.tsx')).AppealsPage,
  'admin',
  'appeal',
  'content',
  'points',
  'error',
);
const ReportsPage = page(
  async () => (await import('./features/admin/reports/ReportsPage.tsx')).ReportsPage,
  'admin',
  'appeal',
  'content',
  'points',
  'report',
  'error',
);
const QuestsPage = page(
  async () => (await import('./features/admin/quests/QuestsPage.tsx')).QuestsPage,
  'admin',
  'form',
  'error',
);
const CreateQuestPage = page(
  async () => (await import('./features/admin/quests/CreateQuestPage.tsx')).CreateQuestPage,
  'admin',
  'form',
  'error',
);
const EditQuestPage = page(
  async () => (await import('./features/admin/quests/EditQuestPage.tsx')).EditQuestPage,
  'admin',
  'form',
  'error',
);
const MembersPage = page(
  async () => (await import('./features/admin/members/MembersPage.tsx')).MembersPage,
  'admin',
  'appeal',
  'content',
  'points',
  'error',
);
const QuestBoardPage = page(
  async () => (await import('./features/admin/leaderboard/QuestBoardPage.tsx')).QuestBoardPage,
  'admin',
  'points',
  'error',
);
const AuditPage = page(
  async () => (await import('./features/admin/audit/AuditPage.tsx')).AuditPage,
  'admin',
  'content',
  'report',
  'error',
);
const SnapshotsPage = page(
  async () => (await import('./features/admin/snapshots/SnapshotsPage.tsx')).SnapshotsPage,
  'admin',
  'snapshot',
  'error',
);
const SnapshotMembersPage = page(
  async () => (await import('./features/admin/snapshots/SnapshotMembersPage.tsx')).SnapshotMembersPage,
  'admin',
  'snapshot',
  'error',
);
const AdminFrame = page(async () => (await import('./features/admin/AdminPage.tsx')).AdminFrame, 'admin', 'error');

/** The public project page and the creator's edit page, inside the admin frame. */
const AdminProject = Object.assign(
  () => (
    <AdminFrame>
      <DetailPage Comments={Comments} />
    </AdminFrame>
  ),
  { preload: async () => void (await Promise.all([AdminFrame.preload(), DetailPage.preload()])) },
);
const AdminProjectEdit = Object.assign(
  () => (
    <AdminFrame>
      <ProjectEditPage projectPage={paths.adminProject.getHref} />
    </AdminFrame>
  ),
  { preload: async () => void (await Promise.all([AdminFrame.preload(), ProjectEditPage.preload()])) },
);

const pages: PageTable = [
  [paths.admin, ReviewPage],
  [adminPaths.unresolved, UnresolvedPage],
  [adminPaths.appeals, AppealsPage],
  [adminPaths.reports, ReportsPage],
  [adminPaths.quests, QuestsPage],
  [adminPaths.questCreate, CreateQuestPage],
  [adminPaths.questEdit, EditQuestPage],
  [adminPaths.members, MembersPage],
  [adminPaths.leaderboard, QuestBoardPage],
  [adminPaths.snapshots, SnapshotsPage],
  [adminPaths.snapshotMembers, SnapshotMembersPage],
  [adminPaths.audit, AuditPage],
  [paths.adminProject, AdminProject],
  [paths.adminProjectEdit, AdminProjectEdit],
];

const base = paths.admin.path;

/** All admin pages. Only admins download this module, including its route names. */
export function AdminPages() {
  return (
    <Routes>
      {pages.map(([{ path }, Shown]) => (
        <Route key={path} path={path.slice(base.length) || '/'} element={<Shown />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Prefetches the code of the admin page at a path. */
export const preloadAdminPage = async (pathname: string): Promise<void> =>
  pages.find(([{ path }]) => matchPath(path, pathname))?.[1].preload(pathname);
