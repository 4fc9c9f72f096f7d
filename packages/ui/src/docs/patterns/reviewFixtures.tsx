'use client';
import type { ReactNode } from 'react';
import type { DecisionPanelProps } from '../../community/DecisionPanel/index.ts';
import { ImageIcon, TiktokMark, XMark, YoutubeMark } from '../../components/Icon/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import type { ReviewItemProps } from '../../community/ReviewItem/index.ts';
import type { ReviewLayoutProps } from '../../layouts/ReviewLayout/index.ts';
import type { ReviewQueueItem, ReviewQueueProps } from '../../community/ReviewQueue/index.ts';

const kinds: Record<'post' | 'meme' | 'youtube' | 'tiktok', [icon: ReactNode, kind: string]> = {
  post: [<XMark key="x" />, 'Post on X'],
  meme: [<ImageIcon key="image" />, 'Meme'],
  youtube: [<YoutubeMark key="youtube" />, 'Video on YouTube'],
  tiktok: [<TiktokMark key="tiktok" />, 'Video on TikTok'],
};

const item = (
  id: string,
  kind: keyof typeof kinds,
  title: string,
  author: string,
  age: string,
  warning?: ReactNode,
): ReviewQueueItem => ({
  id,
  title,
  author,
  icon: kinds[kind][0],
  kind: kinds[kind][1],
  age: (
    <RelativeTime dateTime="2025-11-21T10:00:00Z" title="21 November 2025, 10:00">
      {age}
    </RelativeTime>
  ),
  warning,
});

/** Returns the queue with waiting times in the reader's language. Members write in their own languages. */
const queueAs = (minutes: string, hours: string): readonly ReviewQueueItem[] => [
  item('1', 'post', 'Ran a VIDA on testnet tonight', 'Ana Beltrán', `4 ${minutes}`),
  item('2', 'meme', 'meme-gm-operator.png', 'linh.nguyen', `12 ${minutes}`),
  item('3', 'youtube', 'PWR wallet in six minutes (Türkçe)', 'Mert Aksoy', `26 ${minutes}`),
  item('4', 'post', 'gm gm gm airdrop soon?? like + rt', '0xfarm_441', `31 ${minutes}`, 'Degen'),
  item('5', 'tiktok', 'What is a validator, for my mum', 'Oksana Hnatiuk', `48 ${minutes}`),
  item('6', 'post', 'Сравнил комиссии в пяти сетях', 'Nikolai Voronin', `1 ${hours}`),
  item('7', 'meme', 'grid-town.png', 'Marta Zielińska', `1 ${hours}`),
  item('8', 'youtube', 'Building a quiz bot, part 2', 'Kenji Mori', `2 ${hours}`),
  item('9', 'post', 'Five things I got wrong about VIDAs', '0xSayo', `2 ${hours}`),
  item('10', 'meme', 'streak-7.jpg', 'Rizky Pratama', `3 ${hours}`),
  item('11', 'post', 'PWR komisyonları: kısa bir not', 'selin.k', `3 ${hours}`),
  item('12', 'tiktok', 'Three wallets, one minute', 'Thomas Girard', `3 ${hours}`),
];

export const queue = queueAs('m', 'h');

export const queueMessages: ReviewQueueProps['messages'] = {
  title: 'Review queue',
  position: (index, count) => `${index} of ${count}`,
  opened: (index, count, title, author) => `${index} of ${count}, ${title}, ${author}`,
  loading: 'Loading submissions',
  error: 'Error loading submissions',
  retry: 'Retry',
  empty: 'Nothing to review',
  emptyHint: 'New submissions appear here as they come in.',
};

export const reasons = [
  { value: 'copyright-plagiarism', label: 'Copyright or plagiarism' },
  { value: 'low-quality', label: 'Low quality or lacks detail' },
  { value: 'spam-content', label: 'Spam or promotional content' },
  { value: 'duplicate', label: 'Duplicate or already covered' },
  { value: 'off-topic', label: 'Off-topic or misleading' },
];

