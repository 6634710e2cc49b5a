import sharp from 'sharp';
import { appleSheet, apples } from '#lib/demo/pictures/apples.ts';
import { bicycle } from '#lib/demo/pictures/bicycle.ts';
import { bridge } from '#lib/demo/pictures/bridge.ts';
import { bridgePlan } from '#lib/demo/pictures/bridge-plan.ts';
import { cinema } from '#lib/demo/pictures/cinema.ts';
import { fells } from '#lib/demo/pictures/fells.ts';
import { glasshouse } from '#lib/demo/pictures/glasshouse.ts';
import { GRAIN_TILE } from '#lib/demo/pictures/grain.ts';
import { island } from '#lib/demo/pictures/island.ts';
import { library } from '#lib/demo/pictures/library.ts';
import { loom } from '#lib/demo/pictures/loom.ts';
import { mending } from '#lib/demo/pictures/mending.ts';
import { nightTrain } from '#lib/demo/pictures/night-train.ts';
import { rosepath } from '#lib/demo/pictures/rosepath.ts';
import { sourdough } from '#lib/demo/pictures/sourdough.ts';
import { trainBook } from '#lib/demo/pictures/train-book.ts';
import { waterTower } from '#lib/demo/pictures/water-tower.ts';
import { TEMPLATE_DRAWINGS, TEMPLATE_PICTURES } from '#lib/demo/template-pictures.ts';

interface DemoPicture {
  filnamn: string;
  alt: { sv: string; en: string };
  caption: string;
  kredit: string;
  /** The point a crop keeps in sight, in percent. */
  fokus: { x: number; y: number };
}

const kredit = 'Illustration: Redaktionen';

