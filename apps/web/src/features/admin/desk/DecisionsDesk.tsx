import type { Metadata } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { ChoicePanel, DecisionBar } from '@pwr-community/ui/community/DecisionPanel';
import { ReviewQueue, type ReviewQueueItem } from '@pwr-community/ui/community/ReviewQueue';
import { ArrowDownIcon, ArrowUpIcon } from '@pwr-community/ui/Icon';
import { IconButton } from '@pwr-community/ui/IconButton';
import { ReviewLayout } from '@pwr-community/ui/layouts/ReviewLayout';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ListPages } from '../../../shared/ListPages.tsx';
import { commonMessages } from '../../../shared/messages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { bulkMessages, decisionMessages, keyMessages, memberMessages, queueMessages } from '../review/messages.ts';
import { DeskFilters } from './DeskFilters.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { NoneListed } from './NoneListed.tsx';
import { useAnnouncedOpening } from './useAnnouncedOpening.ts';
import { deskMessages as m } from './messages.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDeskList, type DeskSource } from './useDeskList.ts';
import { useDeskSettings } from './useDeskSettings.ts';
import { useListKeys } from './useListKeys.ts';
import { usePerItem } from './usePerItem.ts';
import { useSelection } from './useSelection.ts';

/** An item's row, its links, and whether this admin can decide it. */
export interface DeskItem extends ReviewQueueItem {
  /** The member whose sheet the desk opens. */
  memberId: number;
  /** Address of the item's subject; undefined if it has none. */
  originalHref: string | undefined;
  /** The reason why this admin can't decide the item; undefined if they can. */
  notice: string | undefined;
}

interface Action<Decision> {
  decision: Decision;
  /** The button's label. */
  label: MessageDescriptor;
  /** The action's name in the shortcut bar. */
  keyLabel: MessageDescriptor;
}

export interface DecisionsDeskProps<Data extends { metadata: Metadata }, Item extends object, Decision extends string> {
  source: DeskSource<Data, Item>;
  /** Describes an item. Results are cached until the function changes. */
  describe: (item: Item) => DeskItem;
  /** Renders the open item. */
  renderItem: (item: Item) => ReactNode;
  /** The decisions for the keys A and R, and one with its own key. */
  accept: Action<Decision>;
  reject: Action<Decision>;
  more?: Action<Decision> & { sign: string };
  /** Renders the dialog that confirms and sends a decision on one or more items. Must call `onDone` afterwards. */
  renderDialog: (
    items: readonly Item[],
    decision: Decision,
    dialog: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDone: () => void },
  ) => ReactNode;
  messages: Record<'title' | 'loading' | 'failed' | 'empty' | 'emptyHint' | 'pages', MessageDescriptor>;
}

