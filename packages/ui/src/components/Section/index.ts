export { Section, SectionGrid, type SectionGridProps, type SectionProps } from './Section.tsx';
