import { contentKey } from '@pwr-community/api/keys';
import { deletePostMutation } from '@pwr-community/api/mutations/content';
import { setDegenMutation } from '@pwr-community/api/mutations/points';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { ignoring } from '../ignoring.ts';
import { deedMessages as m } from './deedMessages.ts';
import { SanctionButton, type SanctionButtonProps } from './SanctionButton.tsx';

/**
 * Delay before the page reloads after a disqualification or a deletion, so that the admin can read the toast. In ms,
 * from the specification.
 */
const reloadAfter = 2000;

/** Reloads the page, unless the admin has left it or is typing by then. The data is up to date without it. */
function reloadSoon() {
  const { pathname } = location;
  setTimeout(() => {
    const isTyping = document.activeElement?.matches('input, textarea');
    if (location.pathname === pathname && !isTyping) location.reload();
  }, reloadAfter);
}

export interface DeedProps {
  member: { id: number; name: string };
}

/** A button that sets or clears a member's degen mark. */
export function Degen({ member: { id, name, isDegen } }: { member: DeedProps['member'] & { isDegen: boolean } }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(setDegenMutation(api));
  return (
    <ConfirmedButton
      variant="quiet"
      size="s"
      label={formatMessage(isDegen ? m.unmarkDegen : m.markDegen)}
      title={formatMessage(isDegen ? m.unmarkTitle : m.markTitle, { name })}
      text={formatMessage(m.markText)}
      confirm={formatMessage(isDegen ? m.unmarkConfirm : m.markConfirm)}
      pending={formatMessage(m.marking)}
      act={async () => {
        const reply = await mutateAsync({ userId: id, isDegen: !isDegen });
        await client.invalidateQueries({ queryKey: contentKey });
        return reply;
      }}
      onDone={({ isDegen: isMarked }) => toasts.success(formatMessage(isMarked ? m.marked : m.unmarked))}
      failed={formatMessage(m.markFailed)}
    />
  );
}

/**
 * A button that takes away a member's points and prevents them from earning more until reinstated. Reloads the page.
 */
export function Disqualify({ member }: Pick<SanctionButtonProps, 'member'>) {
  return <SanctionButton member={member} kind="disqualify" onDone={reloadSoon} />;
}

/** A button that deletes a member's accepted submission and reloads the page. */
export function DeletePost({ postId }: { postId: number }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(deletePostMutation(api));
  return (
    <ConfirmedButton
      size="s"
      label={formatMessage(m.deletePost)}
      title={formatMessage(m.deletePostTitle)}
      text={formatMessage(m.deletePostText)}
      confirm={formatMessage(m.deleteConfirm)}
      pending={formatMessage(m.deleting)}
      act={() => mutateAsync(postId).catch(ignoring('submission-not-found'))}
      onDone={() => {
        toasts.success(formatMessage(m.postDeleted));
        reloadSoon();
      }}
      failed={formatMessage(m.postFailed)}
    />
  );
}
