import type { QuestKind } from '@pwr-community/api/schema';
import type { ComponentType } from 'react';
import { DiscordQuest } from './DiscordQuest.tsx';
import { EmailQuest } from './EmailQuest.tsx';
import { ManualQuest } from './ManualQuest.tsx';
import type { QuestProps } from './QuestFrame.tsx';
import { TelegramQuest } from './TelegramQuest.tsx';
import { VisitQuest } from './VisitQuest.tsx';
import { WalletQuest } from './WalletQuest.tsx';
import { XQuest } from './XQuest.tsx';

/** The component for each quest type. */
export const kinds: Record<QuestKind, ComponentType<QuestProps>> = {
  x_follow: XQuest,
  discord: DiscordQuest,
  telegram: TelegramQuest,
  wallet: WalletQuest,
  email: EmailQuest,
  visit: VisitQuest,
  manual: ManualQuest,
};
