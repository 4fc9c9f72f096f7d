import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import { createRoot } from 'react-dom/client';
import { Patterns } from './Patterns';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

createRoot(document.getElementById('root')!).render(
  <CommunityProvider locale="de" nonce={nonce}>
    <Patterns />
  </CommunityProvider>,
);
