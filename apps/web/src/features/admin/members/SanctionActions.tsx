import { memberRecordQuery } from '@pwr-community/api/queries/sanctions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { Disqualify } from './deeds.tsx';
import { SanctionButton, type SanctionButtonProps } from './SanctionButton.tsx';

/** Buttons for the sanctions that can currently be applied or lifted. */
export function SanctionActions({ member }: Pick<SanctionButtonProps, 'member'>) {
  const { data } = useQuery(memberRecordQuery(api, member.id));
  if (!data) return null;
  const { disqualified, silencedUntil } = data;
  return (
    <>
      <SanctionButton key={silencedUntil} member={member} kind={silencedUntil ? 'unsilence' : 'silence'} />
      {disqualified ? <SanctionButton member={member} kind="reinstate" /> : <Disqualify member={member} />}
    </>
  );
}