/** A desk for deciding on pending items, one by one or in bulk. Works with the keyboard alone. */
export function DecisionsDesk<Data extends { metadata: Metadata }, Item extends object, Decision extends string>({
  source,
  describe: describeAnew,
  renderItem,
  accept,
  reject,
  more,
  renderDialog,
  messages: words,
}: DecisionsDeskProps<Data, Item, Decision>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const list = useDeskList(source);
  const { filter, hrefOf, hrefHere, items, metadata } = list;
  const { areKeysOn, setKeysOn } = useDeskSettings();
  const describe = usePerItem(describeAnew);
  const idOf = (item: Item) => describe(item).id;
  const { current, index, open, reset } = useOpenItem(items, idOf);
  const shown = current && describe(current);
  const [view, setView] = useState<'queue' | 'item'>('queue');
  const selection = useSelection({ items, idOf, scope: list.scope, readPage: list.readPage });
  const selected = [...selection.selected.values()];
  const isBulk = selected.length > 0;
  const searchRef = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<{ items: readonly Item[]; decision: Decision }>();
  const [isAsking, setAsking] = useState(false);
  useAnnouncedOpening(current !== undefined, m.opened);

  const ask = (about: readonly Item[], decision: Decision) => {
    setAsked({ items: about, decision });
    setAsking(true);
  };
  // Keys pressed right after a search must not apply to the previous items: the results haven't loaded yet.
  const canDecide = !list.isPrevious && (isBulk || (shown !== undefined && shown.notice === undefined));
  const askByKey = (decision: Decision) => {
    // If the admin presses a key before "select all" has loaded the items, the decision waits for them.
    const selecting = selection.selecting.current;
    if (selecting) void selecting.then((all) => all && all.length > 0 && ask(all, decision));
    else if (isBulk) ask(selected, decision);
    else if (current) ask([current], decision);
  };
  const keyFor = (decision: Decision) => (canDecide ? () => askByKey(decision) : undefined);
  // Opens the next or previous item. At an end of the list, nothing changes on the screen, so an announcement says why.
  const step = (by: 1 | -1) => {
    const target = items[index + by];
    if (target) open(target);
    else announce(formatMessage(by === 1 ? m.last : m.first));
  };
  const showMember = shown && (() => void navigate(hrefHere({ member: shown.memberId }), { replace: true }));
  const listKeys = useListKeys({
    currentId: shown?.id,
    isPrevious: list.isPrevious,
    selection,
    originalHref: shown?.originalHref,
    onShowMember: showMember,
    searchRef,
  });
  const isWhole = !filter.search && !filter.from && !filter.to;
  const rows = items.map(describe);

  return (
    <AdminPage title={formatMessage(words.title)} hasHeading isFilled>
      <ReviewLayout
        autoFocus
        view={current ? view : 'queue'}
        onViewChange={setView}
        areKeysOn={areKeysOn}
        onKeysChange={setKeysOn}
        shortcuts={[
          ...(more ? [{ sign: more.sign, label: formatMessage(more.keyLabel), onPress: keyFor(more.decision) }] : []),
          ...listKeys,
        ]}
        summary={metadata && formatMessage(queueMessages.waiting, { count: metadata.totalItems })}
        itemTools={
          <>
            <IconButton messages={{ label: formatMessage(m.previousItem) }} onPress={() => step(-1)}>
              <ArrowUpIcon />
            </IconButton>
            <IconButton messages={{ label: formatMessage(m.nextItem) }} onPress={() => step(1)}>
              <ArrowDownIcon />
            </IconButton>
          </>
        }
        onNext={() => step(1)}
        onPrevious={() => step(-1)}
        onAccept={keyFor(accept.decision)}
        onReject={keyFor(reject.decision)}
        queue={
          <ReviewQueue
            items={rows}
            state={list.state}
            currentId={shown?.id ?? null}
            onOpen={(id) => {
              open(items.find((item) => idOf(item) === id));
              setView('item');
            }}
            onRetry={() => void list.refetch()}
            refinements={
              <DeskFilters
                filter={filter}
                onFilter={(change) => {
                  reset();
                  void navigate(hrefOf(change), { replace: true });
                }}
                searchRef={searchRef}
              />
            }
            selection={{
              ids: new Set(selection.selected.keys()),
              onToggle: selection.toggle,
              label: (title) => formatMessage(bulkMessages.select, { title }),
            }}
            toolbar={
              items.length > 0 && (
                <Toolbar
                  isSelectable
                  total={metadata?.totalItems ?? 0}
                  selected={selected.length}
                  isPageSelected={rows.every(({ id }) => selection.selected.has(id))}
                  isPrevious={list.isPrevious}
                  onSelectPage={selection.selectPage}
                  onSelectAll={selection.selectAll}
                  onClear={selection.clear}
                  decisions={[
                    { ...accept, variant: 'primary' as const },
                    { ...reject, variant: 'destructive' as const },
                    ...(more ? [{ ...more, variant: 'quiet' as const }] : []),
                  ].map(({ decision, label, variant }) => ({
                    id: decision,
                    label: formatMessage(label),
                    variant,
                    onPress: () => ask(selected, decision),
                  }))}
                />
              )
            }
            footer={
              metadata &&
              metadata.totalPages > 1 && (
                <ListPages
                  label={formatMessage(words.pages)}
                  page={filter.page}
                  metadata={metadata}
                  getHref={(page) => hrefOf({ page })}
                  onGoToPage={(page) => void navigate(hrefOf({ page }))}
                  isQuiet
                />
              )
            }
            messages={{
              title: formatMessage(words.title),
              position: (at, count) => formatMessage(queueMessages.position, { index: at, count }),
              opened: (at, count, title, author) =>
                formatMessage(queueMessages.opened, { index: at, count, title, author }),
              loading: formatMessage(words.loading),
              error: formatMessage(words.failed),
              retry: formatMessage(commonMessages.retry),
              empty: formatMessage(isWhole ? words.empty : m.nothingFound),
              emptyHint: formatMessage(isWhole ? words.emptyHint : m.nothingFoundHint),
            }}
          />
        }
        decision={
          current &&
          shown && (
            <ChoicePanel
              onAccept={() => ask([current], accept.decision)}
              onReject={() => ask([current], reject.decision)}
              notice={shown.notice}
              actions={
                <>
                  {more && shown.notice === undefined && (
                    <Button
                      variant="quiet"
                      size="s"
                      aria-haspopup="dialog"
                      onPress={() => ask([current], more.decision)}
                    >
                      {formatMessage(more.label)}
                    </Button>
                  )}
                  <Button variant="quiet" size="s" aria-haspopup="dialog" onPress={showMember}>
                    {formatMessage(memberMessages.show)}
                  </Button>
                </>
              }
              messages={{
                title: formatMessage(decisionMessages.title),
                accept: formatMessage(accept.label),
                reject: formatMessage(reject.label),
              }}
            />
          )
        }
        decisionBar={
          current &&
          shown?.notice === undefined && (
            <DecisionBar
              onAccept={() => ask([current], accept.decision)}
              onReject={() => ask([current], reject.decision)}
              messages={{ accept: formatMessage(accept.label), reject: formatMessage(reject.label) }}
            />
          )
        }
        messages={{
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
          title: formatMessage(words.title),
          backToQueue: formatMessage(m.back),
          next: formatMessage(keyMessages.next),
          previous: formatMessage(keyMessages.previous),
          accept: formatMessage(accept.keyLabel),
          reject: formatMessage(reject.keyLabel),
          help: formatMessage(keyMessages.help),
          helpHint: formatMessage(keyMessages.helpHint),
          keys: formatMessage(keyMessages.keys),
          questionMark: formatMessage(keyMessages.questionMark),
        }}
      >
        {current
          ? renderItem(current)
          : list.state !== 'loading' && (
              <NoneListed
                title={formatMessage(m.none)}
                description={formatMessage(m.noneHint)}
                link={
                  list.state === 'done' && !isWhole
                    ? { href: source.getHref(''), label: formatMessage(queueMessages.clearFilters) }
                    : undefined
                }
              />
            )}
      </ReviewLayout>
      {asked &&
        renderDialog(asked.items, asked.decision, {
          isOpen: isAsking,
          onOpenChange: setAsking,
          onDone: () => {
            setAsking(false);
            selection.clear();
          },
        })}
      <MemberDialog filter={filter} getHref={hrefHere} />
    </AdminPage>
  );
}

/** The open item. When it leaves the list, the item that takes its place opens. */
function useOpenItem<Item>(items: readonly Item[], idOf: (item: Item) => string) {
  const [opened, setOpened] = useState<{ id: string; at: number }>();
  const found = items.findIndex((item) => idOf(item) === opened?.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(opened?.at ?? 0, items.length - 1));
  const current = items[index];
  // Remembers the position for the next time the list changes.
  if (current && (opened?.id !== idOf(current) || opened.at !== index)) setOpened({ id: idOf(current), at: index });
  return {
    current,
    index,
    /** Opens the first item again. */
    reset: () => setOpened(undefined),
    open: (item: Item | undefined) => item && setOpened({ id: idOf(item), at: items.indexOf(item) }),
  };
}
