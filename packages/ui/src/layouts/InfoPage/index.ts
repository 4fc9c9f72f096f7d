export { InfoPage, type InfoPageProps } from './InfoPage.tsx';
export { InfoSection, type InfoSectionProps } from './InfoSection.tsx';
