import { Button } from '@pwr-community/ui/Button';
import { CommunityLayout } from '@pwr-community/ui/layouts/CommunityLayout';
import { PageLayout } from '@pwr-community/ui/layouts/PageLayout';
import { Modal } from '@pwr-community/ui/Modal';
import { Select } from '@pwr-community/ui/Select';
import { TextField } from '@pwr-community/ui/TextField';
import { useState } from 'react';
import { Header, type HeaderProps } from './Header';
import { messages } from './messages';
import { PatternList } from './PatternList';
import { patterns as first, type Yarn } from './patterns';

export function Forum({ language, onLanguageChange }: HeaderProps) {
  const words = messages[language];
  const [patterns, setPatterns] = useState(first);
  const [yarn, setYarn] = useState<Yarn | 'all'>('all');
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  const yarns = Object.entries(words.yarns).map(([id, label]) => ({ id, label }));

  const like = (id: string, isUpvoted: boolean) =>
    setPatterns(
      patterns.map((one) => (one.id === id ? { ...one, isUpvoted, upvotes: one.upvotes + (isUpvoted ? 1 : -1) } : one)),
    );
  const save = () => {
    setPatterns([{ id: name, name, bio: '', yarn: 'wool', needle: '4 mm', upvotes: 0, comments: 0 }, ...patterns]);
    setOpen(false);
  };

  return (
    <PageLayout header={<Header language={language} onLanguageChange={onLanguageChange} />} messages={words.page}>
      <CommunityLayout
        title={words.title}
        lead={words.lead}
        action={
          <Button variant="primary" onPress={() => setOpen(true)}>
            {words.add}
          </Button>
        }
      >
        <Select label={words.yarn} items={yarns} value={yarn} onChange={(id) => setYarn(id as Yarn)} />
        <PatternList
          patterns={patterns.filter((pattern) => yarn === 'all' || pattern.yarn === yarn)}
          onLike={like}
          words={words}
        />
      </CommunityLayout>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={words.add}
        messages={words.dialog}
        footer={<Button onPress={save}>{words.save}</Button>}
      >
        <TextField label={words.name} value={name} onChange={setName} />
      </Modal>
    </PageLayout>
  );
}
