import type { Language } from '../../contract/language.ts';

/** A member of the crowd. */
export interface Person {
  username: string;
  name: string;
  flag: string | null;
  /** Language of their comments. */
  language: Language;
}

/** Invented names by flag and language. A username follows an equals sign if it can't be derived from the name. */
const names: [flag: string | null, language: Language, names: string][] = [
  [
    'TR',
    'tr',
    'Deniz Korkmaz, Elif Sarıkaya, Baran Tunç, Zeynep Işıldak, Kerem Uysal, Ayşe Güleç, Mert Çınar, Selin Yurdakul, Onur Bayrak, Derya Akman, Cem Tekinalp, Pelin Soydan, Barış Erdemli, Nehir Kılınç, Umut Özbey, Ceren Dağlı, Tolga Şahbaz, İpek Karaca',
  ],
  [
    'RU',
    'ru',
    'Мария Лебедева=m_lebedeva, Артём Савин=artem_s, Ольга Киреева=kireeva, Никита Громов=gromov_n, Вера Полынина=vera_p, Павел Дроздов=drozd, Анна Звонарёва=zvon, Глеб Сомов=gleb_somov, Юлия Ракитина=rakita, Денис Ветров=vetrov, Тимур Алексин=timur_a, Софья Маркова=sofya_m',
  ],
  [
    'KZ',
    'ru',
    'Айгерим Саматова=aigerim_s, Данияр Ермеков=daniyar_e, Камила Жанова=kamila_zh, Руслан Тулегенов=ruslan_t',
  ],
  ['UA', 'ru', 'Оксана Гринько=oksana_g, Тарас Вербов=verbov'],
  ['GE', 'ru', 'Нино Каладзе=nino_k, Лаша Берулава=lasha_b'],
  [
    'CN',
    'zh',
    '陈雨桐=chenyutong, 王子墨=wangzimo, 李若溪=liruoxi, 赵一鸣=zhaoyiming, 周星野=zhouxingye, 吴思远=wusiyuan, 孙小满=sunxiaoman, 徐知夏=xuzhixia, 朱明川=zhumingchuan, 何清欢=heqinghuan, 高远航=gaoyuanhang, 罗一舟=luoyizhou, 梁晚晴=liangwanqing, 宋青禾=songqinghe',
  ],
  ['TW', 'zh', '張予安=changyuan, 黃柏青=huangpoching, 蔡宜庭=tsaiyiting, 許又晴=hsuyouching'],
  ['HK', 'zh', '馮嘉朗=fungkalong, 鄧詠心=tangwingsum'],
  ['SG', 'zh', '陈慧敏=chenhuimin, Wei Jie Goh=weijie_goh'],
  ['MY', 'zh', '黄志豪=hzhihao, Nurul Izzati=nurul_iz, Farid Rahim'],
  [
    'MX',
    'es',
    'Ximena Robledo, Diego Arriaga, Valeria Montes, Emiliano Cota, Regina Palafox, Santiago Urrutia, Fernanda Olmos, Iván Carrizales',
  ],
  ['AR', 'es', 'Martina Etcheverry, Joaquín Basualdo, Malena Quiroga, Bruno Ferreyra, Abril Ledesma, Facundo Roldán'],
  ['CO', 'es', 'Camila Restrepo, Andrés Zuluaga, Juliana Ocampo, Nicolás Barrera, Manuela Cifuentes'],
  ['ES', 'es', 'Aitana Belmonte, Pau Ribera, Nerea Otxoa, Álvaro Cebrián, Carmen Villalba'],
  ['CL', 'es', 'Antonia Sepúlveda, Matías Carvajal, Isidora Fuenzalida'],
  ['PE', 'es', 'Milagros Huamaní, Renzo Salvatierra, Ariana Ccori'],
  ['UY', 'es', 'Agustina Pereyra, Thiago Silveira'],
  ['EC', 'es', 'Doménica Cevallos'],
  ['CR', 'es', 'Esteban Murillo'],
  [
    'US',
    'en',
    'Harper Colby, Miles Redding, Zoe Whitlock, Caleb Farrow, June Abernathy, Theo Langston, Ruby Castellan, Owen Tillery, Naomi Breck, Silas Porter, Ivy Dunmore, Marcus Ellery, Hazel Quint, Desmond Wray',
  ],
  [
    'GB',
    'en',
    'Imogen Thackeray, Rhys Pemberton, Freya Ashdown, Callum Birch, Tamsin Okoro, Alfie Hartnell, Bronwen Pugh',
  ],
  [
    'IN',
    'en',
    'Ananya Deshmukh, Rohan Kulkarni, Meera Iyengar, Vikram Chawla, Kavya Nambiar, Arjun Bhatt, Sneha Mukhopadhyay, Ishaan Grewal, Divya Rastogi, Nikhil Sequeira',
  ],
  [
    'NG',
    'en',
    'Chiamaka Eze, Tunde Bakare, Ngozi Umeh, Seyi Adeoti, Ifeoma Nwosu, Damilola Ojo, Emeka Obiora, Zainab Lawal',
  ],
  ['KE', 'en', 'Wanjiru Kamande, Otieno Barasa, Achieng Odera, Kiprono Langat'],
  ['GH', 'en', 'Abena Frimpong, Kofi Asantewaa, Yaw Darko'],
  ['ZA', 'en', 'Thandeka Mokoena, Pieter Rademan, Lerato Sithole'],
  ['CA', 'en', 'Élodie Gagnon, Wyatt Sorensen, Noor Sandhu, Maeve Tremblay'],
  ['AU', 'en', 'Matilda Cray, Lachlan Forde, Indigo Marsh'],
  ['NZ', 'en', 'Aroha Tamihana, Fergus Leith'],
  ['IE', 'en', 'Saoirse Mullan, Cormac Devane'],
  ['PH', 'en', 'Jasmine Dela Rosa, Paolo Villareal, Bea Magsino, Jericho Tan'],
  ['ID', 'en', 'Putri Wulandari, Bagus Hartono, Dewi Lestantri, Rizky Prasetya'],
  ['VN', 'en', 'Nguyễn Hà My=hamy_ng, Trần Quốc Bảo=quocbao, Lê Thảo Vy=thaovy'],
  ['TH', 'en', 'Ploy Srisawat, Anan Thongdee'],
  ['BD', 'en', 'Tasnim Chowdhury, Rafiq Hossain'],
  ['PK', 'en', 'Hania Qureshi, Bilal Tareen'],
  ['BR', 'en', 'Beatriz Camargo, Caio Nogueira, Larissa Teixeira, Heitor Brandão, Yasmin Falcão'],
  ['PT', 'en', 'Inês Carvalhal, Duarte Seabra'],
  ['DE', 'en', 'Johanna Reinecke, Lukas Wiedmann, Mira Hollstein, Jonas Eberle, Frieda Kessel'],
  ['FR', 'en', 'Camille Rousselin, Bastien Lacombe, Anouk Verdier, Théo Marchand'],
  ['IT', 'en', 'Ginevra Bassani, Lorenzo Tavelli, Marta Pellegrino'],
  ['NL', 'en', 'Sanne Hoekstra, Jasper van Rijn=jasper_vr'],
  ['SE', 'en', 'Alva Sjöberg, Nils Ekwall'],
  ['NO', 'en', 'Ingrid Solvang, Eirik Haugen'],
  ['FI', 'en', 'Aino Kallio, Veikko Rantala'],
  ['DK', 'en', 'Freja Lindholt'],
  ['PL', 'en', 'Zofia Wolska, Kacper Jurek, Hanna Maliszewska'],
  ['CZ', 'en', 'Barbora Nechvátal'],
  ['RO', 'en', 'Ioana Petcu, Radu Munteanu'],
  ['GR', 'en', 'Eleni Vasilakou, Nikos Tsaroukis'],
  ['JP', 'en', '藤井さくら=sakura_f, 小林蓮=ren_k, 森川陽菜=hina_m'],
  ['KR', 'en', '김서윤=seoyun_k, 박도현=dohyun_p, 이하은=haeun_l'],
  ['EG', 'en', 'Salma Farouk, Youssef Naguib'],
  ['MA', 'en', 'Imane Benjelloun, Anas Tazi'],
  ['AE', 'en', 'Mariam Al Suwaidi=mariam_s'],
  ['IL', 'en', 'Noa Shaked, Eitan Barzilai'],
  ['UZ', 'ru', 'Мадина Юсупова=madina_y'],
  ['AZ', 'tr', 'Leyla Quliyeva=quliyeva_l'],
  [null, 'en', 'Quiet Otter, Robin, Pixel Gardener'],
];

/** Letters that don't become ASCII by removing an accent, and their replacements in usernames. */
const plain: Record<string, string> = { ı: 'i', ø: 'o', đ: 'd', ß: 'ss' };

const usernameOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıøđß]/g, (letter) => plain[letter]!)
    .replace(/[^a-z]+/g, '_');

/** The crowd in the order they joined, with countries mixed. */
export const people: Person[] = mix(
  names.flatMap(([flag, language, list]) =>
    list.split(', ').map((entry) => {
      const [name, username = usernameOf(name!)] = entry.split('=');
      return { name: name!, username, flag, language };
    }),
  ),
);

/** Spreads the people of each country over the whole list. */
function mix(all: Person[]): Person[] {
  const step = 89;
  return all.map((_, place) => all[(place * step) % all.length]!);
}
