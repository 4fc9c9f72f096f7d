import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { PictureField } from '../../shared/pictures/PictureField.tsx';
import { submitMessages as m } from './messages.ts';
import { addressed, type Field, type Submission } from './submission.ts';

/** Labels of all types' fields, in order. */
export const fieldLabels = { url: m.url, code: m.code, picture: m.picture, title: m.memeTitle };

export interface SubmitFieldsProps {
  submission: Submission;
  onChange: (changes: Partial<Submission>) => void;
  /** Called when the reader leaves a text field that isn't empty. Its error may then be shown. */
  onLeave: (field: Field) => void;
  errorOf: (field: Field) => string | undefined;
  /** The input elements, so that the form can focus them. */
  inputs: RefObject<Partial<Record<Field, HTMLElement | null>>>;
}

/** The fields of the selected type. */
export function SubmitFields({ submission, onChange, onLeave, errorOf, inputs }: SubmitFieldsProps) {
  const { formatMessage } = useIntl();
  const { kind, picture } = submission;
  const field = (name: Field) => ({
    ref: (element: HTMLElement | null) => {
      inputs.current[name] = element;
    },
    label: formatMessage(fieldLabels[name]),
    errorMessage: errorOf(name),
  });
  const text = (name: 'url' | 'code' | 'title') => ({
    ...field(name),
    value: submission[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => submission[name] && onLeave(name),
    isRequired: true,
    autoComplete: 'off',
  });
  const chosen = addressed(kind);
  if (chosen)
    return (
      <TextField
        {...text('url')}
        key={kind}
        type="url"
        inputMode="url"
        dir="ltr"
        description={formatMessage(m.urlHint, { example: chosen.example })}
      />
    );
  if (kind === 'embed') return <TextArea {...text('code')} rows={5} description={formatMessage(m.codeHint)} />;
  return (
    <>
      <PictureField
        {...field('picture')}
        value={picture}
        onChange={(next) => onChange({ picture: next })}
        isSquare={false}
        hint={formatMessage(m.pictureHint)}
      />
      <TextField {...text('title')} description={formatMessage(m.memeTitleHint)} />
    </>
  );
}
