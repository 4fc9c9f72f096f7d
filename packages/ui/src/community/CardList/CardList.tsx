'use client';
import { LonePole } from '../../components/Illustration/index.ts';
import { ItemList, type ItemListProps } from '../../components/ItemList/index.ts';

export interface CardListProps extends Omit<ItemListProps, 'isBleeding' | 'emptyIllustration'> {
  /** `grid` shows bordered cards in up to three columns; `rows` shows one divided panel. Default `grid`. */
  layout?: 'grid' | 'rows';
  /** Number of skeleton cards while loading. Default 6. */
  expected?: number;
}

/** One page of cards, or its loading, error or empty state. */
export function CardList({ layout = 'grid', expected = 6, ...list }: CardListProps) {
  return (
    <ItemList
      data-component="CardList"
      {...list}
      layout={layout}
      expected={expected}
      emptyIllustration={<LonePole />}
    />
  );
}
