/** Invented content of the demo. */
import type { Language } from '../contract/language.ts';

/** Demo members, by username. Visitors sign in as the first two. */
export const members = [
  { username: 'demo-member', name: 'Demo Member', flag: 'ES', subject: 'demo-member' },
  { username: 'demo-admin', name: 'Demo Admin', flag: 'CA', subject: 'demo-admin', role: 'Admin' },
  { username: 'nova', name: 'Nova Lindqvist', flag: 'SE' },
  { username: 'emre', name: 'Emre Aksoy', flag: 'TR' },
  { username: 'lucia', name: 'Lucía Fernández', flag: 'MX' },
  { username: 'ilya', name: 'Илья Орлов', flag: 'KZ' },
  { username: 'meilin', name: '林美玲', flag: 'SG' },
  { username: 'kwame', name: 'Kwame Boateng', flag: 'GH' },
  { username: 'priya', name: 'Priya Raman', flag: 'IN' },
  { username: 'tomas', name: 'Tomás Oliveira', flag: 'BR' },
  { username: 'layla', name: 'ليلى حداد', flag: 'JO' },
  { username: 'finn', name: 'Finn O’Rourke', flag: null },
] as const;

export type DemoUsername = (typeof members)[number]['username'];

/** Projects: name, deployment type, categories, and a description whose first sentence is the bio. */
export const projects: [string, string, string[], string][] = [
  [
    'Harbour',
    'EXTERNAL_VM',
    ['DeFi', 'Exchange'],
    'An order book exchange that settles every trade on chain. Orders are matched in batches of one second, so nobody gains by being a millisecond faster.',
  ],
  [
    'Lanternfish',
    'SOFTWARE_BASED_APP',
    ['Social', 'Messaging'],
    'Group chat whose history belongs to the group. Messages are encrypted on the device and kept by the members themselves.',
  ],
  [
    'Quarry',
    'BITCOIN_DAPP',
    ['Bitcoin', 'Lending'],
    'Borrow against bitcoin without giving it away. The collateral stays in a script that both sides have signed.',
  ],
  [
    'Tessera',
    'ETH_DAPP',
    ['NFTs', 'Art'],
    'Editions of mosaics that are made by many hands. Each owner of a tile may change its color once a day.',
  ],
  [
    'Windrose',
    'EXTERNAL_VM',
    ['Oracle', 'Data'],
    'Weather readings from nine thousand roofs, signed at the sensor. Crop insurance and shipping contracts read them directly.',
  ],
  [
    'Ember Court',
    'SOFTWARE_BASED_APP',
    ['GameFi', 'Strategy'],
    'A slow strategy game of eight cities and one winter. A season lasts a month, and moves are made once a day.',
  ],
  [
    'Paper Ledger',
    'SOFTWARE_BASED_APP',
    ['Payments', 'Business'],
    'Invoices that a small shop can send, get paid and file in one place. It works on a phone that is ten years old.',
  ],
  [
    'Kelp',
    'ETH_DAPP',
    ['DeFi', 'Staking'],
    'One token for a basket of staked assets. Rewards are paid every day, and leaving takes one transaction.',
  ],
  [
    'Northgate',
    'EXTERNAL_VM',
    ['Identity', 'Privacy'],
    'Prove that you are old enough, or that you live here, and nothing else. Credentials never leave the wallet.',
  ],
  [
    'Orchard',
    'BITCOIN_DAPP',
    ['Bitcoin', 'Savings'],
    'Save a little bitcoin every week with people you know. The group keeps the keys together.',
  ],
  [
    'Signal Hill',
    'SOFTWARE_BASED_APP',
    ['Infrastructure', 'Developer'],
    'Watch your contracts from a terminal. Alerts arrive in under two seconds, with the call that caused them.',
  ],
  [
    'Marrow',
    'ETH_DAPP',
    ['DAO', 'Governance'],
    'Budgets for groups that decide together. Proposals carry their own spending limits, and unspent money comes back.',
  ],
  [
    'Tidepool',
    'EXTERNAL_VM',
    ['DeFi', 'Research'],
    'Simulations of pools before money goes in. Anyone can replay a day of trades against their own curve.',
  ],
  [
    'Cobalt Bridge',
    'BITCOIN_DAPP',
    ['Bitcoin', 'Bridge'],
    'Moves bitcoin across with a proof instead of a committee. Every step can be checked from a light client.',
  ],
  [
    'Understory',
    'SOFTWARE_BASED_APP',
    ['Social', 'Writing'],
    'Long reads that are paid for by the paragraph. Writers see how far readers came, and nothing else about them.',
  ],
  [
    'Petrel',
    'EXTERNAL_VM',
    ['Logistics', 'Data'],
    'Follows a crate from the farm to the shelf. Every hand-over is signed by both sides, also without a connection.',
  ],
  [
    'Glasswing',
    'ETH_DAPP',
    ['Privacy', 'Payments'],
    'Private salaries on a public chain. The accountant sees the sum, the team sees their own.',
  ],
  [
    'Millrace',
    'EXTERNAL_VM',
    ['Infrastructure', 'Compute'],
    'Rents out idle machines by the minute. Results are checked by running a tenth of the work twice.',
  ],
  [
    'Hollow Moon',
    'SOFTWARE_BASED_APP',
    ['GameFi', 'Adventure'],
    'A text adventure that its players write on. Rooms that many visit stay; the others fade.',
  ],
  [
    'Saffron',
    'BITCOIN_DAPP',
    ['Bitcoin', 'Payments'],
    'Pay in a café with bitcoin and get a printed receipt. Works with the till that is there already.',
  ],
  [
    'Cartographer',
    'ETH_DAPP',
    ['Data', 'Developer'],
    'Draws who calls whom among contracts. A map of a protocol is ready in a minute and can be shared by its address.',
  ],
  [
    'Bellwether',
    'EXTERNAL_VM',
    ['DeFi', 'Insurance'],
    'Insurance pools for small farms. A claim pays by itself when the rain stays away for long enough.',
  ],
  [
    'Second Draft',
    'SOFTWARE_BASED_APP',
    ['DAO', 'Writing'],
    'Edit charters and grants together. Every change is a proposal, and the text is never out of step with the vote.',
  ],
  [
    'Ostrakon',
    'ETH_DAPP',
    ['Governance', 'Voting'],
    'Ballots that nobody can sell. A vote can be changed until the end, and only the last one counts.',
  ],
];

