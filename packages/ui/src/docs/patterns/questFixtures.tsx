'use client';
import type { ReactNode } from 'react';
import type { CircuitStep } from '../../components/Circuit/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Count } from '../../components/Count/index.ts';
import { Countdown, type CountdownProps } from '../../components/Countdown/index.ts';
import type { GmCardProps } from '../../community/GmCard/index.ts';
import {
  CodeIcon,
  DiscordMark,
  EnvelopeSimpleIcon,
  ImageIcon,
  UserPlusIcon,
  WalletIcon,
  XMark,
  YoutubeMark,
} from '../../components/Icon/index.ts';
import { Points } from '../../community/Points/index.ts';
import type { PointsCardProps } from '../../community/PointsCard/index.ts';
import type { QuestGridProps } from '../../community/QuestGrid/index.ts';
import type { QuestTab } from '../../layouts/QuestLayout/index.ts';
import type { RulerProps } from '../../components/Ruler/index.ts';
import type { StreakCardProps } from '../../community/StreakCard/index.ts';

/** Fixed current time, so that screenshots don't change. */
export const now = '2026-11-21T12:00:00Z';

const plural = (word: string) => (count: number) => (count === 1 ? word : `${word}s`);

export const countdownMessages: CountdownProps['messages'] = {
  label: 'Season 2 closes in',
  units: { days: plural('day'), hours: plural('hour'), minutes: plural('minute'), seconds: plural('second') },
  left: ({ days, hours, minutes }) =>
    `${Object.entries({ day: days, hour: hours, minute: minutes })
      .filter(([, count]) => count > 0)
      .map(([word, count]) => `${count} ${plural(word)(count)}`)
      .join(' ')} left`,
  ended: 'Season 2 has closed',
};

export const countdown = <Countdown endsAt="2026-12-03T20:15:26Z" now={now} messages={countdownMessages} />;

export const season: RulerProps = {
  label: 'Days of season 2',
  value: 48,
  max: 60,
  valueLabel: 'Today, day 48',
  startLabel: 'Oct 4',
  endLabel: 'Dec 3',
};

export const circuitMessages = { done: 'done', current: 'you are here', ahead: 'upcoming', locked: 'locked' };

export const steps: readonly CircuitStep[] = [
  { id: 'x', label: 'X', state: 'done' },
  { id: 'discord', label: 'Discord', state: 'done' },
  { id: 'telegram', label: 'Telegram', state: 'done' },
  { id: 'wallet', label: 'Wallet', state: 'current' },
  { id: 'post', label: 'First post', state: 'ahead' },
  { id: 'ambassador', label: 'Ambassador', state: 'locked' },
];

export const days: readonly CircuitStep[] = [
  { id: 'mo', label: 'M', name: 'Monday', state: 'done' },
  { id: 'tu', label: 'T', name: 'Tuesday', state: 'done' },
  { id: 'we', label: 'W', name: 'Wednesday', state: 'done' },
  { id: 'th', label: 'T', name: 'Thursday', state: 'done' },
  { id: 'fr', label: 'F', name: 'Friday', state: 'done' },
  { id: 'sa', label: 'S', name: 'Saturday', state: 'current' },
  { id: 'su', label: 'S', name: 'Sunday', state: 'ahead' },
];

export const stats: PointsCardProps['stats'] = [
  { id: 'rank', label: 'Rank', value: <Count value={248} /> },
  { id: 'week', label: 'This week', value: <Points value={1150} isSigned /> },
  { id: 'quests', label: 'Quests completed', value: <Count value={11} />, note: 'of 18' },
  { id: 'friends', label: 'Friends joined', value: <Count value={2} />, note: 'of 5' },
];

export const pointsCard: PointsCardProps = { points: 8240, stats, messages: { points: 'Your points' } };

export const gmMessages: GmCardProps['messages'] = {
  label: 'Daily GM',
  rule: 'Once every 24 hours.',
  claim: 'Say GM',
  pending: 'Saying GM',
  claimed: 'Good morning! 50 points are yours.',
  waiting: 'Claimed. Next GM in',
  countdown: {
    ...countdownMessages,
    label: 'Next GM',
    units: { days: () => 'd', hours: () => 'h', minutes: () => 'min', seconds: () => 's' },
    ended: 'You can say GM again',
  },
};

export const streakMessages: StreakCardProps['messages'] = {
  label: 'Quiz streak',
  days: 'This week',
  states: circuitMessages,
};

export const streak: StreakCardProps = {
  length: '5 days',
  description: 'Two more and the bonus is +70.',
  days,
  messages: streakMessages,
};

export const questTabs: readonly QuestTab[] = [
  { id: 'community', label: 'Community', href: '#community' },
  { id: 'quests', label: 'Quests', href: '#quests' },
  { id: 'quiz', label: 'Quiz', href: '#quiz' },
  { id: 'leaderboard', label: 'Leaderboard', href: '#leaderboard' },
];

