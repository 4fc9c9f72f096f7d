import { Button, type ButtonProps } from '@pwr-community/ui/Button';
import { afterPaint } from '@pwr-community/ui/loading';
import { startTransition, useTransition } from 'react';

/** A card's button. It shows the press before the dialog renders, without rerendering other cards. */
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
