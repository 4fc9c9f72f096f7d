import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for all picture fields. */
export const pictureMessages = defineMessages({
  chooseImage: {
    id: 'form.chooseImage',
    defaultMessage: 'Choose an image',
    description: 'Button that opens the file dialog',
  },
  replaceImage: {
    id: 'form.replaceImage',
    defaultMessage: 'Replace',
    description: 'Button that chooses another picture',
  },
  removeImage: { id: 'form.removeImage', defaultMessage: 'Remove', description: 'Button that takes a picture away' },
  uploading: {
    id: 'form.uploading',
    defaultMessage: 'Uploading image',
    description: 'Shown and spoken while a picture is sent',
  },
  uploaded: {
    id: 'form.uploaded',
    defaultMessage: 'Image uploaded',
    description: 'Spoken when a picture has been sent',
  },
  dropImage: {
    id: 'form.dropImage',
    defaultMessage: 'Drop or paste an image here',
    description: 'Spoken name of the place that takes a picture',
  },
});
