import type { Interests } from '@pwr-community/api/schema';
import {
  ChartPieSliceIcon,
  CodeIcon,
  CoinsIcon,
  FlaskIcon,
  GameControllerIcon,
  HexagonIcon,
  PaintBrushIcon,
  ScalesIcon,
  ShieldCheckIcon,
  SmileyIcon,
  TrendUpIcon,
  UsersThreeIcon,
} from '@pwr-community/ui/Icon';
import type { ReactNode } from 'react';

/** The selectable interests in the specification's order, with icons. */
export const interestIcons: Record<Interests[number], ReactNode> = {
  NFTs: <HexagonIcon />,
  DeFi: <CoinsIcon />,
  GameFi: <GameControllerIcon />,
  Tokenomics: <ChartPieSliceIcon />,
  Researcher: <FlaskIcon />,
  Memes: <SmileyIcon />,
  Trading: <TrendUpIcon />,
  Auditor: <ShieldCheckIcon />,
  Developer: <CodeIcon />,
  Governance: <ScalesIcon />,
  Designer: <PaintBrushIcon />,
  Community: <UsersThreeIcon />,
};