export const questGridMessages: QuestGridProps['messages'] = {
  title: 'Quests',
  loading: 'Loading quests',
  error: 'Error loading quests',
  retry: 'Retry',
  empty: 'Nothing in review',
  emptyHint: 'What you send shows up here until someone has looked at it.',
};

export const quests: QuestGridProps['quests'] = [
  {
    id: 'wallet',
    title: 'Link your PWR wallet',
    description: 'Install the extension and sign one free transaction.',
    points: <Points value={150} isSigned />,
    icon: <WalletIcon size="l" />,
    state: 'notStarted',
    stateLabel: 'Your next step',
    isNext: true,
    action: (props) => <Button {...props}>Start</Button>,
  },
  {
    id: 'newsletter',
    title: 'Subscribe to the newsletter',
    description: 'We sent you a link. Open it, then check here.',
    points: <Points value={25} isSigned />,
    icon: <EnvelopeSimpleIcon size="l" />,
    state: 'started',
    stateLabel: 'Started, not verified',
    action: (props) => <Button {...props}>Verify</Button>,
  },
  {
    id: 'post',
    title: 'Post about running a VIDA',
    description: 'Sent 3 hours ago. Reviews take about a day.',
    points: (
      <>
        up to <Points value={500} isSigned />
      </>
    ),
    icon: <XMark size="l" />,
    state: 'inReview',
    stateLabel: 'In review',
    action: (props) => (
      <Button {...props} variant="quiet">
        View post
      </Button>
    ),
  },
  {
    id: 'meme',
    title: 'Make a meme',
    description: 'Low quality or lacks detail. You can send another one.',
    points: <Points value={200} isSigned />,
    icon: <ImageIcon size="l" />,
    state: 'failed',
    stateLabel: 'Rejected',
    action: (props) => <Button {...props}>See why</Button>,
  },
  {
    id: 'invite',
    title: 'Invite friends',
    description: '100 for each friend who completes 4 quests. 2 did, 1 is on the way.',
    points: (
      <>
        <Points value={100} isSigned /> each
      </>
    ),
    icon: <UserPlusIcon size="l" />,
    state: 'notStarted',
    stateLabel: '2 joined',
    action: (props) => <Button {...props}>Copy link</Button>,
  },
  {
    id: 'ambassador',
    title: 'Ambassador embeds',
    description: 'Opens at 10,000 points. You need 1,760 more.',
    points: <Points value={300} isSigned />,
    icon: <CodeIcon size="l" />,
    state: 'locked',
    stateLabel: 'Locked',
    progress: { value: 8240, max: 10_000, label: '8,240 of 10,000 points' },
  },
  {
    id: 'follow',
    title: 'Follow PWR on X',
    description: 'Follow @pwrlabs and stay subscribed.',
    points: <Points value={50} isSigned />,
    icon: <XMark size="l" />,
    state: 'completed',
    stateLabel: 'Completed 14 Nov',
  },
  {
    id: 'discord',
    title: 'Join the Discord',
    description: 'Say hello in the welcome channel.',
    points: <Points value={100} isSigned />,
    icon: <DiscordMark size="l" />,
    state: 'completed',
    stateLabel: 'Completed 14 Nov',
  },
  {
    id: 'video',
    title: 'Post a video walkthrough',
    description: 'Three minutes or more, in any language.',
    points: (
      <>
        up to <Points value={800} isSigned />
      </>
    ),
    icon: <YoutubeMark size="l" />,
    state: 'notStarted',
    stateLabel: 'Not started',
    action: (props) => <Button {...props}>Start</Button>,
  },
];

interface RussianQuest {
  title: string;
  description: string;
  stateLabel: string;
  points?: ReactNode;
  action?: string;
}

const russian: Record<string, RussianQuest> = {
  wallet: {
    title: 'Привяжите PWR-кошелёк',
    description: 'Установите расширение и подпишите одну бесплатную транзакцию.',
    stateLabel: 'Ваш следующий шаг',
    action: 'Начать',
  },
  newsletter: {
    title: 'Подпишитесь на рассылку',
    description: 'Мы отправили вам ссылку. Откройте её и вернитесь сюда, чтобы проверить.',
    stateLabel: 'Начато, не подтверждено',
    action: 'Проверить',
  },
  post: {
    title: 'Расскажите о запуске VIDA',
    description: 'Отправлено 3 часа назад. Проверка занимает около суток.',
    stateLabel: 'На проверке',
    points: (
      <>
        до <Points value={500} isSigned />
      </>
    ),
    action: 'Открыть публикацию',
  },
  meme: {
    title: 'Сделайте мем',
    description: 'Низкое качество или не хватает подробностей. Можно отправить другой.',
    stateLabel: 'Отклонено',
    action: 'Узнать почему',
  },
  invite: {
    title: 'Пригласите друзей',
    description: '100 баллов за друга, выполнившего 4 задания. Двое справились, один в пути.',
    stateLabel: 'Присоединились: 2',
    points: (
      <>
        <Points value={100} isSigned /> за каждого
      </>
    ),
    action: 'Скопировать ссылку',
  },
  ambassador: {
    title: 'Встраивания амбассадора',
    description: 'Откроется на 10 000 баллов. Осталось набрать 1760.',
    stateLabel: 'Закрыто',
  },
  follow: {
    title: 'Подпишитесь на PWR в X',
    description: 'Подпишитесь на @pwrlabs и не отписывайтесь.',
    stateLabel: 'Выполнено 14 ноября',
  },
  discord: {
    title: 'Вступите в Discord',
    description: 'Поздоровайтесь в приветственном канале.',
    stateLabel: 'Выполнено 14 ноября',
  },
  video: {
    title: 'Опубликуйте видеообзор',
    description: 'Три минуты или больше, на любом языке.',
    stateLabel: 'Не начато',
    points: (
      <>
        до <Points value={800} isSigned />
      </>
    ),
    action: 'Начать',
  },
};

