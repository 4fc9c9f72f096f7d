import { deleteSavedReplyMutation, saveReplyMutation } from '@pwr-community/api/mutations/desk';
import { savedRepliesQuery } from '@pwr-community/api/queries/desk';
import type { SavedReply, SavedReplyText } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { DetailList } from '@pwr-community/ui/DetailList';
import { useLostFocus } from '@pwr-community/ui/focus';
import { Form } from '@pwr-community/ui/Form';
import { PaperPlaneRightIcon } from '@pwr-community/ui/Icon';
import { Section } from '@pwr-community/ui/Section';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { isBlank } from '../../../shared/form/isBlank.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { isShape, isString } from '../../../shared/shape.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useDraftKey } from '../../../shared/useDraftKey.ts';
import { useKept } from '../../../shared/useKept.ts';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { ignoring } from '../ignoring.ts';
import { replyMessages as m, settingsMessages } from './messages.ts';

/** Maximum lengths in characters, the same as on the server. */
const LIMITS = { title: 80, text: 500 };

const isReply = isShape<SavedReplyText>({ title: isString, text: isString });

/** Saved replies. All admins share them, and any admin can change them. */
export function SavedReplies() {
  const { formatMessage } = useIntl();
  const { data, status, refetch } = useQuery(savedRepliesQuery(api));
  /** The form, with the reply that it changes, if any; undefined if it is closed. Each opening has a number. */
  const [form, setForm] = useState<{ opening: number; reply?: SavedReply }>();
  const openings = useRef(0);
  const section = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const open = (reply?: SavedReply) => {
    opener.current = document.activeElement;
    openings.current += 1;
    setForm({ opening: openings.current, ...(reply && { reply }) });
  };
  // The form takes its focused button or field away when it closes. Its opener is gone if the reply was deleted.
  useLostFocus(section, () => (opener.current?.isConnected ? (opener.current as HTMLElement) : null));
  return (
    <Section
      ref={section}
      title={formatMessage(m.title)}
      action={
        <Button size="s" onPress={() => open()}>
          {formatMessage(m.add)}
        </Button>
      }
    >
      <DetailList
        rows={(data?.replies ?? []).map((reply) => ({
          id: String(reply.id),
          icon: <PaperPlaneRightIcon size="l" />,
          title: <bdi>{reply.title}</bdi>,
          details: [
            <bdi key="text" dir="auto">
              {reply.text}
            </bdi>,
          ],
          end: (
            <>
              <Button
                size="s"
                variant="quiet"
                aria-label={formatMessage(m.editName, { title: reply.title })}
                onPress={() => open(reply)}
              >
                {formatMessage(m.edit)}
              </Button>
              <DeleteReply reply={reply} />
            </>
          ),
        }))}
        state={listState({ status, data })}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.title),
          loading: formatMessage(m.loading),
          error: formatMessage(m.failed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.empty),
          emptyHint: formatMessage(m.emptyHint),
        }}
      />
      {form && (
        <ReplyForm
          key={form.opening}
          reply={form.reply}
          // Another form may have opened while this reply was being saved.
          onClose={() => setForm((now) => (now === form ? undefined : now))}
        />
      )}
    </Section>
  );
}

/**
 * Form for a new or existing reply. It keeps its values until they are saved or the form is canceled, or until another
 * admin changes the reply.
 */
function ReplyForm({ reply, onClose }: { reply: SavedReply | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const draftKey = useDraftKey();
  const [initial] = useState<SavedReplyText>({ title: reply?.title ?? '', text: reply?.text ?? '' });
  const subject = reply ? `${reply.id} ${initial.title} ${initial.text}` : 'new';
  const [values, keep, change, areLatest] = useKept(draftKey(`reply-${subject}`), initial, isReply);
  const { title, text } = values;
  const { mutateAsync, isPending, error } = useMutation(saveReplyMutation(api));
  const save = async () => {
    try {
      await mutateAsync({ ...(reply && { id: reply.id }), title: title.trim(), text: text.trim() });
    } catch {
      // The form shows the error.
      return;
    }
    toasts.success(formatMessage(m.saved));
    if (areLatest(values)) keep(null);
    // Stays open with what was typed since. A new reply's form would save it as another reply.
    else if (reply) return;
    onClose();
  };
  const cancel = () => {
    keep(null);
    onClose();
  };
  return (
    <Form
      label={formatMessage(reply ? m.editTitle : m.add)}
      onSubmit={save}
      actions={
        <>
          <Button onPress={cancel}>{formatMessage(commonMessages.cancel)}</Button>
          <Button
            type="submit"
            variant="primary"
            isDisabled={isBlank(title) || isBlank(text)}
            isPending={isPending}
            messages={{ pending: formatMessage(settingsMessages.saving) }}
          >
            {formatMessage(m.save)}
          </Button>
        </>
      }
      errorMessage={error && problemText(formatMessage, error)}
      messages={{ summary: () => null }}
    >
      <TextField
        autoFocus
        label={formatMessage(m.titleLabel)}
        description={formatMessage(m.titleHint)}
        maxLength={LIMITS.title}
        value={title}
        onChange={(next) => change({ title: next })}
      />
      <TextArea
        label={formatMessage(m.textLabel)}
        maxLength={LIMITS.text}
        value={text}
        onChange={(next) => change({ text: next })}
      />
    </Form>
  );
}

/** Deletes a reply for all admins. */
function DeleteReply({ reply: { id, title } }: { reply: SavedReply }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(deleteSavedReplyMutation(api));
  return (
    <ConfirmedButton
      variant="quiet"
      size="s"
      label={formatMessage(m.delete)}
      name={formatMessage(m.deleteName, { title })}
      title={formatMessage(m.deleteTitle)}
      text={formatMessage(m.deleteText)}
      confirm={formatMessage(m.deleteConfirm)}
      pending={formatMessage(m.deleting)}
      act={() => mutateAsync(id).catch(ignoring('saved-reply-not-found'))}
      onDone={() => toasts.success(formatMessage(m.deleted))}
      failed={formatMessage(m.deleteFailed)}
    />
  );
}
