export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export { type Status, StatusGlyph, type StatusGlyphProps } from './StatusGlyph.tsx';
