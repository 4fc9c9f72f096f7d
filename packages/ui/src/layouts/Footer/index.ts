export { Footer, type FooterNetwork, type FooterProps } from './Footer.tsx';
