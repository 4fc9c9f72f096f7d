import { useIntl, type MessageDescriptor } from 'react-intl';
import { sayRefusal } from '../../shared/form/sayRefusal.ts';
import { formMessages as m } from './messages.ts';
import { limits, type FieldError, type Values } from './values.ts';

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

/** Returns functions for the fields' error messages and labels. */
export function useFieldWords() {
  const { formatMessage } = useIntl();

  /** Returns the message for a field's error; undefined if the field itself shows the error. */
  const say = (error: { message?: string } | undefined, most = 0) => {
    switch (error?.message as FieldError | undefined) {
      case undefined:
      case 'picture':
      case 'rejected':
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

  const labelOf = (name: keyof Values) => formatMessage(labels[name], { number: Number(name.slice(-1)) || 0 });

  return { say, labelOf };
}
