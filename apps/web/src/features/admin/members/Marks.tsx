import { CategoryTag } from '@pwr-community/ui/CategoryTag';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useIntl } from 'react-intl';
import { membersMessages as m } from './messages.ts';
import { sanctionMessages } from './sanctionMessages.ts';

export interface MarksProps {
  isDegen: boolean;
  isDisqualified?: boolean;
  isSilenced?: boolean;
  role?: string;
}

/** Badges for a member's admin role, degen mark and sanctions. */
export function Marks({ isDegen, isDisqualified = false, isSilenced = false, role = 'User' }: MarksProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {role !== 'User' && <CategoryTag tone="tint">{formatMessage(m.admin)}</CategoryTag>}
      {isDegen && <CategoryTag>{formatMessage(m.degen)}</CategoryTag>}
      {isDisqualified && <StatusBadge status="rejected">{formatMessage(m.isDisqualified)}</StatusBadge>}
      {isSilenced && <StatusBadge status="rejected">{formatMessage(sanctionMessages.isSilenced)}</StatusBadge>}
    </>
  );
}
