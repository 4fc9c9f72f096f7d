import { Button } from '@pwr-community/ui/Button';
import { ComboBox } from '@pwr-community/ui/ComboBox';
import { Modal } from '@pwr-community/ui/Modal';
import { useState } from 'react';

const yarns = [
  { id: 'wool', label: 'Wolle' },
  { id: 'cotton', label: 'Baumwolle' },
];

export function Patterns() {
  const [yarn, setYarn] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Stricken</h1>
      <Button onPress={() => setOpen(true)}>Neues Muster</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Neues Muster"
        messages={{ close: 'Schließen', scrim: 'Zurück' }}
      >
        <ComboBox
          label="Garn"
          items={yarns}
          value={yarn}
          onChange={setYarn}
          messages={{ loading: 'Sucht', empty: 'Nichts gefunden' }}
        />
      </Modal>
    </main>
  );
}
