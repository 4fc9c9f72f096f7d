import type { AppealToDecide } from '@pwr-community/api/schema';
import { titleOf } from '../../../shared/submissions/parts.tsx';

/** An admin's decisions on an appeal. */
export type Decision = 'accept' | 'uphold';

/** The title of the submission or quest that an appeal is about. */
export const subjectOf = ({ submission, quest }: AppealToDecide): string =>
  submission ? titleOf(submission) : quest!.title;
