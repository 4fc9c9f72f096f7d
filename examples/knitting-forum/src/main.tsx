import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import './brand.css';
import { createRoot } from 'react-dom/client';
import { Site } from './Site';

createRoot(document.getElementById('root')!).render(<Site />);
