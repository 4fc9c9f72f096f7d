import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');

/** Default limit for an entry with all its dependencies except React, minified and compressed with Brotli. */
const usual = '30 kB';
const budgets = {
  AcceptDialog: '60 kB',
  AppealDialog: '50 kB',
  BarChart: '150 kB',
  ComboBox: '80 kB',
  CommentComposer: '55 kB',
  CommentThread: '90 kB',
  ConfirmDialog: '45 kB',
  DataTable: '75 kB',
  DateRangePicker: '90 kB',
  DateTimeField: '65 kB',
  DecisionPanel: '45 kB',
  FlagPicker: '65 kB',
  ImageUpload: '50 kB',
  ImageViewer: '45 kB',
  InviteCard: '50 kB',
  LanguageOffer: '35 kB',
  LanguageSelect: '60 kB',
  LeaderboardTable: '35 kB',
  LineChart: '150 kB',
  LoginDialog: '50 kB',
  MemeCard: '45 kB',
  Menu: '55 kB',
  Modal: '45 kB',
  NotificationBell: '45 kB',
  NumberField: '35 kB',
  QuickView: '45 kB',
  QuizQuestion: '35 kB',
  RejectDialog: '50 kB',
  RejectionReasonDialog: '45 kB',
  ReportDialog: '55 kB',
  ReviewLayout: '50 kB',
  ReviewQueue: '40 kB',
  SearchField: '60 kB',
  Select: '60 kB',
  SessionExpiredDialog: '45 kB',
  SharePopover: '45 kB',
  Tabs: '40 kB',
  TagInput: '55 kB',
  ThemeToggle: '35 kB',
  Toast: '40 kB',
  TopBar: '46 kB',
  WalletDialog: '50 kB',
};

const entries = ['components', 'community', 'layouts'].flatMap((group) =>
  readdirSync(join(dist, group)).map((name) => ({ name, path: `dist/${group}/${name}/index.js` })),
);

export default entries.map(({ name, path }) => ({
  name,
  path,
  limit: budgets[name] ?? usual,
  ignore: ['react', 'react-dom'],
}));
