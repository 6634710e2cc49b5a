import { balloons } from '#lib/demo/pictures/balloons.ts';
import { button } from '#lib/demo/pictures/button.ts';
import { coffeeTable } from '#lib/demo/pictures/coffee-table.ts';
import { flasks } from '#lib/demo/pictures/flasks.ts';
import { glassBells } from '#lib/demo/pictures/glass-bells.ts';
import { harbour } from '#lib/demo/pictures/harbour.ts';
import { hats } from '#lib/demo/pictures/hats.ts';
import { lakeAtNight, lakeInAutumn, lakeInSpring, lakeInSummer, lakeInWinter } from '#lib/demo/pictures/lake.ts';
import { lanterns } from '#lib/demo/pictures/lanterns.ts';
import { parkStage } from '#lib/demo/pictures/park-stage.ts';
import { postBoat } from '#lib/demo/pictures/post-boat.ts';
import { raincoats } from '#lib/demo/pictures/raincoats.ts';
import { record } from '#lib/demo/pictures/record.ts';
import { soup } from '#lib/demo/pictures/soup.ts';

const kredit = 'Illustration: Redaktionen';
const middle = { x: 50, y: 50 };

/** The pictures of the articles that show what each template is for. */
export const TEMPLATE_PICTURES = {
  postbat: {
    filnamn: 'postbaten.jpg',
    alt: {
      sv: 'En blågul postbåt med lådor på däck går mellan små öar. Måsar flyger efter.',
      en: 'A blue and yellow mail boat with crates on deck passes between small islands, gulls behind it.',
    },
    caption: 'Postbåten Brevduvan.',
    kredit,
    fokus: { x: 48, y: 68 },
  },
  parkscen: {
    filnamn: 'parkscenen.jpg',
    alt: {
      sv: 'Tre musiker på en upplyst parkscen i skymningen, ljusslingor ovanför och publik på gräset.',
      en: 'Three musicians on a lit park stage at dusk, strings of bulbs above and an audience on the grass.',
    },
    caption: 'Snäckan i Sundeby en lördag i augusti.',
    kredit,
    fokus: { x: 50, y: 55 },
  },
  linssoppa: {
    filnamn: 'linssoppa.jpg',
    alt: {
      sv: 'En djup skål med orange linssoppa, ringlat smör och gröna blad. Bredvid ligger ett tunnbröd.',
      en: 'A deep bowl of orange lentil soup with a swirl of butter and green leaves. A flatbread lies beside it.',
    },
    caption: 'Linssoppa med brynt smör.',
    kredit,
    fokus: { x: 42, y: 52 },
  },
  regnrockar: {
    filnamn: 'regnrockar.jpg',
    alt: {
      sv: 'Fyra regnrockar i gult, blått, rött och grönt på krokar i en hall, med stövlar under.',
      en: 'Four raincoats in yellow, blue, red and green on hooks in a hall, with wellingtons below.',
    },
    caption: 'Fyra rockar efter sex veckor i regn.',
    kredit,
    fokus: { x: 50, y: 45 },
  },
  hamn: {
    filnamn: 'hamnen-i-granvik.jpg',
    alt: {
      sv: 'Färgglada hus längs en hamn, tre små segelbåtar och ett kyrktorn i bakgrunden.',
      en: 'Brightly painted houses along a harbour, three small sailing boats and a church tower behind.',
    },
    caption: 'Hamnen i Granvik.',
    kredit,
    fokus: { x: 50, y: 55 },
  },
  skiva: {
    filnamn: 'skivspelaren.jpg',
    alt: {
      sv: 'En skivspelare ovanifrån. Skivans etikett visar en liten båt på en våg.',
      en: 'A turntable from above. The label of the record shows a small boat on a wave.',
    },
    caption: '”Trampbåt” av Amadou Sträng.',
    kredit,
    fokus: { x: 42, y: 50 },
  },
  termosar: {
    filnamn: 'fyra-termosar.jpg',
    alt: {
      sv: 'Fyra termosar i grönt, rött, grått och gult på ett träbord utomhus. Det ångar ur en mugg.',
      en: 'Four vacuum flasks in green, red, grey and yellow on a wooden table outdoors. A mug is steaming.',
    },
    caption: 'De fyra termosarna vid vindskyddet.',
    kredit,
    fokus: { x: 50, y: 60 },
  },
  knapp: {
    filnamn: 'knappen.jpg',
    alt: {
      sv: 'En stor brun knapp sys fast med röd tråd i blått tyg. Nålen är på väg upp till höger.',
      en: 'A large brown button is being sewn to blue cloth with red thread. The needle is on its way out to the right.',
    },
    caption: 'Fyra hål, ett kryss.',
    kredit,
    fokus: { x: 42, y: 50 },
  },
  lyktor: {
    filnamn: 'lyktorna-vid-kanalen.jpg',
    alt: {
      sv: 'Papperslyktor i många färger hänger mellan träd längs en kanal om natten och speglas i vattnet.',
      en: 'Paper lanterns in many colours hang between trees along a canal at night, reflected in the water.',
    },
    caption: 'Lyktnatten i Vinterhagen.',
    kredit,
    fokus: { x: 50, y: 38 },
  },
  hattar: {
    filnamn: 'hattmakarens-vagg.jpg',
    alt: {
      sv: 'Två hyllor med filthattar i olika färger. På bänken under ligger sax, måttband och en hattstock.',
      en: 'Two shelves of felt hats in many colours. Scissors, a tape measure and a hat block lie on the bench below.',
    },
    caption: 'Väggen i Tora Blads verkstad.',
    kredit,
    fokus: { x: 50, y: 40 },
  },
  glasklockor: {
    filnamn: 'glasklockorna.jpg',
    alt: {
      sv: 'Sju klockor av färgat glas hänger i ett högt fönster. Ljuset genom dem faller på golvet.',
      en: 'Seven bells of coloured glass hang in a tall window. The light through them falls on the floor.',
    },
    caption: 'Klockor i Ellinor Havströms ateljé.',
    kredit,
    fokus: { x: 50, y: 45 },
  },
  ballonger: {
    filnamn: 'ballongerna-over-sundeby.jpg',
    alt: {
      sv: 'Fem randiga luftballonger stiger i gryningen över åkrar och en flod.',
      en: 'Five striped hot-air balloons rise at daybreak over fields and a river.',
    },
    caption: 'Ballongveckan i Sundeby.',
    kredit,
    fokus: { x: 45, y: 40 },
  },
  fikabord: {
    filnamn: 'fikabordet.jpg',
    alt: {
      sv: 'Ett fikabord uppifrån: två kaffekoppar, kanelbullar, en grön prinsesstårta och tre dammsugare.',
      en: 'A coffee table from above: two cups, cinnamon buns, a green princess cake and three punsch rolls.',
    },
    caption: 'Fika med tre sorters bröd.',
    kredit,
    fokus: middle,
  },
  sjonatt: {
    filnamn: 'bryggan-om-natten.jpg',
    alt: {
      sv: 'En brygga i en stilla sjö om natten, under en blek måne och stjärnor.',
      en: 'A jetty in a calm lake at night, beneath a pale moon and stars.',
    },
    caption: 'Bryggan i Björksjön, en natt i augusti.',
    kredit,
    fokus: { x: 56, y: 50 },
  },
  sjovar: {
    filnamn: 'bryggan-om-varen.jpg',
    alt: {
      sv: 'Samma brygga i april. Björkarna har ljusgröna blad och vattnet är blankt.',
      en: 'The same jetty in April. The birches have pale green leaves and the water is bright.',
    },
    caption: 'Bryggan i april.',
    kredit,
    fokus: middle,
  },
  sjosommar: {
    filnamn: 'bryggan-om-sommaren.jpg',
    alt: {
      sv: 'Bryggan i högsommar. Himlen är djupt blå och skogen mörkgrön.',
      en: 'The jetty at midsummer. The sky is a deep blue and the forest dark green.',
    },
    caption: 'Bryggan i juli.',
    kredit,
    fokus: middle,
  },
  sjohost: {
    filnamn: 'bryggan-om-hosten.jpg',
    alt: {
      sv: 'Bryggan i oktober. Björkarna är gula och löv faller över vattnet.',
      en: 'The jetty in October. The birches are yellow and leaves are falling on the water.',
    },
    caption: 'Bryggan i oktober.',
    kredit,
    fokus: middle,
  },
  sjovinter: {
    filnamn: 'bryggan-om-vintern.jpg',
    alt: {
      sv: 'Bryggan i snöfall. Sjön är frusen och björkarna vita av frost.',
      en: 'The jetty in falling snow. The lake is frozen and the birches white with frost.',
    },
    caption: 'Bryggan i januari.',
    kredit,
    fokus: middle,
  },
} as const;

/** What each is made of, as SVG. */
export const TEMPLATE_DRAWINGS = {
  postbat: postBoat,
  parkscen: parkStage,
  linssoppa: soup,
  regnrockar: raincoats,
  hamn: harbour,
  skiva: record,
  termosar: flasks,
  knapp: button,
  lyktor: lanterns,
  hattar: hats,
  glasklockor: glassBells,
  ballonger: balloons,
  fikabord: coffeeTable,
  sjonatt: lakeAtNight,
  sjovar: lakeInSpring,
  sjosommar: lakeInSummer,
  sjohost: lakeInAutumn,
  sjovinter: lakeInWinter,
} as const satisfies Record<keyof typeof TEMPLATE_PICTURES, () => string>;
