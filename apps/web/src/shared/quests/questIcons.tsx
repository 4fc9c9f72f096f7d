import type { QuestKind } from '@pwr-community/api/schema';
import {
  DiscordMark,
  EnvelopeSimpleIcon,
  GlobeIcon,
  PencilSimpleIcon,
  TelegramMark,
  WalletIcon,
  XMark,
} from '@pwr-community/ui/Icon';
import type { ReactNode } from 'react';

/** Icons of quests, by kind. */
export const questIcons: Record<QuestKind, ReactNode> = {
  x_follow: <XMark size="l" />,
  discord: <DiscordMark size="l" />,
  telegram: <TelegramMark size="l" />,
  wallet: <WalletIcon size="l" />,
  email: <EnvelopeSimpleIcon size="l" />,
  visit: <GlobeIcon size="l" />,
  manual: <PencilSimpleIcon size="l" />,
};
