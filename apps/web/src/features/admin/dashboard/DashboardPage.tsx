import {
  auditQuery,
  chartDataQuery,
  grantChartQuery,
  projectStatusQuery,
  totalGrantsQuery,
  totalUsersQuery,
  usersDataQuery,
} from '@pwr-community/api/queries/admin';
import type { ChartTime } from '@pwr-community/api/schema';
import { BarChart } from '@pwr-community/ui/BarChart';
import { Button } from '@pwr-community/ui/Button';
import { Count } from '@pwr-community/ui/Count';
import { DashboardLayout } from '@pwr-community/ui/layouts/DashboardLayout';
import { DetailList } from '@pwr-community/ui/DetailList';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { LineChart } from '@pwr-community/ui/LineChart';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { Section } from '@pwr-community/ui/Section';
import { Select } from '@pwr-community/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { inLanguage } from '../../../shared/inLanguage.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { useLocale } from '../../../shared/settings.tsx';
import { typeMessages } from '../../../shared/projects/messages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { writeView } from '../audit/auditAddress.ts';
import { auditMessages } from '../audit/messages.ts';
import { useAuditRow } from '../audit/useAuditRow.tsx';
import { navigationMessages } from '../messages.ts';
import { useWaiting } from '../useWaiting.ts';
import { dashboardMessages as m, figureMessages } from './messages.ts';

const times: readonly ChartTime[] = ['week', 'month', 'year'];
const timeNames = { week: m.week, month: m.month, year: m.year };

/** The admins' dashboard: community statistics and their history. */
export function DashboardPage() {
  const { formatMessage } = useIntl();
  const words = useChartWords();
  const users = useQuery(totalUsersQuery(api));
  const grants = useQuery(totalGrantsQuery(api));
  const members = useQuery(usersDataQuery(api));
  const status = useQuery(projectStatusQuery(api));
  const waiting = useWaiting();
  const figures = [users, grants, members, status, waiting];
  const chart = useQuery(chartDataQuery(api));

  const reading = (id: keyof typeof figureMessages, value: number | undefined, href?: string) => ({
    id,
    label: formatMessage(figureMessages[id]),
    value: value === undefined ? undefined : <Count value={value} />,
    href,
  });
  const readAgain = () => figures.forEach(({ isLoadingError, refetch }) => isLoadingError && void refetch());

  const day = useDay();
  const days = chart.data?.days ?? [];
  const lastDays = (title: string, id: 'users' | 'points', label: string) => (
    <LineChart
      title={title}
      pointLabel={formatMessage(m.day)}
      series={[{ id, label }]}
      points={days.map(({ date, [id]: value }) => ({ label: day(date), values: { [id]: value } }))}
      state={listState(chart)}
      onRetry={() => void chart.refetch()}
      messages={words}
    />
  );

  return (
    <AdminPage title={formatMessage(m.title)} hasHeading>
      <DashboardLayout
        title={formatMessage(m.title)}
        lead={formatMessage(m.lead)}
        readings={[
          reading('inReview', waiting.data?.submissions, paths.admin.getHref()),
          reading('unresolved', waiting.data?.quests, adminPaths.unresolved.getHref()),
          reading('appeals', waiting.data?.appeals, adminPaths.appeals.getHref()),
          reading('reports', waiting.data?.reports, adminPaths.reports.getHref()),
          reading('members', users.data?.total),
          reading('activeToday', members.data?.activeToday),
          reading('activeWeek', members.data?.activeThisWeek),
          reading('wallets', members.data?.withWallet),
          reading('disqualified', members.data?.disqualified),
          reading('projects', grants.data?.total),
          reading('upvotes', status.data?.totalUpvotes),
          reading('comments', status.data?.totalComments),
        ]}
        failure={
          figures.some(({ isLoadingError }) => isLoadingError) && (
            <EmptyState
              illustration={<BrokenWire />}
              title={formatMessage(m.failed)}
              action={<Button onPress={readAgain}>{formatMessage(commonMessages.retry)}</Button>}
            />
          )
        }
        charts={[
          { id: 'users', chart: lastDays(formatMessage(m.newMembers), 'users', formatMessage(figureMessages.members)) },
          { id: 'points', chart: lastDays(formatMessage(m.paidPoints), 'points', formatMessage(m.points)) },
          { id: 'grants', chart: <Grants /> },
          {
            id: 'types',
            chart: (
              <BarChart
                title={formatMessage(m.byType)}
                pointLabel={formatMessage(m.type)}
                series={[{ id: 'projects', label: formatMessage(figureMessages.projects) }]}
                points={(status.data?.deployments ?? []).map(({ projectDeployment, total }) => ({
                  label: formatMessage(projectDeployment === '' ? m.noType : typeMessages[projectDeployment]),
                  values: { projects: total },
                }))}
                state={listState(status)}
                onRetry={() => void status.refetch()}
                messages={words}
              />
            ),
          },
        ]}
        messages={{ loading: formatMessage(m.loading) }}
      />
      <Activity />
    </AdminPage>
  );
}

