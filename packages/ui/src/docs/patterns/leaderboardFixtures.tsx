'use client';
import type { ReactNode } from 'react';
import type { FlagProps, LeaderboardEntry, LeaderboardTableMessages } from '../../community/LeaderboardTable/index.ts';

/** Returns a flag with three stripes as an inline SVG, so that stories need no network. */
function flag(name: string, stripes: [string, string, string], isUpright = false): FlagProps {
  const bars = stripes.map((fill, index) =>
    isUpright
      ? `<path fill="${fill}" d="M${index * 6} 0h6v12h-6z"/>`
      : `<path fill="${fill}" d="M0 ${index * 4}h18v4H0z"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 12">${bars.join('')}</svg>`;
  return { name, src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

const flags = {
  de: flag('Germany', ['#000', '#d00', '#fc0']),
  es: flag('Spain', ['#c60b1e', '#ffc400', '#c60b1e']),
  fr: flag('France', ['#0055a4', '#fff', '#ef4135'], true),
  ng: flag('Nigeria', ['#008751', '#fff', '#008751'], true),
  pl: flag('Poland', ['#fff', '#e9a5b0', '#dc143c']),
  tr: flag('Türkiye', ['#e30a17', '#e30a17', '#e30a17']),
  ua: flag('Ukraine', ['#0057b7', '#7fa050', '#ffd700']),
};

const member = (
  rank: number,
  name: string,
  points: number,
  rest: Partial<LeaderboardEntry> = {},
): LeaderboardEntry => ({
  id: `m${rank}${name}`,
  href: `#profile/${rank}`,
  rank,
  name,
  points,
  interests: [],
  ...rest,
});

export const podium: readonly LeaderboardEntry[] = [
  member(1, 'Ana Beltrán', 68420, { flag: flags.es, interests: ['DeFi', 'Researcher'] }),
  member(2, 'Mert Aksoy', 61050, { flag: flags.tr, interests: ['Developer', 'Auditor'] }),
  member(3, 'linh.nguyen', 57310, { interests: ['Memes', 'GameFi'] }),
];

export const entries: readonly LeaderboardEntry[] = [
  member(4, 'Nikolai Voronin', 48200, { flag: flags.de, interests: ['Governance'], gained: 640, change: -1 }),
  member(5, '0xSayo', 44915, { flag: flags.ng, interests: ['Trading', 'DeFi', 'NFTs'], gained: 1515, change: 3 }),
  member(6, 'Marta Zielińska', 43280, {
    flag: flags.pl,
    interests: ['Designer', 'Community'],
    gained: 430,
    change: 0,
  }),
  member(7, 'Kenji Mori', 41760, { interests: ['Developer'], gained: 870, change: -2 }),
  member(8, 'Oksana Hnatiuk', 39105, {
    flag: flags.ua,
    interests: ['Tokenomics', 'Researcher'],
    gained: 720,
    change: 1,
  }),
  member(247, 'Thomas Girard', 8265, { flag: flags.fr, interests: ['Community'], gained: 310, change: 0 }),
  member(248, 'selin.k', 8240, { flag: flags.tr, interests: ['DeFi', 'Memes'], gained: 1150, change: 36 }),
  member(249, 'Rizky Pratama', 8190, { interests: ['Trading'], gained: 95, change: -4 }),
];

export const ownId = entries[6]!.id;

export const tied: readonly LeaderboardEntry[] = [
  member(4, 'Nikolai Voronin', 48200, { interests: ['Governance'], gained: 0, change: 0 }),
  member(5, '0xSayo', 44915, { interests: ['Trading'], gained: 1515 }),
  member(5, 'Marta Zielińska', 44915, { flag: flags.pl, gained: 430, change: 1 }),
  member(7, 'Kenji Mori', 41760, { interests: ['Developer'], gained: -50, change: -2 }),
];

/** Enough rows to scroll the reader's own row out of view. */
export const many: readonly LeaderboardEntry[] = Array.from({ length: 40 }, (_, index) =>
  member(index + 4, `Member ${index + 4}`, 48000 - index * 700, { interests: ['Developer'], gained: 640, change: 0 }),
);

export const podiumMessages = {
  label: 'Top three',
  you: 'You',
  points: (figure: ReactNode) => <>{figure} points</>,
  ahead: (figure: ReactNode) => <>{figure} ahead</>,
};

export const boardMessages: LeaderboardTableMessages = {
  label: 'Members by points',
  rank: 'Rank',
  member: 'Member',
  interests: 'Interests',
  gained: '7 days',
  share: 'vs. 1st place',
  points: 'Points',
  you: 'You',
  change: (places) =>
    places === 0
      ? 'same place'
      : `${places > 0 ? 'up' : 'down'} ${Math.abs(places)} ${Math.abs(places) === 1 ? 'place' : 'places'}`,
  gap: (count) => `${count} members between`,
  loading: 'Loading leaderboard',
  error: 'Error loading the leaderboard',
  retry: 'Retry',
  empty: 'No one has points yet',
  emptyHint: 'Complete a quest and take first place.',
};

const places = new Intl.PluralRules('ru');
const placeForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'место', few: 'места' };

export const russianPodiumMessages: typeof podiumMessages = {
  label: 'Тройка лидеров',
  you: 'Вы',
  points: (figure) => <>{figure} баллов</>,
  ahead: (figure) => <>отрыв {figure}</>,
};

export const russianBoardMessages: LeaderboardTableMessages = {
  label: 'Участники по баллам',
  rank: 'Место',
  member: 'Участник',
  interests: 'Интересы',
  gained: 'За 7 дней',
  share: 'От первого места',
  points: 'Баллы',
  you: 'Вы',
  change: (count) =>
    count === 0
      ? 'место прежнее'
      : `${count > 0 ? 'вверх' : 'вниз'} на ${Math.abs(count)} ${placeForms[places.select(Math.abs(count))] ?? 'мест'}`,
  gap: (count) => `Между ними участников: ${count}`,
  loading: 'Загружаем таблицу лидеров',
  error: 'Не удалось загрузить таблицу лидеров',
  retry: 'Повторить',
  empty: 'Пока ни у кого нет баллов',
  emptyHint: 'Выполните задание — и первое место ваше.',
};

export const arabicPodiumMessages: typeof podiumMessages = {
  label: 'المراكز الثلاثة الأولى',
  you: 'أنت',
  points: (figure) => <>{figure} نقطة</>,
  ahead: (figure) => <>متقدم بـ {figure}</>,
};

export const arabicBoardMessages: LeaderboardTableMessages = {
  label: 'الأعضاء حسب النقاط',
  rank: 'المركز',
  member: 'العضو',
  interests: 'الاهتمامات',
  gained: '7 أيام',
  share: 'من المركز الأول',
  points: 'النقاط',
  you: 'أنت',
  change: (count) => (count === 0 ? 'بلا تغيير' : `${count > 0 ? 'صعود' : 'هبوط'} ${Math.abs(count)}`),
  gap: (count) => `بينهم ${count} عضوًا`,
  loading: 'جارٍ التحميل',
  error: 'تعذر تحميل لوحة المتصدرين',
  retry: 'إعادة المحاولة',
  empty: 'لا نقاط بعد',
  emptyHint: 'أكمل مهمة ويكون المركز الأول لك.',
};
