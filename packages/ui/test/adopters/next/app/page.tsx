import { Link } from '@pwr-community/ui/Link';
import { StatCard } from '@pwr-community/ui/StatCard';
import { Suspense } from 'react';
import { Vote } from './vote';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <h1>Stricken</h1>
      <Link href="/muster">Muster</Link>
      <Vote />
      <Suspense fallback={<p>Lädt</p>}>
        <Figures />
      </Suspense>
    </main>
  );
}

/** A server component that is streamed after the rest of the page. */
async function Figures() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return <StatCard id="figures" label="Muster" value="1.024" />;
}
