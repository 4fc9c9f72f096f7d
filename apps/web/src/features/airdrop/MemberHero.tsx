import { quizMemberQuery } from '@pwr-community/api/queries/quizzes';
import type { Quest } from '@pwr-community/api/schema';
import { AirdropHero } from '@pwr-community/ui/community/AirdropHero';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { api } from '../../shared/api.ts';
import { Later } from '../../shared/Later.tsx';
import type { Member } from '../../shared/session.tsx';
import { isOn, useSite } from '../../shared/site.ts';
import { GmCell } from './Gm.tsx';
import { MemberStep } from './MemberStep.tsx';
import { Standing } from './Standing.tsx';
import { StreakCell } from './Streak.tsx';
import { useGm } from './useGm.ts';
import type { useQuests } from './useQuests.ts';
import { useSeasonParts } from './useSeasonParts.tsx';

interface MemberHeroProps {
  member: Member;
  result: ReturnType<typeof useQuests>;
  onOpen: (quest: Quest) => void;
  preload: () => void;
}

/**
 * The hero for members: season, points, next step, GM and streak. Memoized, so that it doesn't rerender with the page.
 */
export const MemberHero = memo(function MemberHero({ member, result, onOpen, preload }: MemberHeroProps) {
  // The statistics and the next step need the member's progress, which a visitor's quests lack.
  const quests = result.isOwn ? result.data?.quests : undefined;
  const season = useSeasonParts();
  const gm = useGm();
  const site = useSite();
  const hasQuiz = isOn(site, 'quiz');
  const quiz = useQuery({ ...quizMemberQuery(api), enabled: hasQuiz });
  const quizMember = quiz.isLoadingError || !hasQuiz ? null : quiz.data;
  return (
    <AirdropHero
      {...season}
      standing={
        <Later isThereAtFirst>
          <Standing member={member} quests={quests} />
        </Later>
      }
      nextStep={
        <Later isThereAtFirst>
          <MemberStep
            gm={gm}
            quests={result.hasFailed || !isOn(site, 'quests') ? [] : quests}
            quiz={quizMember}
            onOpen={onOpen}
            preload={preload}
          />
        </Later>
      }
      gm={
        <Later isThereAtFirst>
          <GmCell gm={gm} />
        </Later>
      }
      streak={
        hasQuiz && (
          <Later isThereAtFirst>
            <StreakCell member={quizMember} />
          </Later>
        )
      }
    />
  );
});