const reasonsAs = (...labels: string[]) => reasons.map((reason, index) => ({ ...reason, label: labels[index]! }));

export const russianReasons = reasonsAs(
  'Нарушение авторских прав или плагиат',
  'Низкое качество или недостаточно подробностей',
  'Спам или реклама',
  'Повтор или уже освещённая тема',
  'Не по теме или вводит в заблуждение',
);

export const arabicReasons = reasonsAs(
  'انتهاك حقوق النشر أو انتحال',
  'جودة منخفضة أو تفاصيل ناقصة',
  'محتوى مزعج أو ترويجي',
  'مكرر أو سبق تناوله',
  'خارج الموضوع أو مضلل',
);

export const decisionMessages: DecisionPanelProps['messages'] = {
  title: 'Decision',
  points: 'Points to award',
  pointsHint: 'Steps of 50, usual for posts 150–300',
  accept: (points) => `Accept for ${points.toLocaleString('en')} points`,
  reason: 'Or reject, with a reason',
  reject: 'Reject',
  rejectHint: 'The member sees the reason and an explanation.',
  accepting: 'Accepting',
  rejecting: 'Rejecting',
};

export const layoutMessages: ReviewLayoutProps['messages'] = {
  title: 'Review',
  backToQueue: 'All submissions',
  next: 'next',
  previous: 'previous',
  accept: 'accept',
  reason: 'reason',
  reject: 'reject',
  points: '50 points',
  undo: 'undo last',
  help: 'Keyboard shortcuts',
  helpHint: 'Keys work everywhere on this page, except while you type. Escape leaves a field.',
  keys: 'Shortcut keys',
  plus: 'plus',
  minus: 'minus',
  questionMark: 'question mark',
  close: 'Close',
  scrim: 'Refresh the page',
};

