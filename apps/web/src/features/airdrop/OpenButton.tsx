import { Button, type ButtonProps } from '@pwr-community/ui/Button';
import { afterPaint } from '@pwr-community/ui/loading';
import { startTransition, useTransition } from 'react';

/** A button of a card, whose press is answered before what it opens is drawn: the other cards are not drawn again for it. */
export function OpenButton({ onPress, ...button }: ButtonProps) {
  const [isOpening, startOpening] = useTransition();
  return (
    <Button
      {...button}
      isOpening={isOpening}
      onPress={(event) =>
        startOpening(async () => {
          await afterPaint();
          startTransition(() => onPress?.(event));
        })
      }
    />
  );
}
