import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const offerMessages = defineMessages({
  label: {
    id: 'offer.label',
    defaultMessage: 'Language',
    description: 'Spoken name of the line that offers the site in the language of this file',
  },
  accept: {
    id: 'offer.accept',
    defaultMessage: 'View in English',
    description: 'Button: shows the site in the language of this file, which the text names. Narrow',
  },
  decline: {
    id: 'offer.decline',
    defaultMessage: 'Keep the current language',
    description: 'Spoken name of the button that closes the offer. The site is in English then: say so',
  },
});
