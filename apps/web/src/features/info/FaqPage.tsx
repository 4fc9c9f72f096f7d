import { Accordion, type AccordionItem } from '@pwr-community/ui/Accordion';
import { Spoken } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { MagnifyingGlassIcon } from '@pwr-community/ui/Icon';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { InfoPage } from '@pwr-community/ui/layouts/InfoPage';
import { Panel } from '@pwr-community/ui/Panel';
import { TextField } from '@pwr-community/ui/TextField';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Later } from '../../shared/Later.tsx';
import { useModals } from '../../shared/modals.tsx';
import { useTitle } from '../../shared/paths.ts';
import { answers } from './answers.ts';
import { faqMessages as m } from './messages.ts';
import { fold } from './fold.ts';

/** Questions and answers, with a search over both. The hash in the address names the open answer. */
export function FaqPage() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const [search, setSearch] = useState('');
  useTitle(formatMessage(m.title), formatMessage(m.lead));

  const wanted = fold(search.trim());
  const found = answers
    .map(({ id, question, answer }) => ({ id, title: formatMessage(question), content: formatMessage(answer) }))
    .filter(({ title, content }) => fold(`${title} ${content}`).includes(wanted));

  return (
    <InfoPage
      title={formatMessage(m.title)}
      lead={formatMessage(m.lead)}
      action={<Button onPress={() => open('contact')}>{formatMessage(m.ask)}</Button>}
      toolbar={
        <TextField
          type="search"
          label={formatMessage(m.search)}
          value={search}
          onChange={setSearch}
          icon={<MagnifyingGlassIcon />}
          description={<Spoken as="span">{wanted && formatMessage(m.found, { count: found.length })}</Spoken>}
        />
      }
      isPlain
    >
      {found.length > 0 ? (
        <Later>
          <Answers found={found} />
        </Later>
      ) : (
        <Panel>
          <EmptyState
            illustration={<BrokenWire />}
            title={formatMessage(m.nothing)}
            description={formatMessage(m.nothingHint)}
            action={<Button onPress={() => setSearch('')}>{formatMessage(m.showAll)}</Button>}
          />
        </Panel>
      )}
    </InfoPage>
  );
}

/** The accordion of answers. The address keeps track of the open one. */
function Answers({ found }: { found: AccordionItem[] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = hash.slice(1);
  useEffect(() => {
    // Scrolls to the question together with its answer.
    document.getElementById(linked)?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [linked]);
  return (
    <Accordion
      items={found}
      headingLevel={2}
      expandedIds={[linked]}
      onExpandedChange={([id]) => void navigate({ hash: id ?? '' }, { replace: true, preventScrollReset: true })}
    />
  );
}
