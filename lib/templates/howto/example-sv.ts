import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Så lagar du en punktering på cykeln',
  ingress:
    'En punktering behöver inte bli en resa till verkstaden. Med två däckavtagare, en lagningssats och en halvtimme över är cykeln hel igen, och lappen håller lika länge som slangen.',
  slug: 'sa-lagar-du-en-punktering-pa-cykeln',
  meta: {
    seoTitel: 'Laga punktering på cykeln, steg för steg',
    seoBesk:
      'Hitta hålet, lappa slangen och få på däcket utan att klämma den. Steg för steg, med allt du behöver och det som oftast går fel.',
    puffTitel: 'Laga punkteringen på en halvtimme',
    socialText: 'Så hittar du hålet, lappar slangen och slipper punktera den igen när däcket ska på.',
  },
  hero: {
    src: 'https://bilder.example.com/punktering-lagning.jpg',
    alt: 'Två händer pressar en svart lapp mot en cykelslang på ett trägolv, däcket ligger bredvid.',
    caption: 'Lappen ska tryckas fast från mitten och utåt.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 50, y: 58 },
  },
  taggar: ['cykel', 'laga själv', 'hållbarhet'],
  kallor: [{ titel: 'Besök på Cykelköket Majorna', url: '', not: 'Genomgång med volontären Petra Holm den 4 november.' }],
  block: [
    paragraph(
      'bhowto0001',
      'De flesta punkteringar är små: en tagg, en glasflisa, en kant man körde över för fort. Luften sipprar ut på en natt och på morgonen står cykeln på fälgen. Då byter många hela slangen, fast en lapp för fem kronor hade räckt.',
    ),
    paragraph(
      'bhowto0002',
      '– Det vanligaste felet är bråttom. Folk lappar innan limmet har torkat, och sedan tror de att lappar inte fungerar, säger Petra Holm, som lär ut lagning på ett cykelkök i Göteborg.',
    ),
    {
      type: 'stegforsteg',
      attrs: {
        id: 'bhowto0003',
        rubrik: 'Laga punkteringen i sju steg',
        behover: ['Två däckavtagare av plast', 'Lagningssats med lappar, lim och sandpapper', 'Pump', 'Ett fat med vatten', 'En trasa'],
        tid: 'ca 30 minuter',
        svarighet: 'latt',
        steg: [
          {
            rubrik: 'Ta loss hjulet',
            text: 'Vänd cykeln upp och ner. Öppna bromsen, lossa snabbkopplingen eller muttrarna och lyft ur hjulet. På bakhjulet går det lättare om kedjan ligger på minsta drevet.',
          },
          {
            rubrik: 'Få av ena däcksidan',
            text: 'Släpp ut all luft. Stick in den första däckavtagaren mitt emot ventilen och vik ner den, stick in den andra en hand bort och dra den längs fälgen tills hela kanten är fri.',
          },
          {
            rubrik: 'Hitta hålet',
            text: 'Pumpa slangen till dubbel tjocklek och för den förbi kinden: du känner draget innan du ser hålet. Hittar du inget, sänk ner slangen i vatten en bit i taget. Där det bubblar sitter det.\n\nTorka torrt och ringa in hålet med pennan i satsen.',
            bild: {
              src: 'https://bilder.example.com/punktering-bubblor.jpg',
              alt: 'En bit cykelslang under vatten i ett fat, en rad bubblor stiger från ett litet hål.',
              caption: 'Syns inte hålet så syns bubblorna.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
          },
          {
            rubrik: 'Rugga och limma',
            text: 'Slipa gummit runt hålet tills det är matt, en yta som är större än lappen. Stryk på ett tunt lager lim och vänta i fem minuter. Limmet ska kännas torrt när du rör vid det.',
          },
          {
            rubrik: 'Sätt på lappen',
            text: 'Dra av folien utan att ta på undersidan. Tryck fast lappen från mitten och utåt och håll emot i en minut. Plasten på ovansidan får sitta kvar.',
          },
          {
            rubrik: 'Leta efter orsaken',
            text: 'Känn försiktigt med trasan längs hela insidan av däcket. Sitter glasflisan kvar är du snart tillbaka på steg ett.',
          },
          {
            rubrik: 'Montera',
            text: 'Pumpa in bara så mycket luft att slangen får form. Lägg in den, börja vid ventilen och tryck upp däckkanten med tummarna. Använd inte däckavtagaren på sista biten, det är då slangen kläms.',
          },
        ],
        klart:
          'Pumpa till hälften, snurra hjulet och se att däcket sitter lika djupt hela vägen runt. Pumpa sedan fullt. Är det lika hårt efter en timme är lagningen tät.',
      },
    },
    heading('bhowto0004', 'När slangen inte går att rädda'),
    paragraph(
      'bhowto0005',
      'Sitter hålet vid ventilen hjälper ingen lapp, för där rör sig gummit för mycket. Detsamma gäller ett långt snitt, eller två små hål intill varandra som ett ormbett. Det sista är ett tecken på att du har kört med för lite luft.',
    ),
    {
      type: 'paragraph',
      attrs: { id: 'bhowto0006' },
      content: [
        text(
          'Då är det dags för en ny slang. Storleken står på däcksidan, till exempel 37-622. En gammal slang tar de flesta verkstäder emot, annars lämnas den på ',
        ),
        text('återvinningscentralen', { type: 'link', attrs: { href: 'https://www.sopor.nu/' } }),
        text('.'),
      ],
    },
    {
      type: 'faktaruta',
      attrs: { id: 'bhowto0007', rubrik: 'Så slipper du nästa punktering' },
      content: [
        paragraph('bhowto0008', 'Pumpa en gång i månaden. Rätt tryck står på däcksidan, och det är nästan alltid mer än man tror.'),
        paragraph('bhowto0009', 'Byt däck när mönstret är borta i mitten eller när små sprickor syns på sidan.'),
      ],
    },
  ],
};
