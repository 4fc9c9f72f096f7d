import { Modal } from '@pwr-community/ui/Modal';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../../../shared/messages.ts';
import { MemberSheet } from '../members/MemberSheet.tsx';
import { memberMessages as m } from '../review/messages.ts';
import type { MemberView } from './deskAddress.ts';

export interface MemberDialogProps {
  filter: MemberView;
  /** Returns the desk's address with changed parameters, on the same page of the list. */
  getHref: (change: Partial<MemberView>) => string;
}

/** The sheet of an item's member, shown over the desk so that the admin keeps their position in the queue. */
export function MemberDialog({ filter, getHref }: MemberDialogProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { member, tab, sheetPage } = filter;
  return (
    <Modal
      size="l"
      isOpen={member !== null}
      onOpenChange={() => void navigate(getHref({ member: null, tab: 'points', sheetPage: 1 }), { replace: true })}
      title={formatMessage(m.sheet)}
      messages={{ close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) }}
    >
      {member !== null && (
        <MemberSheet
          key={member}
          id={member}
          tab={tab}
          page={sheetPage}
          getHref={({ tab: nextTab = tab, page: nextPage = sheetPage }) =>
            getHref({ tab: nextTab, sheetPage: nextPage })
          }
        />
      )}
    </Modal>
  );
}
