import { useIntl } from 'react-intl';
import { ListPages, type ListPagesProps } from '../ListPages.tsx';
import { pageMessages as m } from './messages.ts';

export const pageSize = 5;

/** The pagination of a project list. */
export function ProjectPages(props: Omit<ListPagesProps, 'label'>) {
  const { formatMessage } = useIntl();
  return <ListPages label={formatMessage(m.label)} {...props} />;
}
