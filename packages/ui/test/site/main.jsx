import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@pwr-community/ui/theme.css';
import { Button } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { ProjectCard } from '@pwr-community/ui/community/ProjectCard';
import './brand.css';

const card = {
  comments: (count, name) => `${count} comentarios sobre ${name}`,
  upvote: (count, name) => `Votar por ${name}, ${count}`,
};
const dialog = { close: 'Cerrar', confirm: 'Enviar', cancel: 'Cancelar', pending: 'Enviando', refresh: 'Actualizar' };

function Site() {
  const [isOpen, setOpen] = useState(false);
  const [isUpvoted, setUpvoted] = useState(false);
  const project = {
    id: '1',
    name: 'Moraine',
    bio: 'La capa de datos.',
    categories: ['DeFi'],
    upvotes: 962 + Number(isUpvoted),
    comments: 31,
    isUpvoted,
  };
  return (
    <main>
      <ProjectCard
        project={project}
        href="#1"
        commentsHref="#comments"
        onUpvote={(_, next) => setUpvoted(next)}
        messages={card}
      />
      <Button variant="primary" onPress={() => setOpen(true)}>
        Enviar un proyecto
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        variant="primary"
        title="¿Enviar el proyecto?"
        onConfirm={() => setOpen(false)}
        messages={dialog}
      >
        Se puede cambiar después.
      </ConfirmDialog>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Site />);
