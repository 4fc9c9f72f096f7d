import { useIntl } from 'react-intl';
import { ListPages, type ListPagesProps } from '../ListPages.tsx';
import { pageMessages as m } from './messages.ts';

/** Projects on a page of a list. */
export const pageSize = 5;

/** The way through the pages of a list of projects. */
export function ProjectPages(props: Omit<ListPagesProps, 'label'>) {
  const { formatMessage } = useIntl();
  return <ListPages label={formatMessage(m.label)} {...props} />;
}
