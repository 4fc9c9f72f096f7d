import { unresolvedQuestsQuery } from '@pwr-community/api/queries/quests';
import type { UnresolvedQuest, UnresolvedQuests } from '@pwr-community/api/schema';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { Age } from '../desk/Age.tsx';
import { DecisionsDesk, type DeskItem } from '../desk/DecisionsDesk.tsx';
import type { DeskSource } from '../desk/useDeskList.ts';
import { itemMessages } from '../review/messages.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { unresolvedMessages as m } from './messages.ts';
import { RequestView } from './RequestView.tsx';

const source: DeskSource<UnresolvedQuests, UnresolvedQuest> = {
  getHref: adminPaths.unresolved.getHref,
  queryOf: unresolvedQuestsQuery,
  itemsOf: ({ requests }) => requests,
};

const accept = { decision: 'verify', label: m.verify, keyLabel: m.verifyKey } as const;
const reject = { decision: 'fail', label: m.fail, keyLabel: m.failKey } as const;
const force = { decision: 'force', label: m.force, keyLabel: m.forceKey, sign: 'f' } as const;

/** The page for deciding on quests that members say they have completed. */
export function UnresolvedPage() {
  const { formatMessage } = useIntl();
  const describe = useCallback(
    ({ user, quest, state, url, requestedAt }: UnresolvedQuest): DeskItem => ({
      id: `${user.id} ${quest.id}`,
      title: quest.title,
      author: user.name,
      icon: questIcons[quest.kind],
      kind: formatMessage(m.kind),
      age: <Age since={requestedAt} />,
      warning: user.isDegen && formatMessage(itemMessages.degen),
      note: state === 'pending' && formatMessage(m.pending),
      memberId: user.id,
      originalHref: url ?? undefined,
      notice: undefined,
    }),
    [formatMessage],
  );
  return (
    <DecisionsDesk
      source={source}
      describe={describe}
      renderItem={(request) => <RequestView request={request} />}
      accept={accept}
      reject={reject}
      more={force}
      renderDialog={(requests, decision, dialog) => (
        <DecisionDialog
          key={`${decision} ${requests.map(({ user, quest }) => `${user.id} ${quest.id}`).join()}`}
          requests={requests}
          decision={decision}
          {...dialog}
        />
      )}
      messages={m}
    />
  );
}
