import { savedRepliesQuery } from '@pwr-community/api/queries/desk';
import { announce } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { Menu } from '@pwr-community/ui/Menu';
import { TextArea } from '@pwr-community/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { memo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { decisionMessages as m, replyMessages } from './messages.ts';

/** Maximum length in characters, the same as on the server. */
const LIMIT = 500;

export interface MessageFieldProps {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * An optional message to the member, sent with the decision. Admins type it or pick a saved reply. Memoized, because
 * most decisions have none.
 */
export const MessageField = memo(function MessageField({ value, onChange, ref }: MessageFieldProps) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(savedRepliesQuery(api));
  const replies = data?.replies ?? [];
  /** Returns the field's text with a saved reply appended. */
  const withReply = (text: string) => (value.trim() ? `${value.trimEnd()} ${text}` : text);
  return (
    <>
      <TextArea
        ref={ref}
        label={formatMessage(m.message)}
        description={formatMessage(m.messageHint)}
        rows={2}
        maxLength={LIMIT}
        value={value}
        onChange={onChange}
      />
      {replies.length > 0 && (
        <div>
          <Menu
            trigger={(props) => (
              <Button {...props} size="s" variant="quiet">
                {formatMessage(replyMessages.insert)}
              </Button>
            )}
            items={replies.map(({ id, title, text }) => ({
              id: String(id),
              label: <bdi>{title}</bdi>,
              textValue: title,
              description: <bdi>{text}</bdi>,
              isDisabled: withReply(text).length > LIMIT,
            }))}
            onAction={(id) => {
              const reply = replies.find((one) => String(one.id) === id);
              if (!reply) return;
              onChange(withReply(reply.text));
              announce(formatMessage(replyMessages.inserted, { title: reply.title }));
            }}
          />
        </div>
      )}
    </>
  );
});
