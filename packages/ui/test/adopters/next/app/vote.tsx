'use client';
import { Button } from '@pwr-community/ui/Button';
import { useState } from 'react';

export function Vote() {
  const [votes, setVotes] = useState(0);
  return (
    <Button variant="primary" onPress={() => setVotes(votes + 1)}>
      Stimmen: {votes}
    </Button>
  );
}
