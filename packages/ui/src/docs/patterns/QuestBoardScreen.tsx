'use client';
import { useState } from 'react';
import { AirdropHero, NextStep, NextStepSkeleton } from '../../community/AirdropHero/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Countdown } from '../../components/Countdown/index.ts';
import { GmCard, GmCardSkeleton } from '../../community/GmCard/index.ts';
import { Points } from '../../community/Points/index.ts';
import { PointsCard, PointsCardSkeleton } from '../../community/PointsCard/index.ts';
import type { QuestState } from '../../community/QuestCard/index.ts';
import { QuestGrid, type QuestGridProps } from '../../community/QuestGrid/index.ts';
import { QuestLayout } from '../../layouts/QuestLayout/index.ts';
import { Ruler } from '../../components/Ruler/index.ts';
import { StreakCard, StreakCardSkeleton } from '../../community/StreakCard/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButton/index.ts';
import { Frame } from './Frame.tsx';
import { board, now, russianBoard } from './questFixtures.tsx';

const nothing = () => {};

/** Predicate of each filter: true for the quest states that it shows. */
const filters = {
  all: () => true,
  toDo: (state: QuestState) => state === 'notStarted' || state === 'started' || state === 'failed',
  inReview: (state: QuestState) => state === 'inReview',
  completed: (state: QuestState) => state === 'completed',
};

type Filter = keyof typeof filters;

export interface QuestBoardScreenProps {
  language?: 'en' | 'ru';
  state?: QuestGridProps['state'];
  /** Initial filter. */
  filter?: Filter;
  /** Shows the board without quests. */
  isEmpty?: boolean;
}

/** The quest board page, built only from this package and fixtures. */
export function QuestBoardScreen({
  language = 'en',
  state = 'done',
  filter: initialFilter = 'all',
  isEmpty = false,
}: QuestBoardScreenProps) {
  const [filter, setFilter] = useState<string>(initialFilter);
  const words = language === 'ru' ? russianBoard : board;
  const quests = isEmpty ? [] : words.quests;
  const options = (Object.keys(filters) as Filter[]).map((value) => ({
    value,
    label: words.filters[value],
    count: quests.filter((quest) => filters[value](quest.state)).length,
  }));
  const isLoading = state === 'loading';

  return (
    <Frame current="airdrops" language={language}>
      <QuestLayout tabs={words.tabs} currentId="quests" messages={{ label: words.airdrop }}>
        <AirdropHero
          title={words.title}
          lead={words.lead}
          countdown={<Countdown endsAt="2026-12-03T20:15:26Z" now={now} messages={words.countdown} />}
          ruler={<Ruler {...words.season} />}
          standing={isLoading ? <PointsCardSkeleton /> : <PointsCard points={8240} {...words.standing} />}
          nextStep={
            isLoading ? (
              <NextStepSkeleton />
            ) : (
              <NextStep
                {...words.nextStep}
                action={
                  <Button variant="primary">
                    {words.link} <Points value={150} isSigned />
                  </Button>
                }
              />
            )
          }
          gm={isLoading ? <GmCardSkeleton /> : <GmCard state="claimable" onClaim={nothing} now={now} {...words.gm} />}
          streak={isLoading ? <StreakCardSkeleton /> : <StreakCard {...words.streak} />}
        />
        <QuestGrid
          quests={state === 'done' ? quests.filter((quest) => filters[filter as Filter](quest.state)) : []}
          state={state}
          filter={
            state === 'done' && (
              <ToggleButtonGroup label={words.show} options={options} value={filter} onChange={setFilter} size="s" />
            )
          }
          emptyAction={<Button onPress={() => setFilter('all')}>{words.showAll}</Button>}
          onRetry={nothing}
          messages={words.grid}
        />
      </QuestLayout>
    </Frame>
  );
}
