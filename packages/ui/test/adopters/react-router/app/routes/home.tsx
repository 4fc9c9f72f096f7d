import { Button } from '@pwr-community/ui/Button';
import { Link } from '@pwr-community/ui/Link';
import { StatCard } from '@pwr-community/ui/StatCard';
import { useState } from 'react';
import { useLoaderData } from 'react-router';

export const meta = () => [{ title: 'Tricot' }];

export const loader = () => ({ patterns: 1024 });

export default function Home() {
  const { patterns } = useLoaderData<typeof loader>();
  const [votes, setVotes] = useState(0);
  return (
    <main>
      <h1>Tricot</h1>
      <StatCard id="figures" label="Modèles" value={patterns.toLocaleString('fr')} />
      <Button variant="primary" onPress={() => setVotes(votes + 1)}>
        Votes : {votes}
      </Button>
      <Link href="/modeles">Modèles</Link>
    </main>
  );
}
