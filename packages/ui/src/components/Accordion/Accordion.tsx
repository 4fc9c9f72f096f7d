'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { CaretDownIcon } from '../Icon/index.ts';
import * as styles from './Accordion.styles.ts';

export interface AccordionItem {
  /** Also the id of its title in the document, to which an address can lead. */
  id: string;
  /** What one opens, as a question. */
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps {
  /** In the order in which they are read. */
  items: readonly AccordionItem[];
  /** Level of the titles on the page around it. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one leaves the others open. Default `false`. */
  allowsMultipleExpanded?: boolean;
  /** The ids of those that are open, where the caller holds the state. */
  expandedIds?: readonly string[];
  /** The ids of those that are open at first. */
  defaultExpandedIds?: readonly string[];
  /** One was opened or closed: the ids of all that are open now. */
  onExpandedChange?: (ids: string[]) => void;
}

/** Titles, each with something to read behind it. What is closed is still found by the browser's own search. */
export function Accordion({
  items,
  headingLevel = 3,
  allowsMultipleExpanded = false,
  expandedIds,
  defaultExpandedIds,
  onExpandedChange,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultipleExpanded}
      expandedKeys={expandedIds}
      defaultExpandedKeys={defaultExpandedIds}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      css={styles.root}
      data-component="Accordion"
    >
      {items.map(({ id, title, content, isDisabled }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled} css={styles.item} data-part="item">
          <Heading id={id} css={styles.heading}>
            <Button slot="trigger" css={styles.trigger} data-part="trigger">
              <span css={styles.title}>{title}</span>
              <CaretDownIcon />
            </Button>
          </Heading>
          <DisclosurePanel css={styles.panel} data-part="panel">
            <div css={styles.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
