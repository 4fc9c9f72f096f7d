import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { GmCard, GmCardSkeleton } from '../GmCard/index.ts';
import { Link } from '../../components/Link/index.ts';
import {
  countdown,
  gmMessages,
  nextStep,
  now,
  pointsCard,
  season,
  steps,
  streak,
} from '../../docs/patterns/questFixtures.tsx';
import { PointsCard, PointsCardSkeleton } from '../PointsCard/index.ts';
import { Ruler } from '../../components/Ruler/index.ts';
import { StreakCard, StreakCardSkeleton } from '../StreakCard/index.ts';
import { AirdropHero, HeroCellSkeleton, NextStep, NextStepSkeleton } from './index.ts';

const onStart = fn();

const meta = {
  title: 'Community/AirdropHero',
  component: AirdropHero,
  subcomponents: { NextStep },
  args: {
    title: 'Season 2 closes in',
    lead: 'Points are counted once, at the end.',
    countdown,
    ruler: <Ruler {...season} />,
    standing: <PointsCard {...pointsCard} />,
    nextStep: (
      <NextStep
        {...nextStep}
        action={
          <Button variant="primary" onPress={onStart}>
            Link wallet +150
          </Button>
        }
      />
    ),
    gm: <GmCard state="claimable" reward="+50 points" onClaim={fn()} now={now} messages={gmMessages} />,
    streak: <StreakCard {...streak} />,
  },
} satisfies Meta<typeof AirdropHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Season 2 closes in');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Recommended next step', 'Daily GM', 'Quiz streak']);
  },
};

export const WithoutEnd: Story = {
  args: { title: 'Norrland Airdrops', countdown: undefined, ruler: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=countdown]')).toBeNull();
  },
};

export const Visitor: Story = {
  args: {
    standing: undefined,
    gm: undefined,
    streak: undefined,
    nextStep: (
      <NextStep
        title="Log in to begin"
        description="Complete quests, say GM every day and collect points until the season closes."
        action={<Button variant="primary">Log in</Button>}
        messages={nextStep.messages}
      />
    ),
  },
};

/** If the season's dates are unknown, there is no ruler below the countdown. */
export const WithoutDates: Story = { args: { ruler: undefined } };

export const AllQuestsDone: Story = {
  args: {
    nextStep: (
      <NextStep
        title="All quests completed"
        description="New quests open now and then. Until then, take the quiz or invite friends."
        action={
          <Link variant="button" href="#quiz">
            Take the quiz
          </Link>
        }
        messages={nextStep.messages}
      />
    ),
  },
};

export const Loading: Story = {
  args: {
    standing: <PointsCardSkeleton />,
    nextStep: <NextStepSkeleton />,
    gm: <GmCardSkeleton />,
    streak: <StreakCardSkeleton />,
  },
};

/** Placeholders that don't load the cells' code, for pages that don't know yet whether the reader is a member. */
export const LoadingCells: Story = {
  args: { ...Loading.args, gm: <HeroCellSkeleton />, streak: <HeroCellSkeleton /> },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    title: 'До закрытия второго сезона достопримечательностей',
    lead: 'Баллы подсчитываются один раз, в самом конце сезона, и переносу на следующий сезон не подлежат.',
    nextStep: (
      <NextStep
        title="Привяжите PWR-кошелёк к своей учётной записи"
        description="Сейчас это 150 баллов. Кроме того, это последнее задание, которого ждёт пригласивший вас участник."
        action={<Button variant="primary">Привязать кошелёк +150</Button>}
        steps={steps}
        messages={{ label: 'Что сделать дальше', steps: 'Первые задания', states: nextStep.messages.states }}
      />
    ),
  },
  globals: { language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: { title: 'ينتهي الموسم الثاني خلال', lead: 'تُحتسب النقاط مرة واحدة في النهاية.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    onStart.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Link wallet +150' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onStart).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Say GM' })).toHaveFocus();
  },
};
