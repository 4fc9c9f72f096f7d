import { ApiError } from '@pwr-community/api/errors';
import { uploadImageMutation } from '@pwr-community/api/mutations/images';
import { projectByNameQuery } from '@pwr-community/api/queries/projects';
import type { ProjectDetail, ProjectUpdate } from '@pwr-community/api/schema';
import { Spoken } from '@pwr-community/ui/announce';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { Select } from '@pwr-community/ui/Select';
import { TagInput } from '@pwr-community/ui/TagInput';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { api } from '../../shared/api.ts';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { pageFormMessages } from '../../shared/form/messages.ts';
import { ConflictNotice } from '../../shared/form/ConflictNotice.tsx';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { showRefusals } from '../../shared/form/showRefusals.ts';
import { sayRefusal } from '../../shared/form/sayRefusal.ts';
import { useDraft } from '../../shared/form/useDraft.ts';
import { useBase, useEdit } from '../../shared/form/useEdit.ts';
import type { Picture } from '../../shared/pictures/Picture.ts';
import { formMessages as m } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { typeMessages } from '../../shared/projects/messages.ts';
import {
  changesOf,
  completeUrl,
  deployments,
  fieldError,
  initialValues,
  isDraft,
  limits,
  pictureNames,
  resolver,
  telegramName,
  type FieldError,
  type Values,
} from './values.ts';

interface NewProject {
  project?: undefined;
  /** Resolves to the project when the server has taken it; what it throws is shown where it belongs. */
  onSend: (values: Values) => Promise<ProjectDetail>;
  /** It was taken, and no draft of it is left. */
  onSent: (project: ProjectDetail) => void;
}

interface ChangedProject {
  /** The project to change. */
  project: ProjectDetail;
  /** As `onSend`, with the fields that changed. */
  onSave: (changes: Omit<ProjectUpdate, 'id'>) => Promise<unknown>;
  onSent: () => void;
}

export type ProjectFormProps = (NewProject | ChangedProject) & {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** Under which a draft is kept. */
  draftKey: string;
  /** The form is given up, and nothing of it is kept. */
  onCancel: () => void;
  messages: { send: string; sending: string };
  /** What deletes the project; it calls `giveUp` when it is gone. */
  removal?: (giveUp: () => void) => ReactNode;
};

const typeNames = {
  NONE: m.typeNone,
  ...typeMessages,
};

const normal = (name: string) => name.trim().toLowerCase();

