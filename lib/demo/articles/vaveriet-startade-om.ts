import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold, italic } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, picture, points, facts, saying, keyPoints } = blocksOf('vave', 'sv');
  return {
    rubrik: 'Väveriet startade om de gamla stolarna',
    ingress:
      'Maskinerna i Kvarnfors hade stått stilla i nitton år när tre formgivare köpte huset. Nu slår skytteln igen, och mönstren kommer ur en låda som ingen hade öppnat.',
    slug: 'vaveriet-startade-om-de-gamla-stolarna',
    meta: {
      seoTitel: 'Väveriet i Kvarnfors startar om gamla vävstolar',
      seoBesk:
        'Efter nitton år vävs det igen i Kvarnfors. Tre formgivare har lagat sju vävstolar och hittat mönster från 1920-talet i en glömd låda.',
      puffTitel: 'Lådan som fick väveriet att vakna',
      socialText: 'I en låda under trappan låg 340 mönster som ingen hade sett på sjuttio år. Nu vävs de igen.',
    },
    hero: heroPicture('vav', 'sv', 'Stol nummer fyra kallas Fru Blom, efter kvinnan som vävde vid den i trettioett år.'),
    block: [
      keyPoints(
        1,
        'Sju av väveriets tolv stolar är lagade och vävs åter med svensk ull.',
        'I en låda under trappan låg 340 mönster, de äldsta från 1920-talet.',
        'Allt säljs på beställning, så att inget tyg vävs i onödan.',
      ),
      p(
        2,
        'Först hörs ett knäpp, sedan ett skrap och så ett slag som går upp genom golvet. Fru Blom har vaknat. Så heter stol nummer fyra, döpt efter Ester Blom som satt här från 1934 till 1965 och vars initialer är inristade i bröstbommen.',
      ),
      p(
        3,
        '– Man ställer sig på hennes plats och förstår direkt var foten ska vara. Trät är nött precis där, säger Sara Lindvret, en av tre nya ägare.',
      ),
      p(
        4,
        'Kvarnfors väveri lades ner för nitton år sedan. Maskinerna var för gamla för att säljas och för tunga för att flyttas, så de blev stående. När Sara Lindvret, Idun Falk och Henning Råbäck köpte huset var planen att göra ateljéer av det.',
      ),
      h2(5, 'Lådan under trappan'),
      p(
        6,
        'Planen ändrades av en städdag. Under trappan till färgeriet stod en zinklåda med 340 mönsterblad, ritade på rutat papper och numrerade för hand. De äldsta är från 1920-talet. På baksidan har någon skrivit vad varje mönster fick kosta, och ibland ett omdöme: ',
        italic('fult, men säljer'),
        '.',
      ),
      picture(7, 'rosengang', 'Mönster 118, en rosengång i fyra färger. På bladet står det ”till fru doktorn, ej för vardag”.', 'helbredd'),
      p(
        8,
        'Henning Råbäck, som är maskiningenjör i botten, lovade att försöka få i gång en enda stol. Det tog fyra månader och reservdelar från tre museer. Därefter gick det fortare. Nu går sju av tolv.',
      ),
      saying(9, 'Vi hittade inte på något. Vi lärde oss läsa det som redan stod där.', 'Idun Falk, formgivare'),
      h2(10, 'Bara det som är beställt'),
      p(
        11,
        'Affären bygger på tålamod. Kunden väljer ett mönster, väntar sex veckor och får ett tyg med numret invävt i stadkanten. Inget vävs på lager. Ullen kommer från fyra gårdar i länet, sådan som tidigare ofta eldades upp eftersom ingen köpte den.',
      ),
      p(
        12,
        'Det går att räkna på. Ett möbeltyg från Kvarnfors kostar ',
        bold('1\u00a0150 kronor metern'),
        ' och fördelar sig ungefär så här:',
      ),
      points(
        13,
        'Ull och spinning: 310 kronor',
        'Färgning: 140 kronor',
        'Vävning och efterbehandling: 480 kronor',
        'Hyra, el och frakt: 160 kronor',
        'Kvar till ägarna: 60 kronor',
      ),
      p(
        14,
        'Sextio kronor metern gör ingen rik, men det bär. I fjol gick väveriet runt för första gången, med två anställda och en kö på elva veckor. Den som inte vill vänta kan köpa spillbitar på lördagar mellan 10 och 14.',
      ),
      p(
        15,
        'Till invigningen kom Ester Bloms dotterdotter med ett fotografi. På det står en ung kvinna med handen på bommen och tittar rakt in i kameran, lite otålig. Bilden hänger nu ovanför stolen. I bröstbommen, under de två gamla initialerna, har någon ristat ett ',
        italic('S'),
        '.',
      ),
      facts(
        16,
        'Det här är rosengång',
        'Ett traditionellt bindningssätt med fyra skaft, där inslaget bildar rutor, stjärnor och trappsteg. Varpen syns nästan inte alls.',
        'Bindningen ger ett tätt och slitstarkt tyg och användes förr mest till täcken och dynor.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, picture, points, facts, saying, keyPoints } = blocksOf('vave', 'en');
  return {
    rubrik: 'The mill that woke its old looms',
    ingress:
      'The machines in Kvarnfors had been silent for nineteen years when three designers bought the building. Now the shuttle is flying again, and the patterns come from a box that nobody had opened.',
    slug: 'the-mill-that-woke-its-old-looms',
    meta: {
      seoTitel: 'A Swedish weaving mill wakes its old looms',
      seoBesk:
        'After nineteen years they are weaving in Kvarnfors again. Three designers have mended seven looms and found patterns from the 1920s in a box.',
      puffTitel: 'The box that woke a weaving mill',
      socialText: 'In a box under the stairs lay 340 patterns that nobody had seen for seventy years. Now they are being woven again.',
    },
    hero: heroPicture('vav', 'en', 'Loom number four is called Mrs Blom, after the woman who worked at it for thirty-one years.'),
    block: [
      keyPoints(
        1,
        'Seven of the mill’s twelve looms have been mended and weave Swedish wool again.',
        'A box under the stairs held 340 patterns, the oldest from the 1920s.',
        'Everything is made to order, so that no cloth is woven in vain.',
      ),
      p(
        2,
        'First there is a click, then a scrape and then a blow that comes up through the floor. Mrs Blom has woken. That is the name of loom number four, after Ester Blom, who sat here from 1934 to 1965 and whose initials are carved into the breast beam.',
      ),
      p(
        3,
        '“You stand in her place and know at once where your foot should be. The wood is worn exactly there,” says Sara Lindvret, one of three new owners.',
      ),
      p(
        4,
        'The Kvarnfors mill closed nineteen years ago. The machines were too old to sell and too heavy to move, so they stayed. When Sara Lindvret, Idun Falk and Henning Råbäck bought the building, the plan was to turn it into studios.',
      ),
      h2(5, 'The box under the stairs'),
      p(
        6,
        'A cleaning day changed the plan. Under the stairs to the dye house stood a zinc box with 340 pattern sheets, drawn on squared paper and numbered by hand. The oldest are from the 1920s. On the back somebody has written what each pattern was to cost, and sometimes a verdict: ',
        italic('ugly, but sells'),
        '.',
      ),
      picture(
        7,
        'rosengang',
        'Pattern 118, a rosepath in four colours. The sheet says “for the doctor’s wife, not for everyday”.',
        'helbredd',
      ),
      p(
        8,
        'Henning Råbäck, a mechanical engineer by training, promised to try to get a single loom going. It took four months and spare parts from three museums. After that it went faster. Seven of the twelve are now running.',
      ),
      saying(9, 'We invented nothing. We learned to read what was already there.', 'Idun Falk, designer'),
      h2(10, 'Only what has been ordered'),
      p(
        11,
        'The business is built on patience. The customer chooses a pattern, waits for six weeks and receives a cloth with its number woven into the selvedge. Nothing is made for stock. The wool comes from four farms in the county, wool that used to be burned because nobody bought it.',
      ),
      p(
        12,
        'The sums can be done. An upholstery fabric from Kvarnfors costs ',
        bold('1,150 kronor a metre'),
        ', which is divided roughly like this:',
      ),
      points(
        13,
        'Wool and spinning: 310 kronor',
        'Dyeing: 140 kronor',
        'Weaving and finishing: 480 kronor',
        'Rent, power and freight: 160 kronor',
        'Left for the owners: 60 kronor',
      ),
      p(
        14,
        'Sixty kronor a metre makes nobody rich, but it holds. Last year the mill broke even for the first time, with two employees and a waiting list of eleven weeks. If you would rather not wait, offcuts are sold on Saturdays between 10 am and 2 pm.',
      ),
      p(
        15,
        'To the opening came Ester Blom’s granddaughter with a photograph. In it a young woman stands with her hand on the beam, looking straight into the camera, a little impatient. The picture now hangs above the loom. In the breast beam, below the two old initials, somebody has carved an ',
        italic('S'),
        '.',
      ),
      facts(
        16,
        'What is rosepath?',
        'A traditional weave on four shafts, in which the weft forms diamonds, stars and steps. The warp hardly shows at all.',
        'It makes a dense, hard-wearing cloth and was mostly used for bedcovers and cushions.',
      ),
    ],
  };
}

export const vaveriet: DemoArticle = {
  mall: 'nyhet',
  sektion: 'stil',
  taggar: ['textil', 'hantverk', 'formgivning', 'ull'],
  kategorier: [50],
  kallor: [
    {
      titel: 'Kvarnfors väveri: mönsterregister',
      url: 'https://kvarnfors.example/monster',
      not: '340 blad. Mönster 118 får avbildas, klart med Idun Falk.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 150,
  sv: swedish(),
  en: english(),
};
