'use client';
import { useState } from 'react';
import { AcceptDialog } from '../../community/AcceptDialog/index.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DecisionBar, DecisionPanel } from '../../community/DecisionPanel/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { RejectDialog } from '../../community/RejectDialog/index.ts';
import { ReviewItem } from '../../community/ReviewItem/index.ts';
import { ReviewLayout } from '../../layouts/ReviewLayout/index.ts';
import { ReviewQueue, type ReviewQueueProps } from '../../community/ReviewQueue/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButton/index.ts';
import { TopBar } from '../../layouts/TopBar/index.ts';
import { reasons, reviewItem, reviewWords } from './reviewFixtures.tsx';
import * as styles from './screens.styles.ts';

const nothing = () => {};

export interface ReviewScreenProps {
  state?: ReviewQueueProps['state'];
  isEmpty?: boolean;
  view?: 'queue' | 'item';
  language?: keyof typeof reviewWords;
}

/** The review page, built only from this package and fixtures. Decided submissions leave the queue. */
export function ReviewScreen({
  state = 'done',
  isEmpty = false,
  view: firstView = 'item',
  language = 'en',
}: ReviewScreenProps) {
  const text = reviewWords[language];
  const [view, setView] = useState(firstView);
  const [items, setItems] = useState(isEmpty || state !== 'done' ? [] : text.items);
  const [currentId, setCurrentId] = useState(items[0]?.id ?? null);
  const [points, setPoints] = useState<number | null>(250);
  const [reason, setReason] = useState<string | null>(null);
  const [kind, setKind] = useState('all');
  const [dialog, setDialog] = useState<'accept' | 'reject'>();
  const [areKeysOn, setKeysOn] = useState(true);
  const [before, setBefore] = useState(items);

  const index = items.findIndex(({ id }) => id === currentId);
  const current = items[index];

  const open = (id: string | null) => {
    setCurrentId(id);
    setPoints(250);
    setReason(null);
  };
  const openAt = (place: number) => {
    const id = items[place]?.id;
    if (id !== undefined) open(id);
  };
  const decide = () => {
    setDialog(undefined);
    setBefore(items);
    setItems(items.filter(({ id }) => id !== currentId));
    open((items[index + 1] ?? items[index - 1])?.id ?? null);
  };
  return (
    <>
      <TopBar
        brand={<Logo>PWR</Logo>}
        homeHref="#home"
        links={text.links.map((label, place) => ({ id: label, label, href: `#link-${place}`, isCurrent: place === 0 }))}
        account={<Avatar memberId="20" />}
        messages={{ navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu', newTab: 'opens in a new tab' }}
      />
      <main css={styles.full}>
        <ReviewLayout
          view={current ? view : 'queue'}
          onViewChange={setView}
          areKeysOn={areKeysOn}
          onKeysChange={setKeysOn}
          summary={current && text.summary}
          onNext={() => openAt(index + 1)}
          onPrevious={() => openAt(index - 1)}
          onAccept={current && points !== null ? decide : undefined}
          onReject={current && reason !== null ? decide : undefined}
          onReason={(number) => setReason(reasons[number - 1]?.value ?? reason)}
          onStep={(direction) => setPoints((points ?? 0) + direction * 50)}
          onUndo={() => {
            setItems(before);
            if (!current) open(before[0]?.id ?? null);
          }}
          messages={text.layout}
          queue={
            <ReviewQueue
              items={items}
              state={state}
              currentId={currentId}
              onOpen={(id) => {
                open(id);
                setView('item');
              }}
              onRetry={nothing}
              filters={
                <ToggleButtonGroup
                  label={text.kind}
                  size="s"
                  value={kind}
                  onChange={setKind}
                  options={text.kinds.map((label, place) => ({ value: place === 0 ? 'all' : label, label }))}
                />
              }
              messages={text.queue}
            />
          }
          decision={
            current && (
              <DecisionPanel
                points={points}
                onPointsChange={setPoints}
                reasons={text.reasons}
                reason={reason}
                onReasonChange={setReason}
                onAccept={decide}
                onReject={decide}
                actions={
                  <>
                    <Button variant="quiet" size="s">
                      {text.degen}
                    </Button>
                    <Button variant="destructive" size="s">
                      {text.disqualify}
                    </Button>
                  </>
                }
                messages={text.decision}
              />
            )
          }
          decisionBar={
            current && (
              <DecisionBar
                onAccept={() => setDialog('accept')}
                onReject={() => setDialog('reject')}
                messages={text.bar}
              />
            )
          }
        >
          {current && (
            <ReviewItem
              {...reviewItem}
              {...text.item}
              author={{ ...reviewItem.author, name: current.author, handle: undefined }}
            />
          )}
        </ReviewLayout>
        <AcceptDialog
          isOpen={dialog === 'accept'}
          onOpenChange={() => setDialog(undefined)}
          title={text.bar.accept}
          defaultPoints={250}
          onAccept={decide}
          messages={text.accept}
        >
          {current?.title}
        </AcceptDialog>
        <RejectDialog
          isOpen={dialog === 'reject'}
          onOpenChange={() => setDialog(undefined)}
          title={text.bar.reject}
          reasons={text.reasons}
          onReject={decide}
          messages={text.reject}
        />
      </main>
    </>
  );
}
