import { Button } from '@pwr-community/ui/Button';
import { XIcon } from '@pwr-community/ui/Icon';
import { useIntl } from 'react-intl';
import { listMessages as m } from './listMessages.ts';

/** Button that shows the active category filter and removes it. */
export function CategoryFilter({ category, onRemove }: { category: string; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Button
        size="s"
        icon={<XIcon />}
        aria-label={formatMessage(m.removeCategory, { category })}
        onPress={() => {
          // The focused button disappears with the filter, so focus moves to the main content.
          document.getElementById('main')?.focus({ preventScroll: true });
          onRemove();
        }}
      >
        {formatMessage(m.category, { category: <bdi key="category">{category}</bdi> })}
      </Button>
    </div>
  );
}
