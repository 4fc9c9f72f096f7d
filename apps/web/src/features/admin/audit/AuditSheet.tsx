import { auditQuery } from '@pwr-community/api/queries/admin';
import type { AuditEntry } from '@pwr-community/api/schema';
import { DetailSheet } from '@pwr-community/ui/DetailSheet';
import { FactTable } from '@pwr-community/ui/FactTable';
import { Link } from '@pwr-community/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { inLanguage } from '../../../shared/inLanguage.ts';
import { paths } from '../../../shared/paths.ts';
import { useLocale } from '../../../shared/settings.tsx';
import { SheetMissing, SheetSkeleton } from '../SheetPlaceholder.tsx';
import { ActorPicture } from './ActorPicture.tsx';
import { auditMessages as m, kindNames } from './messages.ts';
import { sayField, sayValue } from './sayValue.ts';
import { useOperationName } from './useOperationName.ts';

/** The details of an audit entry. */
export function AuditSheet({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const { data, status, isPlaceholderData, refetch } = useQuery(inLanguage(auditQuery(api, { id }), code));
  const entry = isPlaceholderData ? undefined : data?.entries[0];
  if (entry) return <Sheet entry={entry} />;
  if (status === 'pending' || isPlaceholderData) return <SheetSkeleton label={formatMessage(m.entryLoading)} />;
  return status === 'error' ? (
    <SheetMissing title={formatMessage(m.entryFailed)} onRetry={() => void refetch()} />
  ) : (
    <SheetMissing title={formatMessage(m.unknown)} />
  );
}

function Sheet({ entry }: { entry: AuditEntry }) {
  const intl = useIntl();
  const operationName = useOperationName();
  const { formatMessage, formatDate } = intl;
  const nameOf = (part: string) => sayField(intl, part);
  const say = (part: string, value: unknown) => sayValue(intl, part, value);
  const { actor, operation, subject, names, createdAt, requestId } = entry;
  const input = entry.input as Record<string, unknown>;
  const before = entry.before as Record<string, unknown> | null;
  const after = entry.after as Record<string, unknown> | null;
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // Omits the subject's id, because the sheet shows its name.
  const called = Object.entries({ ...input, ...names }).filter(
    ([part]) => !(subjectIds.has(part) && input[part] === subject?.id),
  );
  const href = subject && hrefOf(subject);

  return (
    <DetailSheet
      picture={<ActorPicture actor={actor} size="l" />}
      title={operationName(operation)}
      subtitle={
        <>
          {actor ? (
            <Link variant="quiet" href={adminPaths.members.getHref(`?member=${actor.id}`)}>
              <span>{formatMessage(m.by, { name: <bdi key="name">{actor.name}</bdi> })}</span>
            </Link>
          ) : (
            <span>{formatMessage(m.byCommandLine)}</span>
          )}
          <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'long', timeStyle: 'medium' })}</time>
        </>
      }
    >
      {changed.length > 0 && (
        <FactTable
          caption={formatMessage(m.changed)}
          columns={[formatMessage(m.part), formatMessage(m.before), formatMessage(m.after)]}
          rows={changed.map((part) => ({
            id: part,
            label: nameOf(part),
            cells: [say(part, before?.[part]), say(part, after?.[part])],
          }))}
        />
      )}
      <FactTable
        caption={formatMessage(m.about)}
        columns={[formatMessage(m.part), formatMessage(m.value)]}
        rows={[
          ...(subject
            ? [
                {
                  id: 'subject',
                  label: formatMessage(kindNames[subject.kind]),
                  cells: [
                    href ? (
                      <Link key="link" href={href}>
                        <bdi>{subject.name}</bdi>
                      </Link>
                    ) : (
                      <bdi key="name">{subject.name}</bdi>
                    ),
                  ],
                },
              ]
            : []),
          ...called.map(([part, value]) => ({ id: part, label: nameOf(part), cells: [say(part, value)] })),
          ...(requestId === null ? [] : [{ id: 'requestId', label: nameOf('requestId'), cells: [requestId] }]),
        ]}
      />
      {changed.length === 0 && <p>{formatMessage(m.unchanged)}</p>}
    </DetailSheet>
  );
}

/** Arguments that may hold the subject's id. */
const subjectIds = new Set(['id', 'userId', 'submissionId', 'postId']);

/**
 * Returns the address of a member or project; null for other subjects. If the subject is deleted, its page reports
 * that.
 */
function hrefOf({ kind, id }: NonNullable<AuditEntry['subject']>): string | null {
  if (kind === 'member') return adminPaths.members.getHref(`?member=${id}`);
  return kind === 'project' ? paths.project.getHref(id) : null;
}
