import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import { createRoot } from 'react-dom/client';
import { Patterns } from './Patterns';

createRoot(document.getElementById('root')!).render(
  <CommunityProvider locale="ar" navigate={(path) => history.pushState(null, '', path)}>
    <Patterns />
  </CommunityProvider>,
);