/** The admins' latest actions. */
function Activity() {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const rowOf = useAuditRow();
  const { data, status, refetch } = useQuery(inLanguage(auditQuery(api, { page: 0, itemsPerPage: 5 }), code));
  return (
    <Section
      title={formatMessage(m.activity)}
      action={<Link href={adminPaths.audit.getHref()}>{formatMessage(navigationMessages.audit)}</Link>}
    >
      <Panel padding="s">
        <DetailList
          rows={(data?.entries ?? []).map((entry) =>
            rowOf(
              entry,
              adminPaths.audit.getHref(
                writeView({ search: '', operation: 'all', from: null, to: null, entry: entry.id, page: 1 }),
              ),
            ),
          )}
          state={listState({ status, data })}
          expected={5}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.activity),
            loading: formatMessage(auditMessages.loading),
            error: formatMessage(auditMessages.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(auditMessages.empty),
            emptyHint: formatMessage(auditMessages.emptyHint),
          }}
        />
      </Panel>
    </Section>
  );
}

/** A chart of new projects over a selectable period. */
function Grants() {
  const { formatMessage } = useIntl();
  const words = useChartWords();
  const day = useDay();
  const [time, setTime] = useState<ChartTime>('month');
  const { data, status, refetch } = useQuery(grantChartQuery(api, time));
  return (
    <LineChart
      title={formatMessage(m.newProjects)}
      action={
        <Select
          label={formatMessage(m.time)}
          isLabelHidden
          size="s"
          value={time}
          onChange={(id) => setTime(id as ChartTime)}
          items={times.map((id) => ({ id, label: formatMessage(timeNames[id]) }))}
        />
      }
      pointLabel={formatMessage(m.day)}
      series={[{ id: 'projects', label: formatMessage(figureMessages.projects) }]}
      points={(data?.steps ?? []).map(({ date, projects }) => ({
        label: day(date, data?.time === 'year'),
        values: { projects },
      }))}
      state={listState({ status, data })}
      onRetry={() => void refetch()}
      messages={words}
    />
  );
}

/** Returns a function that formats a UTC day or month for a chart's axis. */
function useDay() {
  const { formatDate } = useIntl();
  return (date: string, isMonth = false) =>
    formatDate(date, { month: 'short', timeZone: 'UTC', ...(isMonth ? { year: 'numeric' } : { day: 'numeric' }) });
}

function useChartWords() {
  const { formatMessage } = useIntl();
  return {
    showTable: formatMessage(m.showTable),
    showChart: formatMessage(m.showChart),
    chart: formatMessage(m.chart),
    loading: formatMessage(m.chartLoading),
    error: formatMessage(m.chartFailed),
    retry: formatMessage(commonMessages.retry),
    empty: formatMessage(m.chartEmpty),
  };
}
