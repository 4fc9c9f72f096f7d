import { Tabs } from '@pwr-community/ui/Tabs';
import { useState } from 'react';

export const meta = () => [{ title: 'Modèles' }];

export default function Patterns() {
  const [id, setId] = useState('socks');
  const tabs = [
    { id: 'socks', label: 'Chaussettes', content: 'Talon renforcé' },
    { id: 'hats', label: 'Bonnets', content: 'Côtes 2 × 2' },
  ];
  return (
    <main>
      <h1>Tous les modèles</h1>
      <Tabs label="Modèles" tabs={tabs} selectedId={id} onChange={setId} />
    </main>
  );
}
