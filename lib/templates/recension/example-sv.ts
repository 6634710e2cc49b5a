import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Vinterhamn är filmen om en syskonskara som ingen vill åka hem från',
  ingress:
    'Aida Bergs andra långfilm stänger in fyra vuxna syskon i ett hamnkontor på Gotland och låter isen lägga sig. Det är årets roligaste sorgearbete, även om det hade mått bra av att sluta en kvart tidigare.',
  slug: 'vinterhamn-ar-filmen-om-en-syskonskara',
  meta: {
    seoTitel: 'Recension: Vinterhamn av Aida Berg',
    seoBesk: 'Aida Bergs Vinterhamn är en varm och vass film om fyra syskon, ett arv och en frusen hamn. Fyra av fem i betyg.',
    puffTitel: 'Årets roligaste sorgearbete',
    socialText: 'Fyra syskon, ett hamnkontor och en begravning som skjuts upp på grund av is.',
  },
  hero: {
    src: 'https://bilder.example.com/vinterhamn.jpg',
    alt: 'Fyra personer i tjocka jackor står på en snöig kaj och ser ut över isen.',
    caption: 'Syskonen Grahn väntar på färjan som inte kommer, i Aida Bergs Vinterhamn.',
    kredit: 'Nordisk Bild',
    bredd: 2000,
    hojd: 1125,
    fokus: { x: 52, y: 40 },
  },
  taggar: ['film', 'recension', 'Aida Berg'],
  kallor: [{ titel: 'Pressvisning', url: '', not: 'Göteborg den 12 november.' }],
  block: [
    {
      type: 'snabbfakta',
      attrs: {
        id: 'brecens001',
        rubrik: 'Om filmen',
        rader: [
          { k: 'Titel', v: 'Vinterhamn' },
          { k: 'Regi', v: 'Aida Berg' },
          { k: 'Med', v: 'Maja Ek, Jonas Thorell, Sahar Amini, Pelle Ros' },
          { k: 'Längd', v: '2 timmar 11 minuter' },
          { k: 'Premiär', v: 'Fredag' },
        ],
      },
    },
    { type: 'betyg', attrs: { id: 'brecens002', betyg: 4, text: 'Varm, vass och en kvart för lång.' } },
    paragraph(
      'brecens003',
      'Pappan är död, kistan står i boden och prästen sitter fast i Nynäshamn. Så börjar Vinterhamn, och så fortsätter den: fyra syskon som inte har delat rum på femton år får dela hamnkontor, kamin och en låda konserver medan isen lägger sig mellan dem och alla ursäkter att åka hem.',
    ),
    paragraph(
      'brecens004',
      'Det kunde ha blivit teater. Men Aida Berg, som slog igenom med den betydligt argare Sommarlov, har lärt sig vänta. Kameran står stilla tills någon säger det som inte skulle sägas, och sedan står den stilla lite till. Att se Maja Ek låta bli att svara är värt biljetten.',
    ),
    heading('brecens005', 'Humor som biter i lä'),
    paragraph(
      'brecens006',
      'Manuset är roligast när det handlar om pengar. En scen där arvet ska delas med hjälp av ett kalkylblad på en mobil med två procents batteri är den bästa jag har sett i år i någon genre. Jonas Thorell gör den äldste brodern till en man som hellre fryser än frågar var veden står, och det tar en timme innan man märker att det är han som håller ihop alltihop.',
    ),
    {
      type: 'citat',
      attrs: { id: 'brecens007', text: 'Vi är inte osams. Vi är bara inte samma.', vem: 'Systern Karin, spelad av Maja Ek' },
    },
    paragraph(
      'brecens008',
      'Fotot är gråblått och fullt av andedräkt. Musiken består nästan bara av en kompressor som slår av och på i rummet intill, och den som har bott i ett hus med bergvärme vet precis vad som menas när den tystnar.',
    ),
    heading('brecens009', 'Ett slut för mycket'),
    paragraph(
      'brecens010',
      'Det som drar ner är att filmen slutar tre gånger. Efter begravningen, som är fin, kommer en försoning på kajen, som är onödig, och därefter ett brev, som förklarar det vi redan har förstått. Berg litar på sina skådespelare i två timmar och tappar tålamodet den sista kvarten.',
    ),
    paragraph(
      'brecens011',
      'Ändå går man ut lättare än man kom. Jag ringde min bror från parkeringen. Han undrade vad som hade hänt, och jag sa som det var: ingenting, det var bara så länge sedan.',
    ),
    {
      type: 'plusminus',
      attrs: {
        id: 'brecens012',
        plus: ['Fyra skådespelare som verkligen ser ut att ha vuxit upp i samma kök.', 'Ett kalkylblad som blir årets bästa komiska scen.'],
        minus: ['Brevet i slutet förklarar det bilderna redan har sagt.'],
        dom: 'Se den med ett syskon, och bestäm i förväg vem som ska köra hem.',
      },
    },
  ],
};
