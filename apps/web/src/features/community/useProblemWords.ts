import { useIntl } from 'react-intl';
import { errorMessages } from '../../shared/errorMessages.ts';
import { pageFormMessages } from '../../shared/form/messages.ts';
import { submitMessages as m } from './messages.ts';
import { addressed, limits, networkOf, type Field, type Problem, type Submission } from './submission.ts';

const missing = { url: m.urlMissing, code: m.codeMissing, title: m.memeTitleMissing, picture: m.pictureMissing };

/** Returns a function that formats a field's error. */
export function useProblemWords({ kind, url, picture }: Submission) {
  const { formatMessage } = useIntl();
  return (field: Field, problem: Problem) => {
    if (problem === 'missing') return formatMessage(missing[field]);
    if (problem === 'tooLong') return formatMessage(m.tooLong, { count: field === 'picture' ? 0 : limits[field] });
    if (problem === 'other') return formatMessage(m.urlOther, { network: networkOf(url) });
    if (field === 'picture') return formatMessage(errorMessages[picture?.problem ?? 'validation-failed']);
    if (field === 'title') return formatMessage(pageFormMessages.hidden);
    if (field === 'code') return formatMessage(m.codeWrong);
    return formatMessage(m.urlWrong, { ...addressed(kind) });
  };
}