export const PICTURES = {
  bro: {
    filnamn: 'gangbron-over-lillalven.jpg',
    alt: {
      sv: 'En välvd träbro över en stilla älv i gryningen, med granar på båda stränderna.',
      en: 'An arched timber bridge over a calm river at daybreak, with spruces on both banks.',
    },
    caption: 'Gångbron över Lillälven.',
    kredit,
    fokus: { x: 50, y: 52 },
  },
  broritning: {
    filnamn: 'ritning-av-gangbron.jpg',
    alt: {
      sv: 'En ritning av en fackverksbro på blått papper, med en penna och en tumstock bredvid.',
      en: 'A drawing of a truss bridge on blue paper, with a pencil and a folding rule beside it.',
    },
    caption: 'Ritningen av gångbron.',
    kredit,
    fokus: { x: 50, y: 46 },
  },
  bibliotek: {
    filnamn: 'biblioteket-om-natten.jpg',
    alt: {
      sv: 'Ett bibliotek om natten. Alla fönster lyser och bokhyllorna syns från gatan.',
      en: 'A library at night. Every window is lit, and the bookshelves can be seen from the street.',
    },
    caption: 'Biblioteket i Hedvik.',
    kredit,
    fokus: { x: 50, y: 55 },
  },
  biograf: {
    filnamn: 'biografen-saga.jpg',
    alt: {
      sv: 'En fullsatt biosalong med röda stolar. På duken seglar en båt i solnedgången.',
      en: 'A full cinema with red seats. On the screen a boat is sailing into the sunset.',
    },
    caption: 'Salongen på Saga i Granvik.',
    kredit,
    fokus: { x: 50, y: 40 },
  },
  vaxthus: {
    filnamn: 'festivalen-i-vaxthuset.jpg',
    alt: {
      sv: 'Ett stort växthus upplyst i rosa och blått, med palmer innanför glaset och en dansande publik framför.',
      en: 'A large glasshouse lit in pink and blue, with palms behind the glass and a dancing crowd in front.',
    },
    caption: 'Palmhuset i Vinterhagen.',
    kredit,
    fokus: { x: 50, y: 50 },
  },
  surdeg: {
    filnamn: 'surdegslimpa.jpg',
    alt: {
      sv: 'En rund surdegslimpa på en skärbräda, med två skivor, en brödkniv och tre veteax.',
      en: 'A round sourdough loaf on a board, with two slices, a bread knife and three ears of wheat.',
    },
    caption: 'Rågsikt ur den gemensamma ugnen.',
    kredit,
    fokus: { x: 48, y: 50 },
  },
  applen: {
    filnamn: 'gamla-applesorter.jpg',
    alt: {
      sv: 'En blå skål med äpplen i rött, gult och grönt på ett bord med rutig duk.',
      en: 'A blue bowl of red, yellow and green apples on a table with a checked cloth.',
    },
    caption: 'Sju sorter ur arkivet i Åkerby.',
    kredit,
    fokus: { x: 50, y: 58 },
  },
  appelsorter: {
    filnamn: 'applekarta.jpg',
    alt: {
      sv: 'En karta med femton äpplen i olika form och färg, ett i varje ruta.',
      en: 'A chart of fifteen apples of different shape and colour, one in each square.',
    },
    caption: 'Provkartan i Åkerby.',
    kredit,
    fokus: { x: 50, y: 50 },
  },
  nattag: {
    filnamn: 'nattaget.jpg',
    alt: {
      sv: 'Ett nattåg med upplysta fönster i ett vinterlandskap, under norrsken och snöklädda fjäll.',
      en: 'A night train with lit windows in a winter landscape, beneath northern lights and snowy fells.',
    },
    caption: 'Nattåget på väg norrut.',
    kredit,
    fokus: { x: 55, y: 66 },
  },
  fjall: {
    filnamn: 'fjall-fran-sovvagnen.jpg',
    alt: {
      sv: 'Rosa fjäll i soluppgången, sedda genom ett tågfönster med gröna gardiner. På bordet står en kopp kaffe.',
      en: 'Pink fells at sunrise, seen through a train window with green curtains. A cup of coffee stands on the table.',
    },
    caption: 'Morgon i sovvagnen.',
    kredit,
    fokus: { x: 55, y: 45 },
  },
  o: {
    filnamn: 'grasten.jpg',
    alt: {
      sv: 'En liten ö med en röd och vit fyr, två stugor och en stig ned till bryggan.',
      en: 'A small island with a red and white lighthouse, two cottages and a path down to the jetty.',
    },
    caption: 'Gråsten från färjan.',
    kredit,
    fokus: { x: 66, y: 48 },
  },
  cykel: {
    filnamn: 'cykel-vid-muren.jpg',
    alt: {
      sv: 'En röd cykel med blommor i korgen lutad mot en vit mur. Bakom muren ligger havet.',
      en: 'A red bicycle with flowers in its basket, leaning on a white wall. Behind the wall lies the sea.',
    },
    caption: 'Lånecykel på Gråsten.',
    kredit,
    fokus: { x: 46, y: 62 },
  },
  vav: {
    filnamn: 'vavstolen.jpg',
    alt: {
      sv: 'En vävstol sedd från väverskans plats, med färdigt randigt tyg, spänd varp och en skyttel.',
      en: 'A loom seen from the weaver’s seat, with finished striped cloth, a taut warp and a shuttle.',
    },
    caption: 'Stol nummer fyra i Kvarnfors.',
    kredit,
    fokus: { x: 50, y: 60 },
  },
  rosengang: {
    filnamn: 'rosengang.jpg',
    alt: {
      sv: 'Vävt tyg i rosengång: stegade rutor i rött, guld och vitt på mörkblå botten.',
      en: 'Cloth woven in rosepath: stepped diamonds in red, gold and white on a dark blue ground.',
    },
    caption: 'Rosengång ur arkivet.',
    kredit,
    fokus: { x: 50, y: 50 },
  },
  lagning: {
    filnamn: 'lagade-jeans.jpg',
    alt: {
      sv: 'Ett par jeans med en handsydd lapp, röd och blå tråd, nål, sax och en burk knappar.',
      en: 'A pair of jeans with a hand-sewn patch, red and blue thread, a needle, scissors and a tin of buttons.',
    },
    caption: 'Synlig lagning på lagningskaféet.',
    kredit,
    fokus: { x: 46, y: 50 },
  },
  vattentorn: {
    filnamn: 'vattentornet-i-sundeby.jpg',
    alt: {
      sv: 'Ett vattentorn i betong med upplysta fönster längst upp, över hustak i solnedgången.',
      en: 'A concrete water tower with lit windows at the top, above roofs at sunset.',
    },
    caption: 'Vattentornet i Sundeby.',
    kredit,
    fokus: { x: 52, y: 34 },
  },
  tagbok: {
    filnamn: 'boken-pa-morgontaget.jpg',
    alt: {
      sv: 'En uppslagen bok på ett bord vid ett tågfönster. Utanför går gula fält förbi.',
      en: 'An open book on a table by a train window. Yellow fields are going by outside.',
    },
    caption: 'Bordet i vagn tre.',
    kredit,
    fokus: { x: 50, y: 70 },
  },
  ...TEMPLATE_PICTURES,
} as const satisfies Record<string, DemoPicture>;

export type PictureKey = keyof typeof PICTURES;

export function isPictureKey(key: string): key is PictureKey {
  return Object.hasOwn(PICTURES, key);
}

/** What each is made of, as SVG. */
export const DRAWINGS = {
  bro: bridge,
  broritning: bridgePlan,
  bibliotek: library,
  biograf: cinema,
  vaxthus: glasshouse,
  surdeg: sourdough,
  applen: apples,
  appelsorter: appleSheet,
  nattag: nightTrain,
  fjall: fells,
  o: island,
  cykel: bicycle,
  vav: loom,
  rosengang: rosepath,
  lagning: mending,
  vattentorn: waterTower,
  tagbok: trainBook,
  ...TEMPLATE_DRAWINGS,
} as const satisfies Record<PictureKey, () => string>;

/** The picture as JPEG, 2000 × 1250, the same bytes each time. It needs neither network, fonts nor files. */
export function drawPicture(key: PictureKey): Promise<Buffer> {
  return sharp(Buffer.from(DRAWINGS[key]())).composite([GRAIN_TILE]).flatten().jpeg({ quality: 82 }).toBuffer();
}
