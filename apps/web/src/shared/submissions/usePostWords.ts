import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { postMessages as m } from './messages.ts';

/** Returns the messages for an EmbedCard, and a function that returns those for an author's MemeCard. */
export function usePostWords() {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      embed: {
        load: (network: string) => formatMessage(m.show, { network }),
        notice: (network: string) => formatMessage(m.showNotice, { network }),
        open: (network: string) => formatMessage(m.openOn, { network }),
        newTab: formatMessage(commonMessages.newTab),
      },
      memeBy: (name: string) => ({
        open: (title: string) => formatMessage(m.openMeme, { title }),
        viewer: {
          title: formatMessage(m.memeBy, { name }),
          previous: formatMessage(m.previousImage),
          next: formatMessage(m.nextImage),
          position: (number: number, total: number) => formatMessage(m.imagePosition, { number, total }),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        },
      }),
    }),
    [formatMessage],
  );
}
