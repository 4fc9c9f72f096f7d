'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { CaretDownIcon } from '../Icon/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Accordion.styles.ts';

export interface AccordionItem {
  /** Id of the item, also the DOM id of the title, so that a URL fragment can target the title. */
  id: string;
  /** Title of the section, usually a question. */
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps extends RootProps {
  /** Sections in reading order. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Lets several sections be open at once. Default `false`. */
  allowsMultipleExpanded?: boolean;
  /** Ids of the open sections (controlled). */
  expandedIds?: readonly string[];
  /** Ids of the initially open sections (uncontrolled). */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of all open sections when one opens or closes. */
  onExpandedChange?: (ids: string[]) => void;
}

/** Collapsible sections. The browser's find-in-page also finds text in closed sections. */
export function Accordion({
  items,
  headingLevel = 3,
  allowsMultipleExpanded = false,
  expandedIds,
  defaultExpandedIds,
  onExpandedChange,
  ...root
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <DisclosureGroup
      {...root}
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