/** Comment threads: project, author, text and replies. */
export const threads: [project: string, by: DemoUsername, text: string, replies: [DemoUsername, string][]][] = [
  [
    'Harbour',
    'nova',
    'Batches of one second feel fine in practice. Is the length fixed, or can a market choose it?',
    [
      ['priya', 'Each market chooses between one and five seconds when it opens.'],
      ['nova', 'Good to know, thank you.'],
    ],
  ],
  [
    'Harbour',
    'emre',
    'Test ağında iki hafta kullandım, hiç takılmadı. Türkçe arayüz gelecek mi?',
    [
      ['priya', 'It is being translated now. Would you like to look at the first draft?'],
      ['emre', 'Memnuniyetle 🙌'],
    ],
  ],
  [
    'Ostrakon',
    'ilya',
    'А что будет, если два голоса придут в одном блоке? Какой из них считается последним?',
    [['demo-admin', 'The one with the higher nonce. It is in section 4 of their paper.']],
  ],
  ['Ostrakon', 'lucia', 'Lo usamos en la asamblea del barrio: 214 votos y ningún problema.', []],
  [
    'Second Draft',
    'meilin',
    '我们用它写了社区章程，三十多处修改都能查到是谁提的。',
    [['kwame', 'That is exactly what we need for ours.']],
  ],
  [
    'Bellwether',
    'kwame',
    'Two of my neighbours were paid last season, nine days after the rain failed. No forms at all.',
    [
      ['tomas', 'Que ótimo. Existe plano para o Brasil?'],
      ['kwame', 'They said sensors first, then cover. Maybe next year.'],
    ],
  ],
  ['Cartographer', 'finn', 'The map of our own protocol found a call that none of us knew about.', []],
  [
    'Lanternfish',
    'layla',
    'تعمل المجموعات حتى مع اتصال ضعيف، وهذا نادر.',
    [['demo-member', 'Same here, it even works on the ferry.']],
  ],
  [
    'Quarry',
    'priya',
    'Would love to see who else has reviewed the script. The report in the repository is from spring.',
    [],
  ],
  [
    'Tessera',
    'tomas',
    'I have changed my tile from blue to a slightly different blue. Worth it.',
    [
      ['layla', '😄'],
      ['nova', 'I noticed!'],
    ],
  ],
];

/** Members' interface languages; English unless listed. */
export const interfaceLanguages: Partial<Record<DemoUsername, Language | undefined>> = {
  emre: 'tr',
  lucia: 'es',
  ilya: 'ru',
  meilin: 'zh',
  // These members write in languages that the site doesn't have.
  tomas: undefined,
  layla: undefined,
};

/** Number of upvotes of each project, in the order of `projects`. */
export const upvotes = [11, 7, 6, 9, 3, 8, 2, 5, 6, 1, 7, 4, 3, 5, 2, 0, 6, 4, 3, 2, 8, 9, 5, 10];
