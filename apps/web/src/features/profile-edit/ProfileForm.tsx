import { ApiError } from '@pwr-community/api/errors';
import { uploadImageMutation } from '@pwr-community/api/mutations/images';
import type { Interests, OwnUser } from '@pwr-community/api/schema';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { TagPicker } from '@pwr-community/ui/TagPicker';
import { TextField } from '@pwr-community/ui/TextField';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { pageFormMessages } from '../../shared/form/messages.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { sayRefusal } from '../../shared/form/sayRefusal.ts';
import { showRefusals } from '../../shared/form/showRefusals.ts';
import { useDraft } from '../../shared/form/useDraft.ts';
import { useSending } from '../../shared/form/useSending.ts';
import { interestMessages } from '../../shared/interests.ts';
import { PictureField } from '../../shared/pictures/PictureField.tsx';
import { Silenced } from '../../shared/silence/Silenced.tsx';
import { useSilence } from '../../shared/silence/useSilence.ts';
import { FlagField } from './FlagField.tsx';
import { interestIcons } from './interestIcons.tsx';
import { editMessages as m } from './messages.ts';
import { SilencedPicture } from './SilencedPicture.tsx';
import { type SaveError, useSaveProfile } from './useSaveProfile.ts';
import {
  allowedWhileSilenced,
  changedProfile,
  isDraft,
  limits,
  refusalOf,
  resolver,
  valuesOf,
  type FieldError,
  type Values,
} from './values.ts';

export interface ProfileFormProps {
  member: OwnUser;
  title: string;
  /** Called after the profile is saved. */
  onSaved: () => void;
  /** Called after Cancel has discarded the draft. */
  onCancel: () => void;
}

const interests = Object.keys(interestIcons) as Interests;

/** The form for editing a profile. Input survives failures, reloads and expired sessions. */
export function ProfileForm({ member, title, onSaved, onCancel }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const [initial] = useState(() => valuesOf(member));
  const silence = useSilence();
  // A silenced member's draft may contain changes to fields that are hidden now.
  const allowed = (values: Values) => (silence ? allowedWhileSilenced(values, initial) : values);
  const form = useForm<Values>({
    defaultValues: initial,
    resolver: (values, ...rest) => resolver(allowed(values), ...rest),
    mode: 'onTouched',
  });
  const { control, formState, getValues, setError, setValue } = form;
  const draft = useDraft(form, `profile-form-${member.id}`, initial, isDraft);
  const save = useSaveProfile(initial);
  const aboutHint = !silence ? m.aboutHint : initial.picture ? m.aboutSilencedPicture : m.aboutSilenced;
  const [failure, setFailure] = useState<SaveError>();
  const isUploading = useIsMutating({ mutationKey: uploadImageMutation(api).mutationKey }) > 0;

  /** Shows an error next to the username, picture or name if it concerns one of them; otherwise for the whole form. */
  const showFailure = (error: SaveError) => {
    const { cause } = error;
    const code = cause instanceof ApiError ? cause.code : undefined;
    if (code === 'username-taken')
      return setError('username', { type: 'server', message: 'taken' satisfies FieldError }, { shouldFocus: true });
    if (code?.startsWith('image-')) {
      setValue('picture', {
        src: getValues('picture')?.src,
        problem: code,
        ...(initial.picture && { previous: initial.picture }),
      });
      return setError('picture', { type: 'server', message: 'picture' satisfies FieldError }, { shouldFocus: true });
    }
    if (showRefusals(cause, setError, refusalOf)) return;
    setFailure(error);
  };

  const { isSending, send } = useSending(form, async (values) => {
    setFailure(undefined);
    draft.markSent();
    try {
      await save(values);
      // The draft keeps the changes that a silenced member can't save yet.
      if (!silence || !changedProfile(getValues(), values)) draft.settle();
      onSaved();
    } catch (error) {
      showFailure(error as SaveError);
    }
  });

  /** Returns the message for a field's error. */
  const say = (error: { message?: string } | undefined, most = 0) => {
    switch (error?.message as FieldError | undefined) {
      case undefined:
        return undefined;
      case 'username':
        return formatMessage(m.usernameWrong);
      case 'taken':
        return formatMessage(errorMessages['username-taken']);
      default:
        return sayRefusal({ formatMessage }, error!.message!, most);
    }
  };

  return (
    <PageForm
      title={title}
      draft={draft}
      isDirty={formState.isDirty}
      isSending={isSending}
      isUploading={isUploading}
      onSubmit={send}
      onCancel={onCancel}
      onStartOver={() => setFailure(undefined)}
      errorMessage={
        failure && (
          <>
            {failure.isPartly && <>{formatMessage(m.partlySaved)} </>}
            {problemText(formatMessage, failure.cause)}
          </>
        )
      }
      messages={{ send: formatMessage(pageFormMessages.save), sending: formatMessage(pageFormMessages.saving) }}
    >
      <FormSection title={formatMessage(m.about)} description={formatMessage(aboutHint)}>
        {silence ? (
          <>
            <Silenced silence={silence} />
            {initial.picture && (
              <Controller
                control={control}
                name="picture"
                render={({ field: { value, onChange } }) => (
                  <SilencedPicture
                    memberId={member.id}
                    src={initial.picture?.src}
                    isRemoved={value === null}
                    onChange={(isRemoved) => onChange(isRemoved ? null : initial.picture)}
                  />
                )}
              />
            )}
          </>
        ) : (
          <>
            <Controller
              control={control}
              name="picture"
              render={({ field: { ref, value, onChange } }) => (
                <PictureField
                  ref={ref}
                  label={formatMessage(m.picture)}
                  hint={formatMessage(m.pictureHint)}
                  value={value}
                  onChange={onChange}
                />
              )}
            />
            <Controller
              control={control}
              name="name"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label={formatMessage(m.name)}
                  autoComplete="name"
                  isRequired
                  errorMessage={say(fieldState.error, limits.name)}
                />
              )}
            />
            <Controller
              control={control}
              name="username"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label={formatMessage(m.username)}
                  description={formatMessage(m.usernameHint)}
                  autoComplete="username"
                  isRequired
                  errorMessage={say(fieldState.error, limits.username)}
                />
              )}
            />
          </>
        )}
      </FormSection>

      <FormSection title={formatMessage(m.personalize)} description={formatMessage(m.personalizeHint)}>
        <Controller
          control={control}
          name="flag"
          render={({ field: { ref, value, onChange } }) => <FlagField ref={ref} value={value} onChange={onChange} />}
        />
        <Controller
          control={control}
          name="interests"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <TagPicker
              ref={ref}
              label={formatMessage(m.interests)}
              options={interests.map((tag) => ({
                value: tag,
                label: formatMessage(interestMessages[tag]),
                icon: interestIcons[tag],
              }))}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              max={limits.interests}
              messages={{
                count: (used, most) => formatMessage(m.interestCount, { used, most }),
                full: () => formatMessage(m.interestsFull),
              }}
            />
          )}
        />
      </FormSection>
    </PageForm>
  );
}