/** The same quests in Russian, whose words are longer. */
export const russianQuests: QuestGridProps['quests'] = quests.map(({ action, ...quest }) => {
  const { action: words, ...texts } = russian[quest.id]!;
  return { ...quest, ...texts, ...(action && words && { action: (props) => <Button {...props}>{words}</Button> }) };
});

export const nextStep = {
  title: 'Link your PWR wallet',
  description: 'Worth 150 points now. It is also the last quest your inviter, Ana Beltrán, is waiting for.',
  steps,
  messages: { label: 'Recommended next step', steps: 'The first quests', states: circuitMessages },
};

/** Text and data of the quest board, in English. */
export const board = {
  airdrop: 'Airdrops',
  tabs: questTabs,
  title: 'Season 2 closes in',
  lead: 'Points are counted once, at the end.',
  countdown: countdownMessages,
  season,
  standing: { stats, messages: pointsCard.messages },
  nextStep,
  link: 'Link wallet',
  gm: { reward: '+50 points', messages: gmMessages },
  streak,
  show: 'Show',
  filters: { all: 'All', toDo: 'To do', inReview: 'In review', completed: 'Completed' },
  showAll: 'Show all quests',
  grid: questGridMessages,
  quests,
};

const relabel = <Item,>(items: readonly Item[], labels: readonly string[]): Item[] =>
  items.map((item, index) => ({ ...item, label: labels[index]! }));

const russianStates = { done: 'выполнено', current: 'вы здесь', ahead: 'впереди', locked: 'закрыто' };

export const russianBoard: typeof board = {
  airdrop: 'Аирдропы',
  tabs: relabel(questTabs, ['Сообщество', 'Задания', 'Викторина', 'Таблица лидеров']),
  title: 'До закрытия второго сезона',
  lead: 'Баллы подсчитываются один раз, в самом конце сезона.',
  countdown: {
    label: 'До закрытия второго сезона',
    units: { days: () => 'дней', hours: () => 'часов', minutes: () => 'минут', seconds: () => 'секунд' },
    left: ({ days }) => `Осталось дней: ${days}`,
    ended: 'Второй сезон закрыт',
  },
  season: {
    ...season,
    label: 'Дни второго сезона',
    valueLabel: 'Сегодня, 48-й день',
    startLabel: '4 октября',
    endLabel: '3 декабря',
  },
  standing: {
    stats: [
      { ...stats[0]!, label: 'Место' },
      { ...stats[1]!, label: 'За эту неделю' },
      { ...stats[2]!, label: 'Заданий выполнено', note: 'из 18' },
      { ...stats[3]!, label: 'Друзей присоединилось', note: 'из 5' },
    ],
    messages: { points: 'Ваши баллы' },
  },
  nextStep: {
    title: 'Привяжите PWR-кошелёк',
    description:
      'Сейчас это 150 баллов. Кроме того, это последнее задание, которого ждёт пригласившая вас Ana Beltrán.',
    steps: relabel(steps, ['X', 'Discord', 'Telegram', 'Кошелёк', 'Публикация', 'Амбассадор']),
    messages: { label: 'Что сделать дальше', steps: 'Первые задания', states: russianStates },
  },
  link: 'Привязать кошелёк',
  gm: {
    reward: '+50 баллов',
    messages: {
      ...gmMessages,
      label: 'Ежедневный GM',
      rule: 'Раз в 24 часа.',
      claim: 'Сказать GM',
      pending: 'Говорим GM',
      claimed: 'Доброе утро! 50 баллов ваши.',
    },
  },
  streak: {
    length: '5 дней',
    description: 'Ещё два дня, и бонус составит +70.',
    days: relabel(days, ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']),
    messages: { label: 'Серия викторин', days: 'Эта неделя', states: russianStates },
  },
  show: 'Показать',
  filters: { all: 'Все', toDo: 'К выполнению', inReview: 'На проверке', completed: 'Выполненные' },
  showAll: 'Показать все задания',
  grid: {
    title: 'Задания',
    loading: 'Загружаем задания',
    error: 'Не удалось загрузить задания',
    retry: 'Повторить',
    empty: 'Ничего нет',
    emptyHint: 'Здесь появится то, что вы отправите.',
  },
  quests: russianQuests,
};
