import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Kardemummaknutar som är mjuka dagen efter',
  ingress:
    'Hemligheten är att skålla en del av mjölet kvällen innan. Det tar fem minuter och gör att bullarna håller sig saftiga i två dagar, om de får ligga framme så länge.',
  slug: 'kardemummaknutar-som-ar-mjuka-dagen-efter',
  meta: {
    seoTitel: 'Kardemummaknutar med skållat mjöl: receptet',
    seoBesk: 'Recept på kardemummaknutar som håller sig mjuka i två dagar. Skålla mjölet kvällen innan, så sköter resten sig självt.',
    puffTitel: 'Bullarna som är mjuka dagen efter',
    socialText: 'Fem minuter kvällen innan är allt som skiljer en torr bulle från en saftig.',
  },
  hero: {
    src: 'https://bilder.example.com/kardemummaknutar.jpg',
    alt: 'En plåt med gyllene kardemummaknutar, pudrade med krossad kardemumma och socker.',
    caption: 'Knutarna ska vara mörkt gyllene på toppen men fortfarande mjuka i sidorna.',
    kredit: 'Lena Öberg',
    bredd: 2000,
    hojd: 1500,
    fokus: { x: 50, y: 50 },
  },
  taggar: ['bakning', 'bullar', 'kardemumma'],
  kallor: [{ titel: 'Provbakning i redaktionens kök', url: '', not: 'Fyra omgångar, den 6–9 november. Ugn utan varmluft.' }],
  block: [
    {
      type: 'viktigast',
      attrs: {
        id: 'brecmall01',
        punkter: [
          'Skålla mjölet kvällen innan, annars blir bullarna torra dagen efter.',
          'Krossa kardemumman själv. Den malda har tappat det mesta av smaken.',
          'Ta ut bullarna en minut tidigare än du tror.',
        ],
      },
    },
    paragraph(
      'brecmall02',
      'En vetebulle är som bäst i tjugo minuter. Sedan börjar stärkelsen i mjölet släppa ifrån sig vattnet, och framåt kvällen får man doppa. Bagare har länge vetat hur man lurar den: genom att hälla kokande mjölk över en del av mjölet. Då binder det mer vätska än det annars gör, och håller den kvar.',
    ),
    paragraph(
      'brecmall03',
      'Vi har bakat fyra omgångar med olika mycket skållat mjöl. Med en halv deciliter märks det knappt, med tre blir degen som klister. Två är lagom.',
    ),
    {
      type: 'recept',
      attrs: {
        id: 'brecmall04',
        rubrik: 'Kardemummaknutar',
        portioner: '20 bullar',
        tid: '3 timmar',
        forberedelse: '1 timme',
        tillagning: '10 min',
        kategori: 'Vetebröd',
        kok: 'Svenskt',
        naring: { kcal: 330, fett: 13, kolhydrater: 46, protein: 6, salt: 0.4 },
        grupper: [
          {
            namn: 'Skållning, kvällen innan',
            rader: [
              { mangd: '2 dl', vara: 'mjölk' },
              { mangd: '2 dl', vara: 'vetemjöl special' },
            ],
          },
          {
            namn: 'Deg',
            rader: [
              { mangd: '3 dl', vara: 'kall mjölk' },
              { mangd: '25 g', vara: 'jäst' },
              { mangd: '1 ½ dl', vara: 'strösocker' },
              { mangd: '1 tsk', vara: 'salt' },
              { mangd: '1 msk', vara: 'nykrossad kardemumma' },
              { mangd: '12 dl', vara: 'vetemjöl special' },
              { mangd: '150 g', vara: 'rumsvarmt smör' },
            ],
          },
          {
            namn: 'Fyllning och pensling',
            rader: [
              { mangd: '150 g', vara: 'rumsvarmt smör' },
              { mangd: '1 ½ dl', vara: 'strösocker' },
              { mangd: '2 msk', vara: 'nykrossad kardemumma' },
              { mangd: '1', vara: 'ägg' },
            ],
          },
        ],
        steg: [
          'Kvällen innan: koka upp mjölken, häll den över mjölet och rör till en slät klump. Täck och låt svalna i rumstemperatur över natten.',
          'Rör ut jästen i den kalla mjölken. Tillsätt det skållade mjölet, socker, salt, kardemumma och det mesta av vetemjölet. Kör degen i maskin på låg fart i åtta minuter.',
          'Klicka i smöret lite i taget och kör i åtta minuter till, tills degen är blank och släpper bunken. Låt jäsa övertäckt i en timme.',
          'Kavla ut degen till en rektangel, 40 × 60 centimeter. Bred på smör, strö över socker och kardemumma och vik den på mitten.',
          'Skär i tjugo remsor, snurra varje remsa två varv runt fingrarna och stick ändan genom mitten. Låt jäsa på plåt i 45 minuter.',
          'Sätt ugnen på 225 grader. Pensla med uppvispat ägg och grädda mitt i ugnen i 9–10 minuter. Låt svalna under duk.',
        ],
        stegbilder: [
          {
            steg: 5,
            bild: {
              src: 'https://bilder.example.com/kardemummaknutar-snurra.jpg',
              alt: 'En remsa deg snurrad två varv runt tre fingrar.',
              caption: 'Två varv, och sedan änden genom mitten.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
          },
        ],
      },
    },
    heading('brecmall05', 'Om något går snett'),
    paragraph(
      'brecmall06',
      'Degen ska kännas lite för lös när den är färdigkörd. Står den emot fingret har den fått för mycket mjöl: arbeta in en matsked mjölk. Har knutarna gått upp i fogarna har de jäst för kort tid, inte för lång.',
    ),
    paragraph(
      'brecmall07',
      'De går att frysa samma dag, gärna två och två i påse. Tina dem på bänken och värm dem i 150 grader i fyra minuter, så smakar de nybakta.',
    ),
  ],
};
