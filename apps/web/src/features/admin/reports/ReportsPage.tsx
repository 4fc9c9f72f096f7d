import { reportsQuery } from '@pwr-community/api/queries/reports';
import type { ReportedKind, ReportedSubject, ReportList } from '@pwr-community/api/schema';
import { ChatTextIcon, HexagonIcon, ImageIcon, UserIcon } from '@pwr-community/ui/Icon';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { Age } from '../desk/Age.tsx';
import { DecisionsDesk, type DeskItem } from '../desk/DecisionsDesk.tsx';
import type { DeskSource } from '../desk/useDeskList.ts';
import { itemMessages } from '../review/messages.ts';
import { reportDeskMessages as m } from './messages.ts';
import { ReportsDecision } from './ReportsDecision.tsx';
import { hrefOf, subjectOf } from './subject.ts';
import { SubjectView } from './SubjectView.tsx';

const icons: Record<ReportedKind, ReactNode> = {
  comment: <ChatTextIcon />,
  project: <HexagonIcon />,
  post: <ImageIcon />,
  profile: <UserIcon />,
};

const source: DeskSource<ReportList, ReportedSubject> = {
  getHref: adminPaths.reports.getHref,
  queryOf: reportsQuery,
  itemsOf: ({ subjects }) => subjects,
};

const accept = { decision: 'uphold', label: m.uphold, keyLabel: m.upholdKey } as const;
const reject = { decision: 'dismiss', label: m.dismiss, keyLabel: m.dismissKey } as const;

/** The page for deciding on members' reports. */
export function ReportsPage() {
  const { formatMessage } = useIntl();
  const describe = useCallback(
    (reported: ReportedSubject): DeskItem => {
      const { firstReportId, kind, author, totalReports, reports, mayDecide } = reported;
      return {
        id: String(firstReportId),
        title: subjectOf(formatMessage, reported),
        author: author.name,
        icon: icons[kind],
        kind: formatMessage(m.kind),
        age: <Age since={reports[0]!.createdAt} />,
        warning: totalReports > 1 && formatMessage(itemMessages.reports, { count: totalReports }),
        memberId: author.id,
        originalHref: hrefOf(reported),
        notice: mayDecide ? undefined : formatMessage(m.otherAdmin),
      };
    },
    [formatMessage],
  );
  return (
    <DecisionsDesk
      source={source}
      describe={describe}
      renderItem={(reported) => <SubjectView reported={reported} icon={icons[reported.kind]} />}
      accept={accept}
      reject={reject}
      renderDialog={(subjects, decision, dialog) => (
        <ReportsDecision
          key={`${decision} ${subjects.map(({ firstReportId }) => firstReportId).join()}`}
          subjects={subjects}
          decision={decision}
          {...dialog}
        />
      )}
      messages={m}
    />
  );
}