/** An inline SVG picture, so that stories need no network. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 176"><path fill="#e9eef1" d="M0 0h630v176H0z"/><path fill="none" stroke="#3d4a54" stroke-width="2" d="M38 127h119l40-40h118l40-39h158l40 40h58M197 87v40h118"/><g fill="#fff" stroke="#3d4a54" stroke-width="2"><circle cx="38" cy="127" r="6"/><circle cx="157" cy="127" r="6"/><circle cx="315" cy="87" r="6"/><circle cx="315" cy="127" r="6"/><circle cx="513" cy="48" r="6"/></g><circle cx="355" cy="48" r="8" fill="#0057ff"/></svg>',
)}`;

const metaAs = (...parts: string[]) => parts.map((part) => <span key={part}>{part}</span>);

const factsAs = (...facts: [label: string, value: string][]) => facts.map(([label, value]) => ({ label, value }));

const sentBefore = [
  { id: 'a', status: 'accepted', title: 'How I read one VIDA without an indexer', result: '+250' },
  { id: 'b', status: 'accepted', title: 'Validator set, explained with trains', result: '+200' },
  { id: 'c', status: 'rejected', title: 'GM thread', result: '' },
] as const;

const earlierAs = (...words: [statusLabel: string, date: string, reason?: string][]) =>
  sentBefore.map((submission, index) => {
    const [statusLabel, date, reason] = words[index]!;
    return { ...submission, statusLabel, date, result: reason ?? submission.result };
  });

export const reviewItem: ReviewItemProps = {
  icon: <XMark />,
  kind: 'Post on X',
  sent: 'sent 4 minutes ago',
  originalHref: 'https://example.org/post/1',
  author: { id: '13', name: 'Ana Beltrán', href: '#profile/13', handle: '@anabeltran_dev' },
  children: (
    <>
      <p>
        {
          'Ran a VIDA on testnet tonight. Three things that surprised me:\n\n1. No gas auction. The fee I saw is the fee I paid, four times out of four.\n2. My reader was 90 lines. It follows one id and ignores the rest of the chain.\n3. When I killed it and started again, it picked up at the block it had stopped at.\n\nCode and notes in the thread.'
        }
      </p>
      <img src={picture} alt="A line that climbs over a grid" />
    </>
  ),
  meta: metaAs('09:41, 21 Nov', '3 replies', '18 reposts', '142 likes'),
  earlier: earlierAs(['Accepted', '12 Nov'], ['Accepted', '3 Nov'], ['Rejected', '28 Oct', reasons[1]!.label]),
  facts: factsAs(
    ['Member', 'Ana Beltrán'],
    ['Points', '68,420'],
    ['Accepted', '31 of 34'],
    ['Duplicates', 'None found'],
  ),
  messages: { openOriginal: 'Open original', newTab: 'opens in a new tab', earlier: 'Earlier submissions' },
};

const dialogWords = { cancel: 'Cancel', close: 'Close', scrim: 'Refresh the page' };

const english = {
  links: ['Dashboard', 'Projects', 'Airdrops'],
  kind: 'Type',
  kinds: ['All', 'Posts', 'Video', 'Memes'],
  summary: '12 waiting, oldest 3 h',
  items: queue,
  queue: queueMessages,
  decision: decisionMessages,
  reasons,
  layout: layoutMessages,
  item: {},
  bar: { accept: 'Accept', reject: 'Reject' },
  degen: 'Mark as degen',
  disqualify: 'Disqualify member',
  accept: {
    ...dialogWords,
    points: decisionMessages.points,
    hint: decisionMessages.pointsHint,
    accept: decisionMessages.accept,
    pending: decisionMessages.accepting,
  },
  reject: {
    ...dialogWords,
    reason: 'Reason',
    hint: decisionMessages.rejectHint,
    reject: decisionMessages.reject,
    pending: decisionMessages.rejecting,
  },
};

/** The reviewer's UI text and queue in the language of each story; members write in their own languages. */
export const reviewWords = {
  en: english,
  ru: {
    ...english,
    links: ['Панель управления', 'Проекты', 'Аирдропы'],
    kind: 'Вид',
    kinds: ['Все', 'Публикации', 'Видео', 'Мемы'],
    summary: 'Ждут проверки: 12, самая давняя — 3 ч',
    items: queueAs('мин', 'ч'),
    queue: {
      title: 'Очередь на проверку',
      position: (index: number, count: number) => `${index} из ${count}`,
      opened: (index: number, count: number, title: string, author: string) =>
        `${index} из ${count}, ${title}, ${author}`,
      loading: 'Загружаем публикации',
      error: 'Не удалось загрузить публикации',
      retry: 'Повторить',
      empty: 'Нечего проверять',
      emptyHint: 'Здесь появятся новые публикации участников.',
    },
    decision: {
      title: 'Решение',
      points: 'Сколько баллов начислить',
      pointsHint: 'Шаг — 50, обычно за публикации 150–300',
      accept: (points: number) => `Принять и начислить ${points}`,
      reason: 'Или отклоните и укажите причину',
      reject: 'Отклонить',
      rejectHint: 'Участник увидит причину и пояснение к ней.',
      accepting: 'Принимаем',
      rejecting: 'Отклоняем',
    },
    reasons: russianReasons,
    layout: {
      ...layoutMessages,
      title: 'Проверка',
      backToQueue: 'Все публикации',
      next: 'следующая',
      previous: 'предыдущая',
      accept: 'принять',
      reason: 'причина',
      reject: 'отклонить',
      points: '50 баллов',
      undo: 'отменить',
      help: 'Все клавиши',
      helpHint: 'Клавиши работают на всей странице, кроме полей ввода. Escape — выйти из поля.',
      keys: 'Горячие клавиши',
    },
    item: {
      kind: 'Публикация в X',
      sent: 'отправлено 4 минуты назад',
      messages: {
        openOriginal: 'Открыть оригинал',
        newTab: 'откроется в новой вкладке',
        earlier: 'Что участник присылал раньше',
      },
      meta: metaAs('21 нояб., 09:41', '3 ответа', '18 репостов', '142 отметки «Нравится»'),
      earlier: earlierAs(
        ['Принято', '12 нояб.'],
        ['Принято', '3 нояб.'],
        ['Отклонено', '28 окт.', russianReasons[1]!.label],
      ),
      facts: factsAs(
        ['Участник', 'Ana Beltrán'],
        ['Баллы', '68 420'],
        ['Принято', '31 из 34'],
        ['Повторы', 'Не найдены'],
      ),
    },
    bar: { accept: 'Принять', reject: 'Отклонить' },
    degen: 'Отметить как degen',
    disqualify: 'Дисквалифицировать',
    accept: {
      cancel: 'Отмена',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
      points: 'Сколько баллов начислить',
      hint: 'Шаг — 50, обычно за публикации 150–300',
      accept: (points: number) => `Принять и начислить ${points}`,
      pending: 'Принимаем',
    },
    reject: {
      cancel: 'Отмена',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
      reason: 'Причина',
      hint: 'Участник увидит причину и пояснение к ней.',
      reject: 'Отклонить',
      pending: 'Отклоняем',
    },
  },
  ar: {
    ...english,
    links: ['لوحة التحكم', 'المشاريع', 'التوزيعات'],
    kind: 'النوع',
    kinds: ['الكل', 'منشورات', 'فيديو', 'ميمات'],
    summary: '12 بانتظار المراجعة، أقدمها منذ 3 ساعات',
    items: queueAs('د', 'س'),
    queue: {
      title: 'قائمة المراجعة',
      position: (index: number, count: number) => `${index} من ${count}`,
      opened: (index: number, count: number, title: string, author: string) =>
        `${index} من ${count}، ${title}، ${author}`,
      loading: 'جارٍ تحميل المشاركات',
      error: 'تعذّر تحميل المشاركات',
      retry: 'إعادة المحاولة',
      empty: 'لا شيء بانتظار قرار',
      emptyHint: 'تظهر هنا المشاركات الجديدة عندما يرسلها الأعضاء.',
    },
    decision: {
      title: 'القرار',
      points: 'النقاط الممنوحة',
      pointsHint: 'بخطوات من 50، والمعتاد للمنشورات 150–300',
      accept: (points: number) => `قبول ومنح ${points}`,
      reason: 'أو ارفض مع ذكر السبب',
      reject: 'رفض',
      rejectHint: 'يرى العضو السبب مع شرح له.',
      accepting: 'جارٍ القبول',
      rejecting: 'جارٍ الرفض',
    },
    reasons: arabicReasons,
    layout: {
      ...layoutMessages,
      title: 'المراجعة',
      backToQueue: 'كل المشاركات',
      next: 'التالي',
      previous: 'السابق',
      accept: 'قبول',
      reason: 'السبب',
      reject: 'رفض',
      points: '50 نقطة',
      undo: 'تراجع',
      help: 'كل المفاتيح',
      helpHint: 'تعمل المفاتيح في الصفحة كلها إلا أثناء الكتابة. يخرج Escape من الحقل.',
      keys: 'مفاتيح الاختصار',
    },
    item: {
      kind: 'منشور على X',
      sent: 'أُرسل قبل 4 دقائق',
      messages: { openOriginal: 'فتح الأصل', newTab: 'يفتح في علامة تبويب جديدة', earlier: 'ما أرسله العضو سابقًا' },
      meta: metaAs('21 نوفمبر، 09:41', '3 ردود', '18 إعادة نشر', '142 إعجابًا'),
      earlier: earlierAs(
        ['مقبول', '12 نوفمبر'],
        ['مقبول', '3 نوفمبر'],
        ['مرفوض', '28 أكتوبر', arabicReasons[1]!.label],
      ),
      facts: factsAs(['العضو', 'Ana Beltrán'], ['النقاط', '68,420'], ['مقبول', '31 من 34'], ['مكرر', 'لا يوجد']),
    },
    bar: { accept: 'قبول', reject: 'رفض' },
    degen: 'وسم كـ degen',
    disqualify: 'استبعاد العضو',
  },
};
