'use client';
import { useState } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Footer } from '../../layouts/Footer/index.ts';
import { CaretLeftIcon, CaretRightIcon, TelegramMark } from '../../components/Icon/index.ts';
import { LeaderboardLayout } from '../../layouts/LeaderboardLayout/index.ts';
import { LeaderboardTable, type LeaderboardTableProps } from '../../community/LeaderboardTable/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { PageLayout } from '../../layouts/PageLayout/index.ts';
import { Podium, PodiumSkeleton } from '../../community/Podium/index.ts';
import { QuestLayout } from '../../layouts/QuestLayout/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButton/index.ts';
import { TopBar } from '../../layouts/TopBar/index.ts';
import {
  arabicBoardMessages,
  arabicPodiumMessages,
  boardMessages,
  entries,
  ownId,
  podium,
  podiumMessages,
  russianBoardMessages,
  russianPodiumMessages,
} from './leaderboardFixtures.tsx';

const nothing = () => {};

const english = {
  board: boardMessages,
  podium: podiumMessages,
  title: 'Leaderboard',
  lead: '24,816 members, updated a minute ago',
  tabs: ['Community', 'Quests', 'Quiz', 'Leaderboard'],
  links: ['Projects', 'Airdrops', 'FAQ'],
  choice: 'Board',
  boards: ['Members', 'Quests', 'Quiz'],
  period: 'Period',
  windows: ['7 days', '30 days', 'All time'],
  hint: 'Say GM once and you pass Thomas Girard, who is 25 points ahead.',
  previous: 'Previous',
  next: 'Next 10',
};

const words = {
  en: english,
  ru: {
    board: russianBoardMessages,
    podium: russianPodiumMessages,
    title: 'Таблица лидеров',
    lead: '24 816 участников, обновлено минуту назад',
    tabs: ['Сообщество', 'Задания', 'Викторина', 'Таблица лидеров'],
    links: ['Проекты', 'Аирдропы', 'Вопросы и ответы'],
    choice: 'Рейтинг',
    boards: ['Участники', 'Задания', 'Викторина'],
    period: 'Период',
    windows: ['7 дней', '30 дней', 'Всё время'],
    hint: 'Поздоровайтесь один раз — и вы обойдёте участника Thomas Girard: до него 25 баллов.',
    previous: 'Назад',
    next: 'Следующие 10',
  },
  ar: {
    board: arabicBoardMessages,
    podium: arabicPodiumMessages,
    title: 'المتصدرون',
    lead: '24,816 عضوًا، حُدّثت قبل دقيقة',
    tabs: ['المجتمع', 'المهام', 'الاختبار', 'المتصدرون'],
    links: ['المشاريع', 'التوزيعات', 'الأسئلة'],
    choice: 'اللوحة',
    boards: ['الأعضاء', 'المهام', 'الاختبار'],
    period: 'الفترة',
    windows: ['7 أيام', '30 يومًا', 'كل الوقت'],
    hint: 'قل GM مرة واحدة لتتجاوز Thomas Girard.',
    previous: 'السابق',
    next: 'التالي 10',
  },
};

export interface LeaderboardScreenProps {
  state?: LeaderboardTableProps['state'];
  isEmpty?: boolean;
  language?: keyof typeof words;
}

const options = (labels: string[]) => labels.map((label, index) => ({ value: String(index), label }));

/** The leaderboard page, built only from this package and fixtures. */
export function LeaderboardScreen({ state = 'done', isEmpty = false, language = 'en' }: LeaderboardScreenProps) {
  const [board, setBoard] = useState('0');
  const [window, setWindow] = useState('2');
  const text = words[language];
  return (
    <PageLayout
      header={
        <TopBar
          brand={<Logo>PWR</Logo>}
          homeHref="#home"
          links={text.links.map((label, index) => ({
            id: label,
            label,
            href: `#link-${index}`,
            isCurrent: index === 1,
          }))}
          account={<Avatar memberId="20" />}
          messages={{
            navigation: 'Main',
            openMenu: 'Open menu',
            closeMenu: 'Close menu',
            newTab: 'opens in a new tab',
          }}
        />
      }
      footer={
        <Footer
          networks={[
            {
              id: 'telegram',
              label: 'PWR on Telegram',
              icon: <TelegramMark size="l" />,
              href: 'https://example.org/telegram',
            },
          ]}
          documents={[{ id: 'terms', label: 'Terms', href: 'https://example.org/terms' }]}
          messages={{ networks: 'Community', rights: 'PWR. All Rights reserved', newTab: 'opens in a new tab' }}
        />
      }
      messages={{ skip: 'Skip to content' }}
    >
      <QuestLayout
        tabs={text.tabs.map((label, index) => ({ id: String(index), label, href: `#tab-${index}` }))}
        currentId="3"
        messages={{ label: text.links[1]! }}
      >
        <LeaderboardLayout
          title={text.title}
          lead={text.lead}
          choices={
            <>
              <ToggleButtonGroup label={text.choice} options={options(text.boards)} value={board} onChange={setBoard} />
              <ToggleButtonGroup
                label={text.period}
                options={options(text.windows)}
                value={window}
                onChange={setWindow}
              />
            </>
          }
          podium={
            state === 'loading' ? (
              <PodiumSkeleton />
            ) : (
              state === 'done' && !isEmpty && <Podium entries={podium} messages={text.podium} />
            )
          }
        >
          <LeaderboardTable
            entries={isEmpty ? [] : entries}
            state={state}
            ownId={ownId}
            firstPoints={podium[0]!.points}
            hint={!isEmpty && text.hint}
            actions={
              !isEmpty && (
                <>
                  <Button variant="quiet" isDisabled icon={<CaretLeftIcon isDirectional />}>
                    {text.previous}
                  </Button>
                  <Button>
                    {text.next}
                    <CaretRightIcon isDirectional />
                  </Button>
                </>
              )
            }
            onRetry={nothing}
            messages={text.board}
          />
        </LeaderboardLayout>
      </QuestLayout>
    </PageLayout>
  );
}
