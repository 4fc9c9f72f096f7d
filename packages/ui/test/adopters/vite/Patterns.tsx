import { Button } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { Link } from '@pwr-community/ui/Link';
import { Select } from '@pwr-community/ui/Select';
import { useState } from 'react';

const yarns = [
  { id: 'wool', label: 'صوف' },
  { id: 'cotton', label: 'قطن' },
];

export function Patterns() {
  const [yarn, setYarn] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>حياكة</h1>
      <Select label="الخيط" items={yarns} value={yarn} onChange={setYarn} placeholder="اختر" />
      <Link href="/patterns">أنماط</Link>
      <Button id="delete" data-testid="delete" onPress={() => setOpen(true)}>
        حذف
      </Button>
      <ConfirmDialog
        data-testid="dialog"
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="حذف النمط؟"
        onConfirm={() => setOpen(false)}
        messages={{ close: 'إغلاق', scrim: 'تحديث', confirm: 'احذف', cancel: 'إلغاء', pending: 'جارٍ الحذف' }}
      >
        لا يمكن التراجع.
      </ConfirmDialog>
    </main>
  );
}
