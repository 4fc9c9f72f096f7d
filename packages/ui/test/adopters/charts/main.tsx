import '@pwr-community/ui/theme.css';
import { BarChart } from '@pwr-community/ui/BarChart';
import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <CommunityProvider locale="en">
    <BarChart
      title="Patterns by yarn"
      pointLabel="Yarn"
      series={[{ id: 'patterns', label: 'Patterns' }]}
      points={[
        { label: 'Wool', values: { patterns: 64 } },
        { label: 'Cotton', values: { patterns: 22 } },
      ]}
      messages={{
        showTable: 'Show as table',
        showChart: 'Show as chart',
        chart: 'Chart. Use the arrow keys to move between points.',
        loading: 'Loading',
        error: 'Error',
        retry: 'Retry',
        empty: 'Nothing yet',
      }}
    />
  </CommunityProvider>,
);
