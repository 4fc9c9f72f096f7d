import { quizMemberQuery } from '@pwr-community/api/queries/quizzes';
import type { Quest } from '@pwr-community/api/schema';
import { AirdropHero } from '@pwr-community/ui/AirdropHero';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import type { Member } from '../../app/session.tsx';
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

/** The season, and what is a member's own: points, the next step, the GM and the streak. */
export function MemberHero({ member, result, onOpen, preload }: MemberHeroProps) {
  const season = useSeasonParts();
  const gm = useGm();
  const quiz = useQuery(quizMemberQuery(api));
  const quizMember = quiz.isError ? null : quiz.data;
  return (
    <AirdropHero
      {...season}
      standing={<Standing member={member} quests={result.data?.quests} />}
      nextStep={
        <MemberStep
          gm={gm}
          quests={result.status === 'error' ? [] : result.data?.quests}
          quiz={quizMember}
          onOpen={onOpen}
          preload={preload}
        />
      }
      gm={<GmCell gm={gm} />}
      streak={<StreakCell member={quizMember} />}
    />
  );
}
