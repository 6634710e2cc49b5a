import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph } from '#lib/templates/example-blocks.ts';

const cell = (type: 'tableHeader' | 'tableCell', id: string, words: string) => ({ type, content: [paragraph(id, words)] });

export const exampleSv: TemplateExample = {
  rubrik: 'En regnig lördag i Norrköping, timme för timme',
  ingress:
    'Det regnar i Norrköping ungefär var tredje dag, och staden är byggd för det: gamla fabriker att gå in i, kaféer med tjocka väggar och en spårvagn mellan allting. Så får du en hel dag utan att bli blöt.',
  slug: 'en-regnig-lordag-i-norrkoping-timme-for-timme',
  meta: {
    seoTitel: 'Norrköping i regn: guide till en hel lördag inomhus',
    seoBesk: 'Fem ställen i Norrköping för en regnig lördag: frukost, konst, lunch, loppis och bio. Med adresser, tider och karta.',
    puffTitel: 'Så klarar du en regnig lördag i Norrköping',
    socialText: 'Frukost i ett pannrum, konst i ett väveri och bio i en biograf som vägrar digitala affischer.',
  },
  hero: {
    src: 'https://bilder.example.com/norrkoping-regn.jpg',
    alt: 'Gula fabriksbyggnader speglas i en å medan det regnar.',
    caption: 'Industrilandskapet är som vackrast när det är blött.',
    kredit: 'Karim Haddad',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 50, y: 42 },
  },
  taggar: ['Norrköping', 'weekend', 'guide'],
  kallor: [{ titel: 'Besök på plats', url: '', not: 'Lördagen den 14 november. Alla notor är betalda av redaktionen.' }],
  block: [
    {
      type: 'snabbfakta',
      attrs: {
        id: 'bguide0001',
        namn: 'Norrköping en lördag',
        rader: [
          { k: 'Hit', v: 'Tåg från Stockholm på 75 minuter, från Linköping på 25' },
          { k: 'Runt', v: 'Spårvagn 2 och 3, dagsbiljett 90 kronor' },
          { k: 'Kostar', v: 'Ungefär 700 kronor för två, utan shopping' },
        ],
      },
    },
    paragraph(
      'bguide0002',
      'Vi gick ut från stationen klockan nio en lördag i november med ett paraply på två personer. När vi tog tåget hem strax efter åtta på kvällen var vi fortfarande torra. Allt i guiden ligger inom en kvarts promenad från spårvagnen, och det mesta är gratis att gå in i.',
    ),
    heading('bguide0003', 'Förmiddag: gröt vid ångpannan'),
    {
      type: 'plats',
      attrs: {
        id: 'bguide0004',
        namn: 'Kafé Pannrummet',
        kategori: 'Frukost',
        stadsdel: 'Gamla industrilandskapet',
        adress: 'Västgötegatan 19',
        karta: 'https://www.openstreetmap.org/?mlat=58.5889&mlon=16.1776#map=17/58.5889/16.1776',
        text: 'Ångpannan står kvar mitt i rummet, och det är varmast vid borden närmast den. Havregrynsgröten med äppelmos kostar 65 kronor och räcker till lunch. Öppnar åtta, fullt från tio.',
      },
    },
    {
      type: 'plats',
      attrs: {
        id: 'bguide0005',
        namn: 'Väveriets konsthall',
        kategori: 'Konst',
        stadsdel: 'Kvarnholmen',
        adress: 'Laxholmsgatan 6',
        karta: 'https://www.openstreetmap.org/?mlat=58.5897&mlon=16.1801#map=17/58.5897/16.1801',
        text: 'Tre våningar textilkonst och en maskinhall där en vävstol körs varje hel timme. Fri entré. Ta hissen upp och gå nedåt, då slutar du i kaféet.',
      },
    },
    heading('bguide0006', 'Eftermiddag: loppis och något varmt'),
    {
      type: 'plats',
      attrs: {
        id: 'bguide0007',
        namn: 'Soppköket på Saltängen',
        kategori: 'Lunch',
        stadsdel: 'Saltängen',
        adress: 'Slottsgatan 88',
        karta: 'https://www.openstreetmap.org/?mlat=58.5961&mlon=16.1899#map=17/58.5961/16.1899',
        text: 'Två soppor om dagen, bröd så länge det räcker och långbord där man sätter sig bredvid någon. Fisksoppan är den man ska ta. 125 kronor, påtår ingår.',
      },
    },
    paragraph(
      'bguide0008',
      'Två kvarter därifrån ligger stadens största loppis, i en hall som var lager för bomull. Kom efter klockan två, då försäljarna har tröttnat på att packa upp och hellre säljer billigt än bär hem. Vi köpte ett paraply till för tjugo kronor.',
    ),
    heading('bguide0009', 'Kväll: en biograf med vaktmästare'),
    paragraph(
      'bguide0010',
      'Avsluta på kvartersbion, där någon fortfarande river biljetten och ridån går upp på riktigt. Föreställningen klockan fem är över i god tid till tåget. Är det utsålt går det alltid att stanna i foajén: där finns schackbräden, korv och torra skor att låna medan de egna torkar.',
    ),
    {
      type: 'table',
      attrs: { id: 'bguide0011' },
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', 'bguide0012', 'Ställe'), cell('tableHeader', 'bguide0013', 'Öppet lördag')],
        },
        { type: 'tableRow', content: [cell('tableCell', 'bguide0014', 'Kafé Pannrummet'), cell('tableCell', 'bguide0015', '8–17')] },
        { type: 'tableRow', content: [cell('tableCell', 'bguide0016', 'Väveriets konsthall'), cell('tableCell', 'bguide0017', '11–17')] },
        {
          type: 'tableRow',
          content: [cell('tableCell', 'bguide0018', 'Soppköket på Saltängen'), cell('tableCell', 'bguide0019', '11–15')],
        },
      ],
    },
    heading('bguide0020', 'Tre saker att ha med sig'),
    bulletList('bguide0021', [
      ['bguide0022', 'ett paraply som tål blåst, det viner mellan fabrikerna'],
      ['bguide0023', 'kontanter till loppisen, flera bord tar inte kort'],
      ['bguide0024', 'en bok, för regn är en god ursäkt att bli sittande'],
    ]),
  ],
};
