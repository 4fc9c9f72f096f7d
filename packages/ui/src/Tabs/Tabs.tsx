'use client';
import { type ReactNode, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Count } from '../Count/index.ts';
import { useCentred } from '../internal/useCentred.ts';
import * as styles from './Tabs.styles.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** How many things wait behind the tab; part of its name. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs, as "About Kava". */
  label: string;
  tabs: readonly TabItem[];
  selectedId: string;
  onChange: (id: string) => void;
  /** Fills the height it is given: the tabs stay, the content scrolls below them. Default `false`. */
  isFilling?: boolean;
}

/** One view out of a few, with the others one press away. Only the chosen view is in the document. */
export function Tabs({ label, tabs, selectedId, onChange, isFilling = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useCentred(list, '[data-selected]', selectedId);

  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={(key) => onChange(String(key))}
      css={styles.root}
      data-component="Tabs"
      data-filling={isFilling || undefined}
    >
      <TabList ref={list} aria-label={label} css={styles.list} data-part="list">
        {tabs.map(({ id, label: words, count }) => (
          <Tab key={id} id={id} css={styles.tab} data-part="tab">
            {words}
            {count !== undefined && (
              <span css={styles.count}>
                {' '}
                <Count value={count} />
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} css={styles.panel} data-part="panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
