import { appealsQuery } from '@pwr-community/api/queries/appeals';
import type { AppealList, AppealToDecide } from '@pwr-community/api/schema';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { kindIcons } from '../../../shared/submissions/parts.tsx';
import { Age } from '../desk/Age.tsx';
import { DecisionsDesk, type DeskItem } from '../desk/DecisionsDesk.tsx';
import type { DeskSource } from '../desk/useDeskList.ts';
import { itemMessages } from '../review/messages.ts';
import { useUsualPoints } from '../review/useChoice.ts';
import { unresolvedMessages } from '../unresolved/messages.ts';
import { AppealDecision } from './AppealDecision.tsx';
import { AppealView } from './AppealView.tsx';
import { appealDeskMessages as m } from './messages.ts';
import { subjectOf } from './subject.ts';

const source: DeskSource<AppealList, AppealToDecide> = {
  getHref: adminPaths.appeals.getHref,
  queryOf: appealsQuery,
  itemsOf: ({ appeals }) => appeals,
};

const accept = { decision: 'accept', label: m.accept, keyLabel: m.acceptKey } as const;
const reject = { decision: 'uphold', label: m.uphold, keyLabel: m.upholdKey } as const;

/** The page for deciding on members' appeals. */
export function AppealsPage() {
  const { formatMessage } = useIntl();
  // Loaded with the page, so that the dialog opens with the usual points.
  useUsualPoints();
  const describe = useCallback(
    (appeal: AppealToDecide): DeskItem => {
      const { appealId, user, submission, quest, createdAt, mayDecide } = appeal;
      return {
        id: String(appealId),
        title: subjectOf(appeal),
        author: user.name,
        icon: submission ? kindIcons[submission.contentType] : questIcons[quest!.kind],
        kind: formatMessage(submission ? submissionMessages[submission.contentType] : unresolvedMessages.kind),
        age: <Age since={createdAt} />,
        warning: user.isDegen && formatMessage(itemMessages.degen),
        memberId: user.id,
        originalHref: submission
          ? (submission.url ?? submission.imageUrl ?? undefined)
          : paths.quest.getHref(quest!.id),
        notice: mayDecide ? undefined : formatMessage(m.otherAdmin),
      };
    },
    [formatMessage],
  );
  return (
    <DecisionsDesk
      source={source}
      describe={describe}
      renderItem={(appeal) => <AppealView appeal={appeal} />}
      accept={accept}
      reject={reject}
      renderDialog={(appeals, decision, dialog) => (
        <AppealDecision
          key={`${decision} ${appeals.map(({ appealId }) => appealId).join()}`}
          appeals={appeals}
          decision={decision}
          {...dialog}
        />
      )}
      messages={m}
    />
  );
}
