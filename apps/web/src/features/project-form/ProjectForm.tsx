import { ApiError } from '@pwr-community/api/errors';
import { uploadImageMutation } from '@pwr-community/api/mutations/images';
import type { ProjectDetail, ProjectUpdate } from '@pwr-community/api/schema';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { useIsMutating } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { ConflictNotice } from '../../shared/form/ConflictNotice.tsx';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { showRefusals } from '../../shared/form/showRefusals.ts';
import { useDraft } from '../../shared/form/useDraft.ts';
import { useBase, useEdit } from '../../shared/form/useEdit.ts';
import { useSending } from '../../shared/form/useSending.ts';
import type { Picture } from '../../shared/pictures/Picture.ts';
import { KindFields, NameField, TextFields } from './AboutFields.tsx';
import { LinkFields } from './LinkFields.tsx';
import { formMessages as m } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { useFieldWords } from './useFieldWords.ts';
import { useTakenName } from './useTakenName.ts';
import { changesOf, fieldError, initialValues, isDraft, pictureNames, resolver, type Values } from './values.ts';

interface NewProject {
  project?: undefined;
  /** Sends the project. Errors appear next to the fields that they concern, or else for the whole form. */
  onSend: (values: Values) => Promise<ProjectDetail>;
  /** Called after the server accepted the project and the draft was settled. */
  onSent: (project: ProjectDetail) => void;
}

interface ChangedProject {
  /** The project to edit. */
  project: ProjectDetail;
  /** Like `onSend`, with the changed fields only. */
  onSave: (changes: Omit<ProjectUpdate, 'id'>) => Promise<unknown>;
  onSent: () => void;
}

export type ProjectFormProps = (NewProject | ChangedProject) & {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** Start of the draft's storage key; the project's id or `new` follows. */
  draftKey: string;
  /** Called after Cancel has discarded the draft. */
  onCancel: () => void;
  messages: { send: string; sending: string };
  /** Renders the delete button, which calls `giveUp` after the deletion. */
  removal?: (giveUp: () => void) => ReactNode;
};

/** The form's state, draft and submission. */
function useProjectForm(props: ProjectFormProps) {
  const { project } = props;
  const draftKey = `${props.draftKey}-${project?.id ?? 'new'}`;
  const base = useBase(project, draftKey, initialValues, isDraft);
  const initial = useMemo(() => initialValues(base.base), [base.base]);
  const form = useForm<Values>({ defaultValues: initial, resolver, mode: 'onTouched' });
  const { setError, setFocus } = form;
  const draft = useDraft(form, draftKey, initial, isDraft);
  const edit = useEdit(form, base, {
    valuesOf: initialValues,
    fieldsOf: (values: Values) => ({ ...values }),
    changesOf,
    send: async (changes) => {
      draft.markSent();
      if (props.project) await props.onSave(changes);
    },
    onRebase: draft.rebase,
  });
  const names = useTakenName({ id: project?.id, name: initial.projectName });
  const [failure, setFailure] = useState<unknown>();

  const showFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'project-name-taken') {
      names.markTaken(form.getValues('projectName'));
      setFocus('projectName');
      return;
    }
    const isShown = showRefusals(error, setError, ({ path, code }) => {
      const field = /^\/body\/(\w+)/.exec(path)?.[1];
      const name = (Object.keys(initial) as (keyof Values)[]).find((known) => known === field);
      return name ? { name, message: fieldError(code, name) } : null;
    });
    if (!isShown) setFailure(error);
  };

  const { isSending, send } = useSending(form, async (values) => {
    setFailure(undefined);
    draft.markSent();
    try {
      if (!props.project) {
        const sent = await props.onSend(values);
        draft.settle(`${props.draftKey}-${sent.id}`);
        props.onSent(sent);
      } else if (await edit.save()) {
        draft.settle();
        props.onSent();
      }
    } catch (error) {
      showFailure(error);
    }
  });

  const startOver = () => {
    edit.startOver();
    setFailure(undefined);
  };

  return { form, draft, edit, names, failure, isSending, send, startOver };
}

/** All fields of a project. Input survives failures, reloads and expired sessions. */
export function ProjectForm(props: ProjectFormProps) {
  const { title, lead, onCancel, messages, removal } = props;
  const { formatMessage } = useIntl();
  const { labelOf } = useFieldWords();
  const { form, draft, edit, names, failure, isSending, send, startOver } = useProjectForm(props);
  const { control, formState } = form;
  const isUploading = useIsMutating({ mutationKey: uploadImageMutation(api).mutationKey }) > 0;

  const showValue = (name: string, value: unknown) =>
    pictureNames.some((known) => known === name) ? (
      <img src={(value as Picture).src} alt={labelOf(name as keyof Values)} />
    ) : undefined;

  return (
    <PageForm
      title={title}
      lead={lead}
      draft={draft}
      isDirty={formState.isDirty}
      isSending={isSending}
      isUploading={isUploading}
      onSubmit={send}
      onCancel={onCancel}
      onStartOver={startOver}
      errorMessage={failure !== undefined && problemText(formatMessage, failure)}
      conflict={
        <ConflictNotice
          conflict={edit.conflict}
          onChoose={edit.choose}
          labelOf={(name) => labelOf(name as keyof Values)}
          show={showValue}
        />
      }
      removal={removal?.(draft.giveUp)}
      messages={messages}
    >
      <FormSection title={formatMessage(m.about)} description={formatMessage(m.aboutHint)}>
        <NameField control={control} names={names} />
        <TextFields control={control} />
        <KindFields control={control} />
      </FormSection>

      <FormSection title={formatMessage(m.links)} description={formatMessage(m.linksHint)}>
        <LinkFields control={control} setValue={form.setValue} />
      </FormSection>

      <FormSection title={formatMessage(m.pictures)} description={formatMessage(m.picturesHint)}>
        <PictureField
          control={control}
          name="logoPath"
          label={formatMessage(m.logo)}
          hint={formatMessage(m.logoHint)}
        />
        {(['fileUpload1', 'fileUpload2', 'fileUpload3'] as const).map((name, index) => (
          <PictureField
            key={name}
            control={control}
            name={name}
            label={formatMessage(m.image, { number: index + 1 })}
            hint={formatMessage(m.imageHint)}
          />
        ))}
      </FormSection>
    </PageForm>
  );
}
