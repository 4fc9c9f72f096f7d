export { FormLayout, type FormLayoutProps } from './FormLayout.tsx';
export { FormSection, type FormSectionProps } from './FormSection.tsx';
