'use client';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { Count } from '../Count/index.ts';
import { useCentered } from '../../internal/useCentered.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Tabs.styles.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Number of items behind the tab; part of its accessible name. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps extends PlainRootProps {
  /** Accessible name of the tab list, such as "About Kava". */
  label: string;
  /** Tabs with their content, in display order. */
  tabs: readonly TabItem[];
  /** Id of the selected tab. */
  selectedId: string;
  /** Called with the id of the newly selected tab. */
  onChange: (id: string) => void;
  /** Fills the available height: the tabs stay in place, and the content scrolls below them. Default `false`. */
  isFilling?: boolean;
  /** Stacks the parts of the content with gaps between them. Default `false`. */
  isStacked?: boolean;
}

interface PartProps {
  tab: TabItem;
  state: TabListState<TabItem>;
}

function Tab({ tab: { id, label, count }, state }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected } = useTab({ key: id }, state, ref);
  const { hoverProps, isHovered } = useHover({});
  const { focusProps, isFocusVisible } = useFocusRing();

  return (
    <div
      {...mergeProps(tabProps, hoverProps, focusProps)}
      ref={ref}
      css={styles.tab}
      data-part="tab"
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {label}
      {count !== undefined && (
        <span css={styles.count}>
          {' '}
          <Count value={count} />
        </span>
      )}
    </div>
  );
}

function TabPanel({ tab: { id, content }, state }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();

  return (
    <div
      {...mergeProps(tabPanelProps, focusProps)}
      ref={ref}
      css={styles.panel}
      data-part="panel"
      data-focus-visible={isFocusVisible || undefined}
    >
      {content}
    </div>
  );
}

const toItem = ({ id, label }: TabItem) => <Item key={id}>{label}</Item>;

/**
 * Switches between a few views. Only the selected view is rendered.
 *
 * Built on React Aria's hooks, because its components render the tabs twice before the first paint, and animate the
 * panels.
 */
export function Tabs({ label, tabs, selectedId, onChange, isFilling = false, isStacked = false, ...root }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const state = useTabListState({
    items: tabs,
    children: toItem,
    selectedKey: selectedId,
    onSelectionChange: (key) => onChange(String(key)),
  });
  const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
  useCentered(list, '[data-selected]', selectedId, tabs.length);
  // The pressed tab responds first. Its content follows in a deferred render, which React can interrupt.
  const shownId = useDeferredValue(selectedId);
  const shown = tabs.find(({ id }) => id === shownId);

  return (
    <div
      {...root}
      css={styles.root}
      data-component="Tabs"
      data-filling={isFilling || undefined}
      data-stacked={isStacked || undefined}
    >
      <div {...tabListProps} ref={list} css={styles.list} data-part="list">
        {tabs.map((tab) => (
          <Tab key={tab.id} tab={tab} state={state} />
        ))}
      </div>
      {shown && <TabPanel key={shownId} tab={shown} state={state} />}
    </div>
  );
}