/** Everything that a member says about a project. What is typed outlives failures, reloads and sessions. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, title, lead, draftKey, onCancel, messages, removal } = props;
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const base = useBase(project, draftKey, initialValues, isDraft);
  const initial = useMemo(() => initialValues(base.base), [base.base]);
  const form = useForm<Values>({ defaultValues: initial, resolver, mode: 'onTouched' });
  const { control, formState, setError, setFocus, setValue, handleSubmit } = form;
  const { isDirty, isSubmitting } = formState;
  const draft = useDraft(form, draftKey, initial, isDraft);
  const edit = useEdit(form, base, {
    valuesOf: initialValues,
    fieldsOf: (values: Values) => ({ ...values }),
    changesOf,
    send: async (changes) => props.project && props.onSave(changes),
  });
  const [takenName, setTakenName] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const isUploading = useIsMutating({ mutationKey: uploadImageMutation(api).mutationKey }) > 0;

  const checkName = async (name: string) => {
    if (!name.trim() || normal(name) === normal(initial.projectName)) return;
    try {
      const { id } = await client.fetchQuery(projectByNameQuery(api, name.trim()));
      if (id !== project?.id) setTakenName(normal(name));
    } catch {
      // It is free, or the server will say so when the form is sent.
    }
  };

  const showFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'project-name-taken') {
      setTakenName(normal(form.getValues('projectName')));
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

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      if (!props.project) {
        const sent = await props.onSend(values);
        draft.giveUp();
        props.onSent(sent);
      } else if (await edit.save()) {
        draft.giveUp();
        props.onSent();
      }
    } catch (error) {
      showFailure(error);
    }
  });

  /** What is said of a field's error. */
  const say = (error: { message?: string } | undefined, most = 0) => {
    switch (error?.message as FieldError | undefined) {
      case undefined:
      case 'picture':
        return undefined;
      case 'tooMany':
        return formatMessage(m.categoriesFull, { count: limits.categories });
      case 'url':
        return formatMessage(m.urlWrong);
      case 'telegram':
        return formatMessage(m.telegramWrong);
      default:
        return sayRefusal({ formatMessage }, error!.message!, most);
    }
  };

  const counter = {
    count: (used: number, limit: number) => formatMessage(m.characters, { used, limit }),
    left: (left: number) => formatMessage(left < 0 ? m.charactersOver : m.charactersLeft, { count: Math.abs(left) }),
  };

  const labels = {
    projectName: m.name,
    bio: m.bio,
    description: m.description,
    categories: m.categories,
    projectDeployment: m.type,
    projectWebsite: m.website,
    twitterLinkedinUrl: m.social,
    telegramUsername: m.telegram,
    logoPath: m.logo,
    fileUpload1: m.image,
    fileUpload2: m.image,
    fileUpload3: m.image,
  } satisfies Record<keyof Values, MessageDescriptor>;
  const labelOf = (name: keyof Values) => formatMessage(labels[name], { number: Number(name.slice(-1)) || 0 });
  const showValue = (name: string, value: unknown) =>
    pictureNames.some((known) => known === name) ? (
      <img src={(value as Picture).src} alt={labelOf(name as keyof Values)} />
    ) : undefined;

  return (
    <PageForm
      title={title}
      lead={lead}
      draft={draft}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      isUploading={isUploading}
      onSubmit={send}
      onCancel={onCancel}
      onStartOver={() => {
        edit.startOver();
        setFailure(undefined);
      }}
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
        <Controller
          control={control}
          name="projectName"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              onBlur={() => {
                field.onBlur();
                void checkName(field.value);
              }}
              label={formatMessage(m.name)}
              autoComplete="off"
              isRequired
              errorMessage={
                say(fieldState.error, limits.projectName) ??
                (takenName === normal(field.value) && (
                  // It comes when the field was left.
                  <Spoken as="span" urgency="assertive">
                    {formatMessage(errorMessages['project-name-taken'])}
                  </Spoken>
                ))
              }
            />
          )}
        />
        <Controller
          control={control}
          name="bio"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={formatMessage(m.bio)}
              description={formatMessage(m.bioHint)}
              isRequired
              limit={limits.bio}
              messages={counter}
              errorMessage={say(fieldState.error, limits.bio)}
            />
          )}
        />
        <Controller
          control={control}
          name="description"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={formatMessage(m.description)}
              description={formatMessage(m.descriptionHint)}
              isRequired
              rows={6}
              limit={limits.description}
              countFrom={limits.description * 0.9}
              messages={counter}
              errorMessage={say(fieldState.error, limits.description)}
            />
          )}
        />
        <Controller
          control={control}
          name="categories"
          render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
            <TagInput
              ref={ref}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              max={limits.categories}
              maxLength={limits.category}
              label={formatMessage(m.categories)}
              description={formatMessage(m.categoriesHint)}
              errorMessage={say(fieldState.error)}
              messages={{
                list: formatMessage(m.categoryList),
                remove: formatMessage(m.removeCategory),
                added: (category) => formatMessage(m.categoryAdded, { category }),
                count: (used, limit) => formatMessage(m.characters, { used, limit }),
                duplicate: (category) => formatMessage(m.categoryThere, { category }),
                full: (count) => formatMessage(m.categoriesFull, { count }),
                tooLong: (count) => formatMessage(pageFormMessages.tooLong, { count }),
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="projectDeployment"
          render={({ field: { ref, value, onChange } }) => (
            <Select
              ref={ref}
              value={value}
              onChange={onChange}
              label={formatMessage(m.type)}
              description={formatMessage(m.typeHint)}
              items={deployments.map((id) => ({ id, label: formatMessage(typeNames[id]) }))}
            />
          )}
        />
      </FormSection>

      <FormSection title={formatMessage(m.links)} description={formatMessage(m.linksHint)}>
        {(['projectWebsite', 'twitterLinkedinUrl'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                onBlur={() => {
                  setValue(name, completeUrl(field.value), { shouldDirty: true });
                  field.onBlur();
                }}
                label={formatMessage(name === 'projectWebsite' ? m.website : m.social)}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder={name === 'projectWebsite' ? 'https://example.com' : 'https://x.com/name'}
                errorMessage={say(fieldState.error, limits.url)}
              />
            )}
          />
        ))}
        <Controller
          control={control}
          name="telegramUsername"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              onBlur={() => {
                setValue('telegramUsername', telegramName(field.value), { shouldDirty: true });
                field.onBlur();
              }}
              label={formatMessage(m.telegram)}
              description={formatMessage(m.telegramHint)}
              autoComplete="off"
              errorMessage={say(fieldState.error, limits.telegramUsername)}
            />
          )}
        />
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
