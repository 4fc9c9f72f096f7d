import { TextArea } from '@pwr-community/ui/TextArea';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { decisionMessages as m } from './messages.ts';

/** Maximum length in characters, the same as on the server. */
const LIMIT = 500;

export interface MessageFieldProps {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** An optional message to the member, sent with the decision. */
export function MessageField({ value, onChange, ref }: MessageFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      ref={ref}
      label={formatMessage(m.message)}
      description={formatMessage(m.messageHint)}
      rows={2}
      maxLength={LIMIT}
      value={value}
      onChange={onChange}
    />
  );
}
