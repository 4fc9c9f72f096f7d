import { requestVerificationMutation } from '@pwr-community/api/mutations/quests';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { isBlank } from '../../shared/form/isBlank.ts';
import { isShape, isString } from '../../shared/shape.ts';
import { useKept } from '../../shared/useKept.ts';
import { hostOf, toWebAddress } from '../../shared/webAddress.ts';
import { questMessages as m } from './questMessages.ts';
import { OutLink } from './OutLink.tsx';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';
import { useStart } from './useStart.ts';

/** Maximum lengths of the member's text and link, the same as on the server. */
const mostWords = 2000;
const longestUrl = 2000;

const empty = { url: '', words: '' };
const isProof = isShape<typeof empty>({ url: isString, words: isString });

/** A quest that an admin reviews. It keeps the proof until it is sent. */
export function ManualQuest(props: QuestProps) {
  const { quest, member } = props;
  const { formatMessage } = useIntl();
  const [{ url, words }, keep, changeKept] = useKept(`proof-${member.id}-${quest.id}`, empty, isProof);
  const [problem, setProblem] = useState<'urlInvalid' | 'proofMissing' | 'tooLong'>();
  const urlField = useRef<HTMLInputElement>(null);
  const wordsField = useRef<HTMLTextAreaElement>(null);
  const start = useStart(quest.id);
  // An option of the hook, because those of `mutate` are dropped if another quest opens before the reply.
  const request = useMutation({ ...requestVerificationMutation(api), onSuccess: () => keep(null) });
  const isTooLong = [...words].length > mostWords;

  const change = (changes: Partial<typeof empty>) => {
    setProblem(undefined);
    changeKept(changes);
  };
  const send = () => {
    const link = toWebAddress(url.trim());
    const text = isBlank(words) ? '' : words.trim();
    const findProblem = () => {
      if (url.trim() && link === null) return 'urlInvalid';
      if (link && link.length > longestUrl) return 'tooLong';
      return link || text ? undefined : 'proofMissing';
    };
    const found = findProblem();
    setProblem(found);
    if (found) urlField.current?.focus();
    else if (isTooLong) wordsField.current?.focus();
    else request.mutate({ challenge_id: quest.id, ...(link && { url: link }), ...(text && { text }) });
  };
  return (
    <QuestFrame
      {...props}
      notDone={m.noteNotDone}
      failure={request.error ? problemText(formatMessage, request.error) : undefined}
      send={{
        label: formatMessage(m.request),
        pending: formatMessage(m.requesting),
        isPending: request.isPending,
        onPress: send,
      }}
      steps={[
        {
          id: 'do',
          title: formatMessage(m.manualDo),
          action: quest.actionUrl && (
            <OutLink href={quest.actionUrl} onPress={() => start.begin('visit')}>
              {hostOf(quest.actionUrl)}
            </OutLink>
          ),
        },
        {
          id: 'proof',
          title: formatMessage(m.manualProof),
          action: (
            <>
              <TextField
                ref={urlField}
                type="url"
                name="url"
                label={formatMessage(m.urlLabel)}
                placeholder="https://"
                value={url}
                onChange={(value) => change({ url: value })}
                errorMessage={problem && formatMessage(m[problem], { limit: longestUrl })}
              />
              <TextArea
                ref={wordsField}
                name="words"
                label={formatMessage(m.wordsLabel)}
                value={words}
                onChange={(value) => change({ words: value })}
                limit={mostWords}
                countFrom={mostWords - 200}
                messages={{
                  count: (used, limit) => formatMessage(m.count, { used, limit }),
                  left: (left) => formatMessage(m.left, { left }),
                }}
                errorMessage={isTooLong ? formatMessage(m.tooLong, { limit: mostWords }) : undefined}
              />
            </>
          ),
        },
        { id: 'review', title: formatMessage(m.manualReview), description: formatMessage(m.manualReviewHow) },
      ]}
    />
  );
}
