import { setUsualPointsMutation } from '@pwr-community/api/mutations/content';
import type { ContentType, UsualPoints } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { Form } from '@pwr-community/ui/Form';
import { Modal } from '@pwr-community/ui/Modal';
import { NumberField } from '@pwr-community/ui/NumberField';
import { SectionGrid } from '@pwr-community/ui/Section';
import { Switch } from '@pwr-community/ui/Switch';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { kinds } from '../../../shared/submissions/parts.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import type { useDeskSettings } from '../desk/useDeskSettings.ts';
import { keyMessages, settingsMessages as m } from './messages.ts';
import { saveEach } from './saveEach.ts';
import { SavedReplies } from './SavedReplies.tsx';
import { step, usePointsCheck, useUsualPoints } from './useChoice.ts';

export interface SettingsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  settings: ReturnType<typeof useDeskSettings>;
}

/** The desk's settings: the admin's own, and the saved replies and usual points, which all admins share. */
export function SettingsDialog({ isOpen, onClose, settings }: SettingsDialogProps) {
  const { formatMessage } = useIntl();
  const usual = useUsualPoints();
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onClose}
      title={formatMessage(m.title)}
      messages={{ close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) }}
    >
      <SectionGrid columns={1}>
        <div>
          <Switch isSelected={settings.areKeysOn} onChange={settings.setKeysOn}>
            {formatMessage(keyMessages.keys)}
          </Switch>
          <Switch isSelected={settings.arePostsShown} onChange={settings.setPostsShown}>
            {formatMessage(keyMessages.posts)}
          </Switch>
        </div>
        <SavedReplies />
        {usual && <UsualPointsForm usual={usual} onSaved={onClose} />}
      </SectionGrid>
    </Modal>
  );
}

/**
 * The form for the usual points of each content type. Sends only changed values, so that admins don't overwrite each
 * other's changes.
 */
function UsualPointsForm({ usual, onSaved }: { usual: UsualPoints; onSaved: () => void }) {
  const { formatMessage, formatList } = useIntl();
  const toasts = useToasts();
  const checkPoints = usePointsCheck();
  // Holds only what was typed, so that a failure in between doesn't lose the rest.
  const [typed, setTyped] = useState<Partial<Record<ContentType, number | null>>>({});
  const values: Record<ContentType, number | null> = { ...usual, ...typed };
  const { mutateAsync, isPending } = useMutation(setUsualPointsMutation(api));
  const changed = kinds.filter((kind) => values[kind] !== null && values[kind] !== usual[kind]);
  const errorOf = (kind: ContentType) => (values[kind] === null ? undefined : checkPoints(values[kind]));
  const namesOf = (some: readonly ContentType[]) =>
    formatList(some.map((kind) => formatMessage(submissionMessages[kind])));
  const save = async () => {
    const { saved, failed, error } = await saveEach(changed, (contentType) =>
      mutateAsync({ contentType, points: values[contentType]! }),
    );
    if (failed.length > 0) {
      const words = { saved: namesOf(saved), failed: namesOf(failed), problem: problemText(formatMessage, error) };
      toasts.error(formatMessage(saved.length > 0 ? m.partlySaved : m.notSaved, words));
      return;
    }
    toasts.success(formatMessage(m.saved));
    onSaved();
  };
  return (
    <Form
      label={formatMessage(m.title)}
      onSubmit={save}
      actions={
        <Button
          type="submit"
          variant="primary"
          isDisabled={changed.length === 0 || changed.some(errorOf)}
          isPending={isPending}
          messages={{ pending: formatMessage(m.saving) }}
        >
          {formatMessage(m.save)}
        </Button>
      }
      messages={{ summary: () => null }}
    >
      <p>{formatMessage(m.pointsHint)}</p>
      {kinds.map((kind) => (
        <NumberField
          key={kind}
          label={formatMessage(submissionMessages[kind])}
          step={step}
          value={values[kind]}
          errorMessage={errorOf(kind)}
          onChange={(value) => setTyped({ ...typed, [kind]: value })}
        />
      ))}
    </Form>
  );
}
