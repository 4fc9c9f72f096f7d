import { Button, type ButtonProps } from '@pwr-community/ui/Button';
import { startTransition, useTransition } from 'react';
import { painted } from '../../shared/painted.ts';

/** A button of a card, whose press is answered before what it opens is drawn: the other cards are not drawn again for it. */
export function OpenButton({ onPress, ...button }: ButtonProps) {
  const [isOpening, startOpening] = useTransition();
  return (
    <Button
      {...button}
      isOpening={isOpening}
      onPress={(event) =>
        startOpening(async () => {
          await painted();
          startTransition(() => onPress?.(event));
        })
      }
    />
  );
}
