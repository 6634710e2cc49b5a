import { LANGUAGES } from '#lib/contract/languages.ts';

/*
 * Every code a refusal may carry: its HTTP status and the two Swedish sentences, cause and remedy (decisions.md §2).
 * {namn} in a sentence is filled from the fault's params. Checks before publication have a table of their own, in lib/checks.
 */

export interface FaultText {
  status: number;
  orsak: string;
  atgard: string;
}

export const FAULTS = {
  // 400: the request cannot be read
  json_ogiltig: { status: 400, orsak: 'Innehållet i anropet är inte {vad}.', atgard: 'Skicka ett JSON-objekt i UTF-8. {detalj}' },
  formular_ogiltigt: {
    status: 400,
    orsak: 'Formuläret går inte att läsa.',
    atgard: 'Skicka ett helt formulär som multipart/form-data.',
  },
  adress_ogiltig: { status: 400, orsak: 'Adressen går inte att tolka.', atgard: 'Kontrollera att adressen är rätt kodad.' },

  anrop_olasligt: { status: 400, orsak: 'Anropet går inte att läsa som HTTP.', atgard: 'Kontrollera klienten som skickade det.' },
  anrop_avbrutet: { status: 400, orsak: 'Anropet avbröts innan allt var framme.', atgard: 'Skicka det igen.' },
  uppgradering_nekad: {
    status: 400,
    orsak: 'Studio byter inte protokoll på en anslutning: här finns inga WebSocket-adresser.',
    atgard: 'Skicka ett vanligt HTTP-anrop utan huvudet Upgrade.',
  },
  for_langsam: {
    status: 408,
    orsak: 'Anropet kom inte fram i tid: Studio väntar högst {sekunder} sekunder på fortsättningen.',
    atgard: 'Kontrollera förbindelsen och skicka hela anropet igen.',
  },
  huvud_for_langa: {
    status: 431,
    orsak: 'Anropets huvuden är längre än Studio tar emot.',
    atgard: 'Skicka kortare huvuden: alla tillsammans högst 16 kB.',
  },

  // 401: who is calling?
  inloggning_saknas: {
    status: 401,
    orsak: 'Du är inte inloggad.',
    atgard: 'Logga in, eller skicka en giltig nyckel i huvudet Authorization: Bearer …',
  },
  nyckel_ogiltig: { status: 401, orsak: 'Nyckeln är okänd, återkallad eller har gått ut.', atgard: 'Be en administratör om en ny nyckel.' },
  matt_nyckel_fel: {
    status: 401,
    orsak: 'Nyckeln till mätvärdena saknas eller stämmer inte.',
    atgard: 'Skicka den i huvudet Authorization: Bearer …, som den står i STUDIO_MATT_NYCKEL där Studio startas.',
  },
  inloggning_upphord: { status: 401, orsak: 'Inloggningen gäller inte längre.', atgard: 'Logga in igen.' },
  inloggning_fel: {
    status: 401,
    orsak: 'E-postadressen eller lösenordet stämmer inte.',
    atgard: 'Försök igen, eller be en administratör om ett nytt lösenord.',
  },

  engangskod_kravs: {
    status: 401,
    orsak: 'Det första steget är klart, och en kod eller en passernyckel behövs också.',
    atgard:
      'Skriv koden som din app för engångskoder visar nu eller en av dina reservkoder, eller använd din passernyckel. Ett program skickar koden i fältet kod.',
  },
  engangskod_fel: {
    status: 401,
    orsak: 'Koden stämmer inte, eller är redan använd.',
    atgard: 'Vänta på nästa kod i appen och försök igen. Har du ingen app längre: använd en reservkod, eller be en administratör om hjälp.',
  },
  oidc_avbruten: {
    status: 401,
    orsak: 'Inloggningen hos organisationen avbröts.',
    atgard: 'Försök igen, eller logga in med e-post och lösenord.',
  },
  oidc_upphord: {
    status: 401,
    orsak: 'Svaret hör inte till någon inloggning som pågår här: den tog för lång tid, är redan avslutad eller började någon annanstans.',
    atgard: 'Börja om härifrån, i samma webbläsare.',
  },
  oidc_ogiltig: {
    status: 401,
    orsak: 'Svaret från organisationens inloggning går inte att lita på.',
    atgard: 'Försök igen. Händer det fler gånger: tala om det för en administratör, och logga in med e-post och lösenord så länge.',
  },
  oidc_epost: {
    status: 401,
    orsak: 'Organisationens inloggning lämnar ingen bekräftad e-postadress för dig.',
    atgard: 'Be den som sköter den att bekräfta din adress, eller logga in med e-post och lösenord.',
  },
  oidc_okand: {
    status: 401,
    orsak: 'Du är inloggad hos organisationen, men din e-postadress hör inte till någon i redaktionen.',
    atgard: 'Be en administratör lägga till dig med den adressen.',
  },
  oidc_avstangd: {
    status: 401,
    orsak: 'Ditt konto i redaktionen är avstängt.',
    atgard: 'Be en administratör öppna det igen.',
  },

  passernyckel_fel: {
    status: 401,
    orsak: 'Passernyckeln godtogs inte.',
    atgard:
      'Försök igen med en passernyckel som du har lagt till här. Går det ändå inte: skriv en kod, eller be en administratör om hjälp.',
  },
  passernyckel_for_sen: {
    status: 401,
    orsak: 'Passernyckeln svarade på en fråga som är för gammal, eller redan besvarad.',
    atgard: 'Använd passernyckeln en gång till: då ställs en ny fråga.',
  },
  passernyckel_adress: {
    status: 401,
    orsak: 'Passernyckeln användes på en annan webbplats än Studio.',
    atgard: 'Öppna Studio på dess egen adress och försök igen. Kom du dit genom en länk: berätta det för en administratör.',
  },
  passernyckel_kopierad: {
    status: 401,
    orsak: 'Passernyckelns räknare har gått bakåt: den kan ha kopierats.',
    atgard: 'Skriv en kod i stället. Ta sedan bort passernyckeln på Mitt konto, och berätta det för en administratör.',
  },

  // 403: known, but not allowed
  adress_ej_tillaten: {
    status: 403,
    orsak: 'Agenten får inte anropa Studio från {adress}.',
    atgard: 'Anropa från en adress som den får anropa från, eller be en administratör lägga till {adress} för den under Agenter.',
  },
  andra_faktor_saknas: {
    status: 403,
    orsak: 'Din roll kräver tvåstegsinloggning, och du har inte slagit på den ännu.',
    atgard: 'Öppna Mitt konto (/studio/konto) och slå på den. Sedan är allt som vanligt.',
  },
  eget_losenord_saknas: {
    status: 403,
    orsak: 'Lösenordet som du loggar in med har någon annan valt åt dig, och du administrerar.',
    atgard: 'Öppna Mitt konto (/studio/konto) och välj ett eget. Sedan är allt som vanligt.',
  },
  rattighet_saknas: {
    status: 403,
    orsak: 'Du har inte rätt att {handling}.',
    atgard: 'Be {vem} göra det{annars}.',
  },
  sektion_ej_tillaten: {
    status: 403,
    orsak: 'Du har inte rätt att {handling} i sektionen {sektion}.',
    atgard: 'Välj en av dina sektioner ({tillatna}), eller be en administratör om rättigheten.',
  },
  mall_ej_tillaten: {
    status: 403,
    orsak: 'Du har inte rätt att {handling} med mallen {mall}.',
    atgard: 'Välj en av dina mallar ({tillatna}), eller be en administratör om rättigheten.',
  },
  sprak_ej_tillatet: {
    status: 403,
    orsak: 'Du har inte rätt att {handling} på språket {sprak}.',
    atgard: 'Välj ett av dina språk ({tillatna}), eller be en administratör om rättigheten.',
  },
  bara_redaktionen: { status: 403, orsak: 'Agenter och assistenter får inte {handling}.', atgard: 'Be {vem} göra det.' },
  omfang_saknas: {
    status: 403,
    orsak: 'Anslutningen omfattar inte {omfang}.',
    atgard: 'Be personen du arbetar åt att ansluta dig på nytt och godkänna {omfang}.',
  },
  agenter_pausade: {
    status: 403,
    orsak: 'Alla agenter är pausade: de får läsa men inte ändra något. {orsak}',
    atgard: 'Vänta tills en administratör släpper på dem igen, eller be en människa göra det nu.',
  },
  godkannande_kravs: {
    status: 403,
    orsak: 'Det du publicerar kräver en människas godkännande, och därför får du inte {handling}.',
    atgard: 'Be en människa göra det i Studio. Att en artikel publiceras kan du begära: då tar en människa ställning.',
  },
  order_obekraftad: {
    status: 403,
    orsak: 'Den som gav ordern ska själv bekräfta den, och därför får du inte {handling}.',
    atgard: 'Be {person} göra det i Studio. En text som ska godkännas: sätt status granskning med granskare {id}.',
  },
  prov_kravs: {
    status: 403,
    orsak: 'Du får inte {handling} än: nyckeln ska först ha klarat provbanan med minst {minst} procent i varje slag under {tid}. {senast}',
    atgard:
      'Börja ett prov med POST /studio/api/prov, svara på uppgifterna och försök sedan igen. Spara och be om granskning får du hela tiden.',
  },
  prov_bara_agent: {
    status: 403,
    orsak: 'Provbanan är till för agenter.',
    atgard: 'Anropa med agentens nyckel. Resultaten läser du under agenten.',
  },
  order_annan_person: {
    status: 403,
    orsak: 'Ordern gäller {person}, och ingen annan kan bekräfta den.',
    atgard: 'Be {person} bekräfta eller avslå den. Får du publicera kan du avslå den, eller publicera artikeln själv.',
  },
  andras_text: {
    status: 403,
    orsak: '{vem} har skrivit den senaste versionen ({nr}), och du får inte spara över det som andra har skrivit.',
    atgard:
      'Lämna ändringen som ett förslag, som en människa godtar eller avböjer: skicka samma språkversion, utan tvinga och med bas {id}, till POST {adress}, eller med verktyget spara_sprakversion och som_forslag: true.',
  },
  eget_godkannande: {
    status: 403,
    orsak: '{vem} har skrivit i texten sedan den senast godkändes eller publicerades, och här ska någon annan godkänna den.',
    atgard: 'Be {annan} läsa och godkänna texten. Sedan går den att publicera.',
  },
  anslutning_ogiltig: {
    status: 403,
    orsak: 'Frågan om anslutningen gäller inte längre, eller ställdes till någon annan.',
    atgard: 'Gå tillbaka till programmet och anslut på nytt.',
  },
  frammande_ursprung: {
    status: 403,
    orsak: 'Anropet kom från en annan webbplats än Studio.',
    atgard: 'Gör det från Studio, eller använd en nyckel i stället för inloggningen.',
  },
  annan_inloggad: {
    status: 403,
    orsak: 'Sidan öppnades av någon annan än den som nu är inloggad i webbläsaren, så inget har gjorts eller sparats.',
    atgard: 'Ladda om sidan för att fortsätta som den som är inloggad. Ett program ska inte skicka huvudet Studio-Person.',
  },
  csrf_ogiltig: {
    status: 403,
    orsak: 'Formuläret är för gammalt, eller kom inte från Studios inloggning.',
    atgard: 'Ladda om sidan och försök igen. Ett program hämtar csrfToken från /api/auth/csrf och skickar den med kakan därifrån.',
  },
  frammande_adress: {
    status: 403,
    orsak: 'Anropet skickades till en annan adress än Studios egen.',
    atgard: 'Använd adressen som Studio är inställd på (STUDIO_URL). En proxy framför ska lämna den vidare i Host.',
  },

  // 404, 405, 406, 413, 415
  finns_inte: {
    status: 404,
    orsak: '{vad} finns inte.',
    atgard: 'Kontrollera stavningen och hämta listan på nytt. Det som är borttaget står inte kvar där.',
  },
  sida_visas_inte: {
    status: 404,
    orsak: 'Den sidan visas inte av Studio: på svenska läses webbplatsen i publiceringssystemet.',
    atgard: 'Välj ett annat språk i sprak. Hur den svenska sidan ser ut bestäms i publiceringssystemet.',
  },
  live_finns_inte: {
    status: 404,
    orsak: 'Det finns ingen publicerad liverapport på den här adressen.',
    atgard: 'Kontrollera adressen. En rapport går att följa från att den publiceras tills den tas ned.',
  },
  adress_okand: {
    status: 404,
    orsak: 'Det finns ingen operation på den här adressen.',
    atgard: 'Kontrollera adressen mot dokumentationen.',
  },
  metod_ej_tillaten: { status: 405, orsak: 'Metoden {metod} går inte att använda här.', atgard: 'Använd {tillatna}.' },
  svarstyp_saknas: { status: 406, orsak: 'Studio kan inte svara i det format som begärs.', atgard: 'Begär application/json.' },
  for_stor: {
    status: 413,
    orsak: 'Det som skickades är större än gränsen på {grans}.',
    atgard: 'Dela upp eller förminska det och skicka igen.',
  },
  innehallstyp_fel: { status: 415, orsak: 'Innehållstypen {typ} går inte att läsa här.', atgard: 'Skicka {tillatna}.' },

  // 409: something else stands in the way
  prov_pagar: {
    status: 409,
    orsak: 'Ett annat prov pågår redan, till {slutar}.',
    atgard: 'Svara på dess uppgifter först. Anropa utan fro för att fortsätta det.',
  },
  prov_slut: {
    status: 409,
    orsak: 'Provet är slut: alla uppgifter är besvarade, tiden är ute, eller också har Studio uppgraderats sedan uppgiften gavs.',
    atgard: 'Läs resultatet med listaProv, eller börja ett nytt prov med POST /studio/api/prov.',
  },
  prov_annan_uppgift: {
    status: 409,
    orsak: 'Det är uppgift {nr} som ska besvaras nu. Andra är redan besvarade, eller kommer senare.',
    atgard: 'Hämta uppgiften med POST /studio/api/prov och svara på den.',
  },
  stomme_finns: {
    status: 409,
    orsak: 'Det finns redan en som heter {namn}.',
    atgard: 'Välj ett annat namn, eller ta först bort den som finns.',
  },
  webhookleverans_vantar: {
    status: 409,
    orsak: 'Leveransen väntar redan på att skickas.',
    atgard: 'Är webhooken pausad: starta den igen, så skickas den genast.',
  },
  utlank_anvands: {
    status: 409,
    orsak: 'Läsare har följt utlänken {kod}, och hur ofta de har gjort det ska gå att läsa.',
    atgard: 'Avsluta den i stället: sätt giltig_till till i går, så leder den ingenstans.',
  },
  ide_bestalld: {
    status: 409,
    orsak: 'Idén är redan beställd av {vem}.',
    atgard: 'Uppgiften finns i arbetskön och utkastet bland artiklarna: fortsätt där.',
  },
  ide_avfardad: {
    status: 409,
    orsak: 'Idén är avfärdad av {vem}.',
    atgard: 'Ta tillbaka den först, om den ändå ska bli något.',
  },
  program_anvands: {
    status: 409,
    orsak: 'Programmet {namn} har utlänkar eller intäkter.',
    atgard: 'Flytta utlänkarna till ett annat program först. Ett program med intäkter behålls.',
  },
  andra_faktor_ej_paborjad: {
    status: 409,
    orsak: 'Det finns ingen ny nyckel att bekräfta.',
    atgard: 'Börja om: hämta en ny nyckel och lägg in den i appen.',
  },
  andra_faktor_ej_pa: {
    status: 409,
    orsak: 'Du har inte slagit på tvåstegsinloggning.',
    atgard: 'Slå på den först: då får du också reservkoder.',
  },
  andra_faktor_tvungen: {
    status: 409,
    orsak: 'Din roll kräver tvåstegsinloggning, och därför går den inte att stänga av.',
    atgard:
      'Har du bytt telefon: lägg in en ny nyckel i den, så ersätter den den gamla. Ska en passernyckel bort: lägg först till en annan.',
  },
  passernyckel_ej_paborjad: {
    status: 409,
    orsak: 'Passernyckeln svarar inte på någon fråga som gäller: den är redan besvarad, för gammal eller ställd till någon annan.',
    atgard: 'Börja om: lägg till passernyckeln på nytt.',
  },
  passernyckel_finns: {
    status: 409,
    orsak: 'Passernyckeln är redan tillagd.',
    atgard: 'Använd den som den är, eller skapa en ny i en annan enhet.',
  },
  passernycklar_for_manga: {
    status: 409,
    orsak: 'Du har redan {max} passernycklar, och fler tar Studio inte emot.',
    atgard: 'Ta först bort en som du inte använder.',
  },
  bild_anvands: {
    status: 409,
    orsak: 'Bilden används i {antal} och går inte att ta bort.',
    atgard: 'Byt den först där den används, eller byt bara bildens fil.',
  },
  bild_ar_skribents: {
    status: 409,
    orsak: '{namn} har bilden på sin sida för läsarna, och den går inte att ta bort.',
    atgard: 'Byt bilden i profilen först, eller byt bara bildens fil.',
  },
  bild_ar_persons: {
    status: 409,
    orsak: 'Bilden är porträttet av {namn} i personlexikonet, och går inte att ta bort.',
    atgard: 'Byt porträttet i personlexikonet först, eller byt bara bildens fil.',
  },
  bild_ar_logotyp: {
    status: 409,
    orsak: 'Bilden är webbplatsens logotyp, och går inte att ta bort.',
    atgard: 'Låt en administratör välja en annan logotyp i inställningarna först, eller byta bara bildens fil.',
  },
  konflikt: {
    status: 409,
    orsak: '{vem} har sparat en nyare version ({nr}) sedan du började.',
    atgard: 'Jämför versionerna, ta med ändringarna och spara igen med bas satt till den senaste revisionens id.',
  },
  arbetskopia_andrad: {
    status: 409,
    orsak: 'Din arbetskopia är inte längre den du läste: du har skrivit, sparat eller kastat den i ett annat fönster.',
    atgard: 'Ta med det som står i arbetskopia och skriv igen med dess nr.',
  },
  revision_overtagen: {
    status: 409,
    orsak: 'Någon har sparat en nyare version ({nr}) än den du läste.',
    atgard: 'Läs den, och sätt statusen på den om den fortfarande ska gälla.',
  },
  cms_annat_lage: {
    status: 409,
    orsak: 'Artikeln är inte längre så i publiceringssystemet som du såg den.',
    atgard: 'Jämför igen, och bestäm av det som visas då.',
  },
  innehall_andrat: {
    status: 409,
    orsak: 'Någon har ändrat {vad} sedan du läste artikeln.',
    atgard: 'Se hur artikeln är nu, och gör om det som fortfarande ska gälla.',
  },
  bas_saknas: {
    status: 409,
    orsak: 'Uppgiften bas saknas: det går inte att se vilken revision ändringen bygger på.',
    atgard: 'Sätt bas till id för revisionen du utgick från. Senast är {nr}, {id}.',
  },
  bas_okand: {
    status: 409,
    orsak: 'Uppgiften bas är okänd: språkversionen har ingen revision {bas}.',
    atgard: 'Sätt bas till id för revisionen du utgick från. Senast är {nr}, {id}.',
  },
  handbok_andrad: {
    status: 409,
    orsak: 'Den senaste versionen av handboken är {nr}, sparad av {vem}. Du utgick från version {bas}.',
    atgard: 'Jämför med den, ta med ändringarna och spara igen med bas satt till {nr}.',
  },
  framsida_andrad: {
    status: 409,
    orsak: 'Den senaste versionen av framsidan är {nr}, sparad av {vem}. Du utgick från version {bas}.',
    atgard: 'Jämför med den, ta med ändringarna och spara igen med bas satt till {nr}.',
  },
  installningar_andrade: {
    status: 409,
    orsak: 'Den senaste versionen av inställningarna är {nr}, sparad av {vem}, som ändrade {andrat}. Du utgick från version {bas}.',
    atgard: 'Läs inställningarna igen, gör om det du ändrade och spara med version satt till {nr}.',
  },
  samtidigt_anrop: {
    status: 409,
    orsak: 'Samma anrop pågår redan.',
    atgard: 'Vänta några sekunder och skicka det igen med samma Idempotency-Key.',
  },
  oversatts_redan: {
    status: 409,
    orsak: 'Språkversionen {sprak} översätts redan.',
    atgard: 'Vänta tills översättningen är klar, eller avbryt den.',
  },
  sprak_granskat: {
    status: 409,
    orsak: 'Språkversionen {sprak} är godkänd eller ligger för granskning.',
    atgard: 'Sätt skrivOver till true om den ändå ska översättas om.',
  },
  redan_inlast: {
    status: 409,
    orsak: 'Artikeln är redan inläst: den finns {var} som «{rubrik}».',
    atgard: 'Arbeta vidare i den som finns. Det som läses in skriver aldrig över något.',
  },
  jobb_over: { status: 409, orsak: 'Översättningen är redan över.', atgard: 'Ladda om och se hur det gick.' },
  agent_aterkallad: { status: 409, orsak: 'Agenten är återkallad och kan inte få en ny nyckel.', atgard: 'Skapa en ny agent.' },
  release_ersatt: { status: 409, orsak: 'En nyare release av artikeln har ersatt den här.', atgard: 'Följ den nyare i stället.' },
  release_avbruten: {
    status: 409,
    orsak: 'Releasen avbröts, eftersom artikeln {handelse} under tiden.',
    atgard: 'Publicera artikeln på nytt om den ändå ska ut.',
  },
  godkannande_vantar: {
    status: 409,
    orsak: 'Inget är publicerat eller schemalagt ännu: begäran väntar på att en människa godkänner den.',
    atgard: 'Säg det till den du arbetar åt. Begäran godkänns eller avslås i Studio, på {lank}. Beslutet syns bland artikelns releaser.',
  },
  order_vantar: {
    status: 409,
    orsak: 'Inget är publicerat eller schemalagt ännu: {person} har inte bekräftat sin order.',
    atgard:
      'Be {person} bekräfta eller avslå den på {lank}, senast {fore}. Anropa sedan likadant igen, utan Idempotency-Key: svaret säger hur det gick.',
  },
  order_andrad: {
    status: 409,
    orsak: 'Texten, uppgifterna, tiden eller språken är inte de som agenten begärde ordern för.',
    atgard: 'Be agenten begära publiceringen igen, så att du bekräftar det som ska ut, eller publicera artikeln själv.',
  },
  order_annan_tid: {
    status: 409,
    orsak: 'Ordern väntar på att bekräftas, och gäller den tid som agenten har begärt.',
    atgard: 'Begär publiceringen igen med den nya tiden, eller be agenten göra det: den ordern ersätter den här.',
  },
  order_forfallen: {
    status: 409,
    orsak: 'Ordern bekräftades inte i tid: inom 24 timmar, och innan artikeln skulle gå ut.',
    atgard: 'Begär publiceringen igen om artikeln ska ut, eller publicera den själv.',
  },
  agent_utan_ratt: {
    status: 409,
    orsak:
      '{agent} får inte publicera det här längre: nyckeln har upphört, en rättighet är borttagen, agenten ser inte artikeln, eller så är agenterna pausade.',
    atgard: 'Avslå ordern, och publicera artikeln själv om den ska ut.',
  },
  begaran_andrad: {
    status: 409,
    orsak: '{vad} har ändrats sedan publiceringen begärdes.',
    atgard: 'Jämför och skicka det du godkänner i {skickas}: {begard} är det begärda, {senaste} det senaste.',
  },
  begaran_forfallen: {
    status: 409,
    orsak: 'Tiden som begärdes har redan varit.',
    atgard: 'Godkänn med nu: true så går artikeln ut genast, eller ge begäran en ny tid först.',
  },
  redaktionen_aterstalld: {
    status: 409,
    orsak: 'Redaktionen återställdes ur en säkerhetskopia medan publiceringen väntade. Den kan ha avbrutits eller gått ut efter kopian.',
    atgard: 'Se efter om artikeln ska ut, och publicera eller schemalägg den då på nytt.',
  },
  inlasning_stannade: { status: 409, orsak: 'Arkivet lästes inte in till slut.', atgard: '{detalj}' },
  redaktionen_inlast: {
    status: 409,
    orsak: 'Artikeln lästes in ur ett arkiv medan publiceringen väntade, och publiceras inte av sig själv på två ställen.',
    atgard: 'Se efter om artikeln ska ut härifrån, och publicera eller schemalägg den då på nytt.',
  },
  begaran_aterkallad: {
    status: 409,
    orsak: 'Agenten som begärde publiceringen har återkallats.',
    atgard: 'Publicera artikeln själv om den ändå ska ut.',
  },
  release_avslagen: {
    status: 409,
    orsak: '{person} har avslagit publiceringen: {orsak}',
    atgard: 'Rätta det som sägs, eller prata med den som avslog, innan publicering begärs igen.',
  },
  nedtagning_vantar: {
    status: 409,
    orsak: 'Publiceringssystemet har ännu inte tagit bort artikeln. I Studio är den borta för läsarna.',
    atgard: 'Studio försöker tills det går. Följ nedtagningen bland artikelns releaser.',
  },
  release_vantar_inte: {
    status: 409,
    orsak: 'Releasen väntar inte: den är {tillstand}.',
    atgard: 'Ladda om och se hur det gick. Publicera på nytt om något mer ska ut.',
  },
  testlage: {
    status: 409,
    orsak: 'Studio är i testläge: inget blir publikt.',
    atgard: 'Det behövs inget. Ska artiklar publiceras på riktigt: be administratören stänga av testläget.',
  },
  testlage_sprak: {
    status: 422,
    orsak: 'Studio är i testläge, och engelskan blir publik så fort den släpps. Den släpps inte.',
    atgard: 'Släpp svenskan, eller förhandsvisa och dela engelskan. Den kan publiceras när testläget är avstängt.',
  },
  testlage_publik: {
    status: 409,
    orsak: 'Artikeln är publik, och i testläge rörs inte det som läsarna har. Inget utkast har lämnats till publiceringssystemet.',
    atgard: 'Förhandsvisa eller dela det nya. Publicera igen när testläget är avstängt.',
  },
  testlage_flytt: {
    status: 409,
    orsak: 'Studio är i testläge, och i testläge blir inget offentligt som inte var det. Inget flyttas.',
    atgard: 'Stäng av testläget under Inställningar → Publicering, och börja flytten sedan.',
  },
  flytt_utan_uppgifter: {
    status: 409,
    orsak: 'Inställningarna nämner inget WordPress att flytta till eller från.',
    atgard:
      'Ange adress, användare och applösenord under Inställningar → Publicering. De får stå kvar där också när svenskan publiceras i Studio.',
  },
  cms_inget_att_prova: {
    status: 409,
    orsak: 'Svenskan publiceras på Studios egen webbplats, där förhandsvisningen redan visar hur en artikel blir.',
    atgard: 'Välj WordPress under Inställningar → Publicering, och prova sedan.',
  },
  flytt_ej_publik: {
    status: 422,
    orsak: 'WordPress tog emot artikeln men visar den inte: den har statusen {status}.',
    atgard: 'Se efter om ett tillägg eller användarens roll hindrar publicering, och försök igen. Till dess läses artikeln där den var.',
  },
  testlage_bild: {
    status: 409,
    orsak: 'Läsarna ser bilden, och i testläge rörs inte det som läsarna har. Bildens fil och fokus är som förut.',
    atgard: 'Ladda upp den nya bilden för sig och använd den i utkastet, eller gör ändringen när testläget är avstängt.',
  },
  utkast_ej_lamnat: {
    status: 409,
    orsak: 'Artikeln är redan publicerad, så inget utkast har lämnats till publiceringssystemet.',
    atgard: 'Publicera när läsarna ska se ändringarna.',
  },
  hero_ej_lamnad: {
    status: 422,
    orsak: 'Huvudbilden följde inte med till publiceringssystemet. {orsak}',
    atgard: 'Ladda upp bilden i Studio, välj den som huvudbild och publicera igen.',
  },
  raderad: { status: 409, orsak: 'Artikeln är raderad.', atgard: 'Ta tillbaka den först.' },
  publicerad_raderas_inte: { status: 409, orsak: 'Artikeln är publicerad.', atgard: 'Ta ned den först.' },
  sista_superadmin: {
    status: 409,
    orsak: 'Det här är den sista aktiva superadministratören.',
    atgard: 'Utse en superadministratör till först.',
  },
  ko_tagen: {
    status: 409,
    orsak: 'Uppgiften är tagen av {vem} till {till}.',
    atgard: 'Välj en annan uppgift, eller vänta tills den blir ledig.',
  },
  ko_klar: {
    status: 409,
    orsak: 'Uppgiften är redan klar. Den gjordes av {vem}.',
    atgard: 'Lägg en ny uppgift i kön om något mer ska göras.',
  },
  brev_pa_vag: {
    status: 409,
    orsak: 'Brevet är redan skickat, eller väntar på att skickas.',
    atgard: 'Ladda om utkorgen och se hur det gick.',
  },
  live_ej_publik: {
    status: 409,
    orsak: 'Rapporten är inte publicerad, så läsarna ser inte inlägget än.',
    atgard: 'Publicera artikeln när läsarna ska se den. Inlägget är sparat och följer med.',
  },
  live_avslutad: {
    status: 409,
    orsak: 'Rapporten är avslutad, så läsarnas sidor frågar inte längre efter nytt.',
    atgard: 'Återuppta rapporten om den fortsätter. Annars syns inlägget för den som laddar om sidan.',
  },
  ej_publicerad: { status: 409, orsak: 'Artikeln är inte publicerad.', atgard: 'Bara det som är publicerat kan tas ned.' },

  // 422: understood, but cannot be done like this
  falt_saknas: { status: 422, orsak: '{falt} saknas.', atgard: 'Fyll i {falt}. {beskrivning}' },
  falt_okant: { status: 422, orsak: 'Fältet {falt} finns inte.', atgard: '{forslag}' },
  falt_typ: { status: 422, orsak: '{falt} har fel typ: {fick} i stället för {typ}.', atgard: 'Skicka {typ}.' },
  falt_varde: { status: 422, orsak: '{falt} har ett värde som inte går att använda: {fick}.', atgard: 'Använd {tillatna}.' },
  stomme_mall: {
    status: 422,
    orsak: 'En stomme för artiklar hör till en mall, och ett mönster hör inte till någon.',
    atgard: 'Ange mall med slag: artikel, och utelämna den med slag: monster.',
  },
  for_manga_stommar: {
    status: 422,
    orsak: 'Redaktionen har redan {flest} stommar och mönster.',
    atgard: 'Ta bort någon som inte används.',
  },
  sats_nekad: {
    status: 422,
    orsak: 'Operation {nr} av {antal} nekades, och därför är ingen av dem gjord. {orsak}',
    atgard: '{atgard} Skicka sedan satsen igen, eller välj lage: var_for_sig så att resten görs ändå.',
  },
  sats_i_steg: {
    status: 422,
    orsak: '{operation} väntar på ett annat system medan den görs, och kan därför inte ingå i en sats där allt eller inget görs.',
    atgard: 'Skicka satsen med lage: var_for_sig, eller anropa {operation} för sig.',
  },
  fel_fler: {
    status: 422,
    orsak: 'Minst {antal} fel till finns, som inte räknas upp här.',
    atgard: 'Rätta de fel som står här och skicka igen: då syns de som är kvar.',
  },
  falt_dubbelt: {
    status: 422,
    orsak: '{falt} står mer än en gång i samma objekt, och bara det sista hade sparats.',
    atgard: 'Låt det stå en gång, med det som ska gälla.',
  },
  for_lang: { status: 422, orsak: '{falt} är för långt eller har för många delar.', atgard: 'Högst {max}.' },
  falt_for_kort: { status: 422, orsak: '{falt} är {brist}.', atgard: 'Minst {min}.' },
  falt_for_stort: { status: 422, orsak: '{falt} är för stort.', atgard: 'Högst {max}.' },
  osparat_for_stort: {
    status: 422,
    orsak: 'Det som inte är sparat är för stort för att sparas.',
    atgard: 'Ta bort en del av det som lades till sist och spara det som är kvar. Dela upp texten på flera artiklar om allt ska vara med.',
  },
  falt_for_litet: { status: 422, orsak: '{falt} är för litet.', atgard: 'Minst {min}.' },
  falt_format: { status: 422, orsak: '{falt} har fel form.', atgard: '{beskrivning}' },
  tecken_otillatna: {
    status: 422,
    orsak: '{falt} innehåller ett tecken som inte syns och inte går att använda: {tecken}.',
    atgard: 'Ta bort tecknet och försök igen.',
  },
  block_okant: { status: 422, orsak: 'Blocktypen {typ} finns inte.', atgard: '{forslag}' },
  block_form: { status: 422, orsak: '{orsak}', atgard: 'Ett block har formen {type, attrs, content}. Se blockfalt i operationen mallar.' },
  block_barn: { status: 422, orsak: '{barn} får inte stå i {typ}.', atgard: 'I {typ} får det stå {tillatna}.' },
  block_id: {
    status: 422,
    orsak: 'Blockets id {id} har fel form.',
    atgard:
      'Ett id är bokstaven b följd av 6–20 bokstäver, siffror, bindestreck eller understreck. Utelämna id, så ger Studio blocket ett.',
  },
  block_id_dubblett: {
    status: 422,
    orsak: 'Två block har samma id, {id}.',
    atgard: 'Ge det ena blocket ett eget id, eller utelämna id så att Studio ger det ett.',
  },
  for_djupt: {
    status: 422,
    orsak: 'Innehållet ligger i för många nivåer.',
    atgard: 'Högst {max} nivåer. Lägg innehållet i fler block efter varandra.',
  },
  marke_okant: { status: 422, orsak: 'Textmarkeringen {typ} finns inte.', atgard: 'Använd bold, italic eller link.' },
  adress_osaker: {
    status: 422,
    orsak: 'Adressen i {falt} är inte säker eller inte en adress: {adress}',
    atgard: 'Använd en adress som börjar med {tillatna}.',
  },
  sprakversion_saknas: {
    status: 422,
    orsak: 'Språkversionen {sprak} finns inte.',
    atgard: `Välj en av artikelns språkversioner, eller spara först på ett av Studios språk: ${LANGUAGES.join(', ')}.`,
  },
  samma_sprak: { status: 422, orsak: 'Det går inte att översätta från {sprak} till {sprak}.', atgard: 'Välj ett annat språk i till.' },
  inte_kallsprak: {
    status: 422,
    orsak: 'Artikeln är skriven på {kallsprak}, så den översätts inte från {sprak}.',
    atgard: 'Sätt fran till {kallsprak}.',
  },
  ai_saknas: {
    status: 422,
    orsak: 'Ingen AI-tjänst är inställd.',
    atgard:
      'Skriv översättningen för hand, eller be en administratör välja en AI-tjänst under Inställningar → AI-tjänst (eller i STUDIO_AI).',
  },
  ai_installning: {
    status: 422,
    orsak: '{orsak}',
    atgard: 'Be en administratör kontrollera adress, nyckel och modell under Inställningar → AI-tjänst (eller STUDIO_AI_…).',
  },
  installning_last: {
    status: 422,
    orsak: '{falt} bestäms av miljövariabeln {variabel} och går inte att ändra här.',
    atgard: 'Ändra {variabel} där Studio startas. Tas variabeln bort där och Studio startas om går {falt} att ändra här.',
  },
  installning_ofullstandig: { status: 422, orsak: '{orsak}', atgard: 'Rätta det och spara igen.' },
  hemlighet_annan_adress: {
    status: 422,
    orsak: '{vad} skrevs in för {dit}, och skickas inte någon annanstans.',
    atgard: '{atgard}',
  },
  installning_fungerar_inte: { status: 422, orsak: '{orsak}', atgard: '{atgard}' },
  ai_svar_ogiltigt: { status: 422, orsak: '{orsak}', atgard: 'Försök igen, eller skriv texten för hand.' },
  oversattning_nekad: {
    status: 422,
    orsak: 'Översättningen av {del} stämde inte med källan och sparades inte: {orsak}',
    atgard: 'Översätt delen för hand, eller försök igen.',
  },
  egen_text_behallen: {
    status: 422,
    orsak: 'Någon har skrivit eller ändrat {del}, så den texten har lämnats orörd. Källan har ändrats sedan dess.',
    atgard: 'Gå igenom texten för hand, eller översätt igen med skrivOver.',
  },
  nyare_text_behallen: {
    status: 422,
    orsak: 'Någon ändrade {del} medan översättningen pågick, och den ändringen har behållits.',
    atgard: 'Jämför med källan och rätta vid behov.',
  },
  namn_saknas: {
    status: 422,
    orsak: 'Namnet {namn} finns inte i översättningen av {del}.',
    atgard: 'Kontrollera att namnet är rätt återgivet.',
  },
  inget_jobb: { status: 422, orsak: '{orsak}', atgard: '{atgard}' },
  sektion_arkiverad: {
    status: 422,
    orsak: 'Sektionen {sektion} är arkiverad och tar inte emot nya artiklar.',
    atgard: 'Välj en av {tillatna}, eller be en administratör ta fram sektionen igen.',
  },
  sektion_finns: {
    status: 422,
    orsak: 'Det finns redan en sektion med id {id}.',
    atgard: 'Välj ett annat id, eller ändra den sektionen. En arkiverad sektion går att ta fram igen.',
  },
  sektion_reserverad: {
    status: 422,
    orsak: 'Adressen /{id} används av Studio eller webbplatsen själv.',
    atgard: 'Välj ett annat id för sektionen.',
  },
  kategori_okand: {
    status: 422,
    orsak: 'Publiceringssystemet har ingen kategori {kategori}.',
    atgard: 'Välj en av {tillatna}, eller ingen (null).',
  },
  tagg_finns: {
    status: 422,
    orsak: '{skrivet} är redan ett namn på taggen {namn}.',
    atgard: 'Använd den, eller slå ihop de två om de är samma sak.',
  },
  tagg_adress_finns: {
    status: 422,
    orsak: 'Adressen {slug} leder redan till taggen {namn}.',
    atgard: 'Välj en annan adress, eller slå ihop de två om de är samma sak.',
  },
  bild_okand: { status: 422, orsak: 'Det finns ingen bild med id {id} i bildarkivet.', atgard: 'Hämta bilderna och ta id därifrån.' },
  person_okand: {
    status: 422,
    orsak: 'Det finns ingen person med id {id} i personlexikonet.',
    atgard: 'Sök personen i personlexikonet och ta id därifrån.',
  },
  person_samma: {
    status: 422,
    orsak: 'En person går inte att slå ihop med sig själv.',
    atgard: 'Ange i till vilken annan person som ska bli kvar.',
  },
  tagg_okand: { status: 422, orsak: 'Det finns ingen tagg med id {id}.', atgard: 'Hämta taggarna och ta id därifrån.' },
  tagg_samma: {
    status: 422,
    orsak: 'En tagg går inte att slå ihop med sig själv.',
    atgard: 'Ange i till vilken annan tagg som ska bli kvar.',
  },
  for_manga_taggar: {
    status: 422,
    orsak: 'Artikeln skulle få {antal} taggar; högst {max} går.',
    atgard: 'Ta bort några taggar, eller lägg till färre.',
  },
  samling_full: {
    status: 422,
    orsak: 'Samlingen {namn} skulle få fler än {max} bilder.',
    atgard: 'Lägg dem i en annan samling, eller ta ut några först.',
  },
  roll_finns: {
    status: 422,
    orsak: 'Det finns redan en roll med id {id}.',
    atgard: 'Välj ett annat id, eller ändra den rollen om den är redaktionens egen.',
  },
  roll_namn_finns: {
    status: 422,
    orsak: 'Det finns redan en roll som heter {namn}.',
    atgard: 'Välj ett namn som går att skilja från de andra rollernas.',
  },
  roll_ofullstandig: {
    status: 422,
    orsak: 'Den som får {ratt} behöver också få {kravs}: annars går det inte att använda.',
    atgard: 'Lägg till {kravs}, eller ta bort {ratt}.',
  },
  roll_okand: { status: 422, orsak: 'Rollen {roll} finns inte, eller ges inte längre till någon.', atgard: 'Välj en av {tillatna}.' },
  roll_inbyggd: {
    status: 409,
    orsak: '{namn} är en av Studios egna roller, och de går inte att ändra.',
    atgard: 'Gör en egen roll med de rättigheter du vill ha, och ge personerna den i stället.',
  },
  insatt_okand: {
    status: 422,
    orsak: 'Det finns ingen person eller agent {vem} att släppa in.',
    atgard: 'Ta bort den ur listan, eller välj någon som finns och kommer in.',
  },
  insatta_utan_konfidentiell: {
    status: 422,
    orsak: 'Artikeln är inte konfidentiell: ingen behöver släppas in i den.',
    atgard: 'Ange konfidentiell: true tillsammans med insatta, eller utelämna insatta.',
  },
  namngiven_okand: {
    status: 422,
    orsak: 'Ingen i redaktionen är {vem}.',
    atgard: 'Ange id för personer som finns och kommer in.',
  },
  trad_behovs: {
    status: 422,
    orsak:
      'Bara en tråd om en artikel kan lösas, tilldelas någon eller gälla fler språk, inte ett svar eller en kommentar till en uppgift.',
    atgard: 'Ange id för kommentaren som tråden börjar med.',
  },
  for_manga_kommentarer: {
    status: 409,
    orsak: 'Det finns redan {flest} {vad}, och fler går inte att ha.',
    atgard: 'Ta bort trådar som inte behövs, eller börja en ny tråd.',
  },
  for_manga_forslag: {
    status: 409,
    orsak: 'Språkversionen har redan {flest} förslag som ingen har tagit ställning till, och fler går inte att ha.',
    atgard: 'Godta eller avböj något av dem först. Den som har lämnat ett förslag kan själv dra tillbaka det genom att avböja det.',
  },
  forslag_tomt: {
    status: 422,
    orsak: 'Förslaget ändrar ingenting: allt i det står redan så i revision {nr}.',
    atgard: 'Skicka det som ska bli annorlunda, och bas satt till id för revisionen som du utgick från.',
  },
  forslag_krockar: {
    status: 409,
    orsak: 'Förslaget går inte att godta som det är: {vad} har ändrats av någon annan sedan förslaget lämnades.',
    atgard: 'Inget är ändrat. Godta de andra delarna för sig, och skriv in eller avböj de delar som står i delar.',
  },
  forslag_avgjort: {
    status: 409,
    orsak: 'Någon har redan tagit ställning till {delar}.',
    atgard: 'Läs förslaget på nytt och välj bland de delar som är öppna.',
  },
  inget_att_andra: { status: 422, orsak: 'Det står inte vad som ska ändras.', atgard: 'Ange minst ett av fälten {falten}.' },
  for_manga_vyer: { status: 409, orsak: '{vem} har redan {flest} {slag} vyer.', atgard: 'Ta bort någon som inte används.' },
  ansvarig_ogiltig: {
    status: 422,
    orsak: '{vem} kan inte ta hand om det: finns inte, kommer inte in längre eller får inte arbeta i kön.',
    atgard: 'Ange id eller e-post för en person som får skriva, eller id för en agent som inte är återkallad.',
  },
  granskare_ogiltig: {
    status: 422,
    orsak: '{vem} kan inte granska texten: finns inte, kommer inte in längre, får inte godkänna den eller är du själv.',
    atgard: 'Ange någon annan som får godkänna i sektionen och på språket, eller utelämna granskare så får alla som får det veta.',
  },
  bevakning_adress: {
    status: 422,
    orsak: 'Adressen leder inte till något flöde på internet.',
    atgard: 'Ange flödets hela adress: den börjar med https:// eller http://, går till den vanliga porten och innehåller ingen inloggning.',
  },
  bevakning_finns: {
    status: 422,
    orsak: 'Flödet {adress} bevakas redan.',
    atgard: 'Ändra den bevakningen i stället.',
  },
  // Not of a call: why a watched feed could not be read, as the watch tells it
  flode_vard: {
    status: 422,
    orsak: 'Det finns ingen server på internet med det namnet.',
    atgard: 'Kontrollera adressen. Är den rätt är källan nere: Studio försöker igen.',
  },
  flode_langsam: {
    status: 422,
    orsak: 'Servern skickade inte hela flödet inom {sekunder} sekunder.',
    atgard: 'Studio försöker igen. Upprepas det: fråga källan, eller låt bevakningen vila.',
  },
  flode_stor: {
    status: 422,
    orsak: 'Flödet är större än {mb} MB, eller tar aldrig slut.',
    atgard: 'Välj ett flöde med färre poster, till exempel för en avdelning i stället för hela sajten.',
  },
  flode_avbrutet: {
    status: 422,
    orsak: 'Servern svarade inte, eller bröt svaret.',
    atgard: 'Studio försöker igen. Upprepas det: kontrollera adressen i en webbläsare.',
  },
  flode_packat: {
    status: 422,
    orsak: 'Servern skickar flödet packat fast Studio ber om det som det är.',
    atgard: 'Välj en annan adress till källan, eller låt bevakningen vila.',
  },
  flode_omdirigering: {
    status: 422,
    orsak: 'Adressen leder vidare för många gånger, eller till något som inte är en vanlig webbadress.',
    atgard: 'Öppna adressen i en webbläsare och ange den som den slutar på.',
  },
  flode_borta: {
    status: 422,
    orsak: 'Källan har inget flöde på den adressen längre (svar {status}).',
    atgard: 'Leta upp flödets nya adress hos källan och ändra bevakningen.',
  },
  flode_nekat: {
    status: 422,
    orsak: 'Källan släpper inte in Studio (svar {status}).',
    atgard: 'Flödet kräver inloggning eller stänger ute program. Fråga källan, eller låt bevakningen vila.',
  },
  flode_vantar: {
    status: 422,
    orsak: 'Källan har för mycket att göra och ber Studio vänta (svar {status}).',
    atgard: 'Studio väntar så länge. Upprepas det: läs flödet mer sällan.',
  },
  flode_svar: {
    status: 422,
    orsak: 'Servern svarade {status} i stället för med flödet.',
    atgard: 'Studio försöker igen. Upprepas det: kontrollera adressen i en webbläsare.',
  },
  flode_webbsida: {
    status: 422,
    orsak: 'Adressen leder till en webbsida, inte till ett flöde.',
    atgard: 'Leta efter RSS eller Atom på sidan, ofta längst ned, och ange den adressen.',
  },
  flode_inget: {
    status: 422,
    orsak: 'Det som finns på adressen är varken RSS, Atom eller JSON Feed.',
    atgard: 'Kontrollera att adressen är flödets egen.',
  },
  flode_trasigt: {
    status: 422,
    orsak: 'Flödet är trasigt: ingenting i det gick att läsa.',
    atgard: 'Studio försöker igen. Upprepas det: tala om det för källan.',
  },
  flode_entiteter: {
    status: 422,
    orsak: 'Flödet förklarar egna entiteter, som kan växa till vad som helst, och lästes därför inte.',
    atgard: 'Lita inte på källan förrän den har förklarat sig. Låt bevakningen vila.',
  },
  flode_poster: {
    status: 422,
    orsak: '{antal} av flödets {alla} poster gick inte att läsa och hoppades över.',
    atgard: 'De andra är lästa. Saknas något viktigt: tala om det för källan.',
  },
  webhook_adress: {
    status: 422,
    orsak: 'Adressen leder inte till någon mottagare på internet.',
    atgard:
      'Ange hela adressen: den börjar med https://, går till den vanliga porten, innehåller ingen inloggning och leder inte till redaktionens eget nät.',
  },
  for_manga_webhookar: {
    status: 422,
    orsak: 'Redaktionen har redan {flest} webhookar.',
    atgard: 'Ta bort någon som inte används.',
  },
  webhook_inget_kvar: {
    status: 422,
    orsak: 'Av det som skickades finns inget kvar i loggen.',
    atgard: 'Låt mottagaren läsa artiklarna som de är nu i stället.',
  },
  // Not of a call: why a receiver has not taken what it was sent, as the webhook and its deliveries tell it
  webhook_inat: {
    status: 422,
    orsak: 'Adressen leder till redaktionens eget nät, och dit skickas ingenting.',
    atgard: 'Kontrollera adressen: mottagarens namn ska leda till en server på internet.',
  },
  webhook_okand_vard: {
    status: 422,
    orsak: 'Det finns ingen server på internet med det namnet.',
    atgard: 'Kontrollera adressen. Är den rätt är mottagaren nere: Studio försöker igen.',
  },
  webhook_langsam: {
    status: 422,
    orsak: 'Mottagaren svarade inte inom {sekunder} sekunder.',
    atgard: 'Mottagaren ska svara genast och arbeta efteråt. Studio försöker igen.',
  },
  webhook_avbruten: {
    status: 422,
    orsak: 'Mottagaren tog inte emot anslutningen, bröt den eller har inget giltigt certifikat.',
    atgard: 'Kontrollera att adressen går att nå från internet. Studio försöker igen.',
  },
  webhook_leder_vidare: {
    status: 422,
    orsak: 'Mottagaren leder vidare till en annan adress (svar {status}), och dit skickas ingenting.',
    atgard: 'Ange adressen som den leder till, om den är rätt.',
  },
  webhook_borta: {
    status: 422,
    orsak: 'Mottagaren säger att adressen inte finns längre (svar 410), och därför är webhooken pausad.',
    atgard: 'Fråga mottagaren efter den nya adressen och ändra den, eller ta bort webhooken.',
  },
  webhook_upptagen: {
    status: 422,
    orsak: 'Mottagaren har för mycket att göra och ber Studio vänta (svar {status}).',
    atgard: 'Studio väntar och försöker igen.',
  },
  webhook_svar: {
    status: 422,
    orsak: 'Mottagaren svarade {status} i stället för att ta emot.',
    atgard: 'Se efter hos mottagaren varför. Studio försöker igen.',
  },
  webhook_gav_upp: {
    status: 422,
    orsak: 'Mottagaren har inte tagit emot något på 72 timmar, och därför är webhooken pausad. Senast: {senast}',
    atgard: 'Se till att mottagaren svarar och starta webhooken igen: den fortsätter där den var.',
  },
  webhook_agare: {
    status: 422,
    orsak: 'Webhooken är pausad för att {person}, vars rättigheter den har, är avstängd.',
    atgard: 'Starta den igen: då får den dina rättigheter och fortsätter där den var.',
  },
  webhook_historik: {
    status: 422,
    orsak:
      'Webhooken är pausad för att händelsen som kom sist inte finns i redaktionen längre. Det händer när en äldre kopia har återställts.',
    atgard: 'Starta den igen: då fortsätter den med det som händer från och med nu.',
  },
  webhook_hemlighet: {
    status: 422,
    orsak:
      'Webhooken är pausad för att hemligheten som den skriver under med inte går att läsa. Det händer när Studio har fått en ny STUDIO_SECRET.',
    atgard: 'Ta bort webhooken och gör en ny, och ge mottagaren den nya hemligheten.',
  },
  webhook_aterstalld: {
    status: 422,
    orsak: 'Webhooken är pausad för att redaktionen har återställts ur en säkerhetskopia.',
    atgard: 'Starta den igen om mottagaren ska få det som händer här.',
  },
  utlank_adress: {
    status: 422,
    orsak: 'Adressen leder inte till någon butik.',
    atgard: 'Ange varans adress hos butiken eller annonsnätverket: den börjar med https:// och innehåller ingen inloggning.',
  },
  utlank_egen: {
    status: 422,
    orsak: 'Adressen leder till den egna webbplatsen.',
    atgard: 'Ange varans adress hos butiken eller annonsnätverket.',
  },
  utlank_finns: {
    status: 422,
    orsak: 'Det finns redan en utlänk med koden {kod}.',
    atgard: 'Använd den, eller välj en annan kod.',
  },
  omdirigering_fran: {
    status: 422,
    orsak: 'Adressen ”{adress}” är ingen adress på webbplatsen.',
    atgard: 'Skriv sökvägen, till exempel /gammal/artikel. En * får stå sist och betyder vad som helst.',
  },
  omdirigering_egen: {
    status: 422,
    orsak: 'Adressen {adress} svarar Studio alltid själv på.',
    atgard: 'Välj en adress som webbplatsen inte har. En omdirigering gäller aldrig före det som finns.',
  },
  omdirigering_till: {
    status: 422,
    orsak: 'Adressen ”{adress}” leder ingenstans.',
    atgard: 'Skriv en sökväg på webbplatsen, till exempel /mat/recept, eller en hel https-adress. En * får bara stå sist.',
  },
  omdirigering_mal_saknas: {
    status: 422,
    orsak: 'Det står inte vart adressen leder.',
    atgard: 'Fyll i den nya adressen, eller välj 410 om sidan är borta för gott.',
  },
  omdirigering_utan_mal: {
    status: 422,
    orsak: 'En sida som är borta (410) leder ingenstans.',
    atgard: 'Ta bort den nya adressen, eller välj 301 eller 302.',
  },
  omdirigering_stjarna: {
    status: 422,
    orsak: 'Den nya adressen slutar med *, men inte den gamla.',
    atgard: 'Skriv * sist i båda: det som följer i den gamla adressen följer då i den nya.',
  },
  omdirigering_annan_vard: {
    status: 422,
    orsak: 'Adressen leder till en annan webbplats, {vard}.',
    atgard: 'Säg att den får göra det (annan_vard), eller välj en adress på den egna webbplatsen.',
  },
  framsida_plats: {
    status: 422,
    orsak: 'Plats {plats} går inte att spara: {fel}.',
    atgard: 'Rätta platsen, eller ta bort den ur listan.',
  },
  omdirigering_finns: {
    status: 422,
    orsak: 'Det finns redan en omdirigering från {adress}.',
    atgard: 'Ändra den i stället.',
  },
  omdirigering_slinga: {
    status: 422,
    orsak: 'Läsaren skulle ledas runt i en slinga, eller vidare i fler steg än webbläsare följer: {vag}.',
    atgard: 'Låt en av adresserna leda till en sida som finns.',
  },
  omdirigering_kedja: {
    status: 422,
    orsak: 'Adressen {adress} omdirigeras i sin tur, till {till}.',
    atgard: 'Låt den gamla adressen leda dit direkt, så kommer läsaren fram i ett steg.',
  },
  omdirigeringar_for_manga: {
    status: 422,
    orsak: 'Webbplatsen kan ha högst {max} omdirigeringar.',
    atgard: 'Ta bort några, eller skriv flera som en: /gammal/* leder allt som börjar så.',
  },
  program_saknas: {
    status: 422,
    orsak: 'Inget annonsprogram har domänen {doman}.',
    atgard: 'Välj programmet som betalar för länken, eller lägg till domänen i ett program.',
  },
  program_okant: {
    status: 422,
    orsak: 'Annonsprogrammet finns inte.',
    atgard: 'Välj ett av dem som finns, eller lägg till programmet först.',
  },
  csv_ogiltig: {
    status: 422,
    orsak: 'Filen går inte att läsa: {varfor}',
    atgard: 'Spara den som CSV med kolumnernas rubriker på första raden, och välj den igen.',
  },
  csv_kolumn_saknas: {
    status: 422,
    orsak: 'Filen har ingen kolumn för {vad}.',
    atgard: 'Säg i kolumner vilken det är. Filen har: {kolumner}.',
  },
  csv_kolumn_okand: {
    status: 422,
    orsak: 'Filen har ingen kolumn som heter {rubrik}.',
    atgard: 'Välj en av {kolumner}.',
  },
  rad_kolumner: {
    status: 422,
    orsak: 'Raden har {antal} kolumner, och rubrikraden har {vantat}.',
    atgard: 'Sätt citattecken om en text som innehåller skiljetecknet, eller ta bort det som är för mycket.',
  },
  rad_cell: {
    status: 422,
    orsak: 'Cellen är för lång, eller innehåller tecken som inte går att spara.',
    atgard: 'Skriv högst 2 000 tecken, utan styrtecken.',
  },
  rad_formel: {
    status: 422,
    orsak: 'Cellen ”{cell}” är en formel, och formler räknas inte ut.',
    atgard: 'Klistra in värdet i stället för formeln.',
  },
  rad_dag: {
    status: 422,
    orsak: 'Dagen ”{cell}” är ingen som siffror kan gälla.',
    atgard: 'Skriv den som ÅÅÅÅ-MM-DD: tidigast 2000-01-01, senast i dag.',
  },
  rad_belopp: { status: 422, orsak: 'Cellen ”{cell}” är inget belopp.', atgard: 'Skriv det med siffror, till exempel 1234,50.' },
  rad_belopp_tvetydigt: {
    status: 422,
    orsak: 'Beloppet ”{cell}” kan läsas på två sätt: med tusental eller med decimaler.',
    atgard: 'Skriv beloppen med två decimaler, eller utan tecken mellan tusentalen.',
  },
  rad_antal: { status: 422, orsak: 'Cellen ”{cell}” är inget antal.', atgard: 'Skriv det med siffror, till exempel 1234.' },
  rad_utan_antal: { status: 422, orsak: 'Raden har inget antal.', atgard: 'Fyll i minst ett av antalen, eller ta bort raden.' },
  kalla_saknas: {
    status: 422,
    orsak: 'Det syns inte på filen vilket system den kommer från.',
    atgard: 'Ange kalla, till exempel matomo: samma namn varje gång.',
  },
  rad_valuta_saknas: {
    status: 422,
    orsak: 'Raden säger inte vilken valuta beloppet är i.',
    atgard: 'Ange valuta för hela filen, eller vilken kolumn den står i.',
  },
  rad_valuta: {
    status: 422,
    orsak: 'Cellen ”{cell}” säger ingen känd valuta.',
    atgard: 'Skriv valutans tre bokstäver, till exempel SEK eller EUR.',
  },
  rad_tva_valutor: {
    status: 422,
    orsak: 'Beloppet ”{cell}” är i en annan valuta än {valuta}, som raden säger.',
    atgard: 'Rätta beloppet eller valutan i filen.',
  },
  rad_program_saknas: {
    status: 422,
    orsak: 'Raden säger inte vilket annonsprogram beloppet kommer från.',
    atgard: 'Ange program för hela filen, eller vilken kolumn det står i.',
  },
  rad_program: {
    status: 422,
    orsak: 'Det finns inget annonsprogram som heter ”{cell}”.',
    atgard: 'Lägg till det bland programmen, eller rätta namnet.',
  },
  rad_program_flera: {
    status: 422,
    orsak: 'Flera annonsprogram heter ”{cell}”.',
    atgard: 'Skriv programmets id i stället.',
  },
  rad_program_annat: {
    status: 422,
    orsak: 'Utlänken {kod} hör till ett annat annonsprogram än raden säger.',
    atgard: 'Rätta programmet eller koden.',
  },
  rad_status: { status: 422, orsak: 'Statusen ”{cell}” finns inte.', atgard: 'Skriv 301, 302 eller 410. En tom cell betyder 301.' },
  rad_omdirigering_igen: {
    status: 422,
    orsak: 'Rad {andra} leder redan samma adress någon annanstans.',
    atgard: 'Behåll en av raderna.',
  },
  rad_kod: { status: 422, orsak: 'Det finns ingen utlänk med koden ”{cell}”.', atgard: 'Rätta koden, eller lämna den tom.' },
  rad_artikel: {
    status: 422,
    orsak: 'Ingen artikel hittas för ”{cell}”.',
    atgard: 'Skriv artikelns id eller adress, eller lämna cellen tom om beloppet inte hör till en artikel.',
  },
  rad_artikel_flera: {
    status: 422,
    orsak: 'Flera artiklar har haft en adress som slutar på ”{cell}”.',
    atgard: 'Skriv artikelns id eller hela adress.',
  },
  sektion_okand: { status: 422, orsak: 'Sektionen {sektion} finns inte.', atgard: 'Välj en av {tillatna}.' },
  mall_okand: { status: 422, orsak: 'Mallen {mall} finns inte.', atgard: 'Välj en av {tillatna}.' },
  mall_ej_i_sektion: {
    status: 422,
    orsak: 'Mallen {mall} används inte i sektionen {sektion}.',
    atgard: 'Välj en av sektionens mallar: {tillatna}.',
  },
  sprak_okant: { status: 422, orsak: 'Språket {sprak} finns inte i Studio.', atgard: 'Välj ett av {tillatna}.' },
  revision_okand: {
    status: 422,
    orsak: 'Revisionen {revision} finns inte i språkversionen {sprak}.',
    atgard: 'Hämta revisionshistoriken och välj en revision därifrån.',
  },
  order_av_saknas: {
    status: 422,
    orsak: 'order_av saknas: en agent får bara {handling} på en människas order.',
    atgard: 'Ange id eller e-post för den människa som gav ordern i det här samtalet. Har ingen gett den: fråga först.',
  },
  order_av_ogiltig: {
    status: 422,
    orsak: '{person} kan inte ge den här ordern.',
    atgard: 'Ordern ska komma från en aktiv person som känner till artikeln och själv får {handling} i sektionen och på språket.',
  },
  order_av_ej_agare: {
    status: 422,
    orsak: 'En agent godkänner bara på sin ägares order.',
    atgard: 'Ange agentens ägare i order_av, eller be en granskare godkänna.',
  },
  svenska_ej_publik: {
    status: 422,
    orsak: 'Engelska kan inte publiceras utan att svenskan är publik.',
    atgard: 'Publicera svenskan först, eller båda i samma anrop.',
  },
  tid_finns_inte: {
    status: 422,
    orsak: 'Klockslaget {tid} finns inte: klockan ställs fram den natten.',
    atgard: 'Välj {fore} eller {efter}.',
  },
  live_ej_liverapport: {
    status: 422,
    orsak: 'Artikeln har mallen {mall} och är ingen liverapport.',
    atgard: 'Byt artikelns mall till liverapport, eller skriv i en artikel som är en liverapport.',
  },
  live_inlagg_tomt: { status: 422, orsak: 'Inlägget är tomt.', atgard: 'Skriv en text eller lägg till en bild.' },
  utkast_utan_tid: {
    status: 422,
    orsak: 'Ett utkast har ingen tid att gå ut på.',
    atgard: 'Sätt lage till schemalagd om artikeln ska publiceras då, eller utelämna datum.',
  },
  ratt_upphord: {
    status: 422,
    orsak:
      'Releasen gjordes inte: {person} kan inte längre publicera artikeln. Kontot är avstängt, rättigheten är borttagen eller artikeln är konfidentiell och personen inte insatt.',
    atgard: 'En chefredaktör eller publicist kan försöka igen, och svarar då för den.',
  },
  adress_upptagen: {
    status: 422,
    orsak: 'Adressen {slug} används redan av en annan publicerad artikel i sektionen.',
    atgard: 'Ändra slug och publicera igen.',
  },
  nyckel_annan_kropp: {
    status: 422,
    orsak: 'Samma Idempotency-Key har redan använts till ett annat anrop.',
    atgard: 'Använd en ny nyckel för ett nytt anrop.',
  },
  status_ej_satt: {
    status: 422,
    orsak: 'Statusen {status} sätts inte för hand{nar}.',
    atgard:
      'Använd utkast eller granskning innan artikeln publiceras eller schemaläggs. Publicera och avbryt det schemalagda med release; ta ned med nedtagning.',
  },
  tid_bakvand: {
    status: 422,
    orsak: 'Slutet (till) ligger före början (fran).',
    atgard: 'Byt plats på dem.',
  },
  person_aktiv: {
    status: 409,
    orsak: '{namn} är inte avstängd.',
    atgard: 'Stäng av personen först. Bara den som har slutat avidentifieras.',
  },
  person_avidentifierad: {
    status: 409,
    orsak: '{namn} är avidentifierad och kan inte ändras eller släppas in igen.',
    atgard: 'Kommer personen tillbaka: lägg till hen som ny.',
  },
  handelse_okand: {
    status: 422,
    orsak: 'Händelsen i efter finns inte här: den är avhuggen, eller redaktionen har lästs tillbaka ur en äldre säkerhetskopia.',
    atgard: 'Skicka id eller nasta oförändrat. Är det redan så: börja om utan efter, och hämta artiklarna på nytt.',
  },
  markor_ogiltig: {
    status: 422,
    orsak: 'Markören är avhuggen, eller hör till en annan lista eller andra filter.',
    atgard: 'Skicka nasta ur förra svaret oförändrad, med samma filter, eller börja om utan markor.',
  },
  nyckel_for_lange: {
    status: 422,
    orsak: 'Redaktionen låter en agents nyckel gälla i högst {dagar} dagar.',
    atgard: 'Ange en sista dag för agenten, senast {senast}.',
  },
  adressomrade_ogiltigt: {
    status: 422,
    orsak: 'Texten ”{angivet}” är varken en IP-adress eller ett område av adresser.',
    atgard: 'Skriv en adress som 203.0.113.7, eller ett område som 203.0.113.0/24 eller 2001:db8::/32.',
  },
  adressomrade_vitt: {
    status: 422,
    orsak: '{angivet} släpper in nästan vem som helst.',
    atgard: 'Skriv ett mindre område, minst /8 (IPv6: /16). Lämna listan tom om agenten får anropa varifrån som helst.',
  },
  adressomrade_snett: {
    status: 422,
    orsak: '{angivet} är en adress mitt i området {omrade}.',
    atgard: 'Skriv {omrade} för hela området, eller {adress} för bara den adressen.',
  },
  tid_passerad: { status: 422, orsak: '{falt} är en tid som har varit.', atgard: 'Ange en tid som inte har varit.' },
  overtagare_inaktiv: { status: 422, orsak: '{person} är avstängd och kan inte ta över något.', atgard: 'Välj en aktiv person.' },
  overtagare_samma: { status: 422, orsak: '{person} kan inte ta över från sig själv.', atgard: 'Välj någon annan.' },
  overtagare_saknar_ratt: {
    status: 422,
    orsak: '{person} får inte {vad}, och kan inte ta över det. Ingenting är ändrat.',
    atgard: 'Välj någon som får det, eller ge {person} rättigheten först.',
  },
  overlamning_av_aktiv: {
    status: 422,
    orsak: '{namn} är aktiv och behåller det som är personens.',
    atgard: 'Stäng av personen i samma anrop (aktiv: false), eller utelämna overtagare.',
  },
  agare_inaktiv: { status: 422, orsak: '{person} är avstängd och kan inte äga en agent.', atgard: 'Välj en aktiv person.' },
  arkiv_ogiltigt: { status: 422, orsak: 'Arkivet går inte att läsa in.', atgard: '{detalj}' },
  bild_ogiltig: {
    status: 422,
    orsak: 'Filen går inte att läsa som bild.',
    atgard: 'Ladda upp en hel bild i JPEG, PNG, WebP, AVIF eller GIF.',
  },
  bild_onabar: {
    status: 422,
    orsak: 'Bilden gick inte att hämta. {orsak}',
    atgard: 'Kontrollera att adressen går till själva bilden och öppnas utan inloggning, eller ladda upp filen i stället.',
  },
  bild_for_manga_rutor: {
    status: 422,
    orsak: 'Den rörliga bilden har fler rutor än Studio tar emot.',
    atgard: 'Korta den till högst {max} rutor, eller bädda in en film i stället.',
  },
  bild_for_stor_yta: {
    status: 422,
    orsak: 'Bilden har fler bildpunkter än Studio tar emot.',
    atgard: 'Förminska bilden till högst {max} bildpunkter.',
  },
  losenord_fel: {
    status: 422,
    orsak: 'Det nuvarande lösenordet stämmer inte.',
    atgard: 'Försök igen. Har du glömt det: be en administratör om ett nytt.',
  },
  inloggning_gammal: {
    status: 422,
    orsak: 'Du har inget lösenord i Studio att visa att det är du med, och inloggningen är äldre än tio minuter.',
    atgard: 'Logga ut, logga in igen genom organisationen och gör om det inom tio minuter.',
  },
  losenord_samma: { status: 422, orsak: 'Det nya lösenordet är det som du redan har.', atgard: 'Välj ett annat.' },
  engangskod_ogiltig: {
    status: 422,
    orsak: 'Koden stämmer inte med nyckeln.',
    atgard: 'Skriv de sex siffror som appen visar nu. Stämmer de ändå inte: kontrollera att klockan i telefonen går rätt.',
  },
  passernyckel_ogiltig: {
    status: 422,
    orsak: 'Svaret från passernyckeln går inte att godta.',
    atgard: 'Öppna Studio på {adress} och lägg till passernyckeln på nytt. Går det ändå inte: försök med en annan webbläsare eller enhet.',
  },
  losenord_vanligt: {
    status: 422,
    orsak: 'Lösenordet är ett av de vanligaste, eller bygger på ett av dem: det är bland det första som gissas.',
    atgard: 'Välj ett eget, till exempel fyra ord som inte hör ihop.',
  },
  losenord_redaktionens: {
    status: 422,
    orsak: 'Lösenordet är bara ord som alla känner till om redaktionen: webbplatsens, en sektions, en rolls eller Studios namn.',
    atgard: 'Välj ett eget, till exempel fyra ord som inte hör ihop.',
  },
  losenord_monster: {
    status: 422,
    orsak: 'Lösenordet är bara siffror, en upprepning eller tecken som följer på varandra.',
    atgard: 'Välj ett eget, till exempel fyra ord som inte hör ihop.',
  },
  losenord_eget_namn: {
    status: 422,
    orsak: 'Lösenordet består mest av namnet eller e-postadressen.',
    atgard: 'Välj ett som inte går att räkna ut av vem det gäller, till exempel fyra ord som inte hör ihop.',
  },
  person_avstangd: {
    status: 422,
    orsak: '{namn} är avstängd och kan inte logga in.',
    atgard: 'Slå på personen igen innan du bjuder in.',
  },
  egen_inloggning: {
    status: 422,
    orsak: 'Din egen inloggning ändras inte här.',
    atgard: 'Gör det under Mitt konto (/studio/api/jag/…), där du visar ditt nuvarande lösenord.',
  },
  person_i_historien: {
    status: 409,
    orsak: '{namn} finns i historiken och kan inte tas bort.',
    atgard: 'Stäng av personen i stället: då kommer ingen in, och historiken är hel.',
  },
  uppladdning_upphord: {
    status: 410,
    orsak:
      'Adressen tar inte emot någon bild: den är använd, för gammal eller fel, eller så har den som öppnade den loggat ut eller förlorat sin nyckel.',
    atgard: 'Öppna en ny adress med oppnaUppladdning och skicka filen dit.',
  },
  losenordslank_upphord: {
    status: 410,
    orsak: 'Länken gäller inte längre: den är använd, ersatt av en nyare eller för gammal.',
    atgard: 'Be om en ny under Glömt lösenordet på inloggningssidan, eller be en administratör om en ny inbjudan.',
  },
  epost_upptagen: {
    status: 422,
    orsak: 'Det finns redan en person med e-postadressen {epost}.',
    atgard: 'Använd en annan adress, eller ändra den som finns.',
  },
  externt_id_upptaget: {
    status: 422,
    orsak: '{namn} har redan det externa id:t {externtId}.',
    atgard: 'Ändra den personen i stället, eller ange ett annat id.',
  },
  fodelsedatum_motsags: {
    status: 422,
    orsak: 'Födelsedatumen säger emot varandra: {fodd} och {foddIso}.',
    atgard: 'Rätta det ena, eller utelämna foddIso: då läser Studio datumet ur fodd.',
  },
  wikidata_okand: {
    status: 422,
    orsak: 'Det som skickades är inte poster från Wikidata.',
    atgard: 'Skicka JSON från Wikidatas Special:EntityData: ett dokument med entities, en post eller en lista av dem.',
  },
  cms_forfattare: { status: 422, orsak: 'Alla kunde inte läggas upp som författare i WordPress: {orsak}', atgard: '{atgard}' },
  cms_nekade: { status: 422, orsak: 'Publiceringssystemet tog inte emot artikeln: {orsak}', atgard: '{atgard}' },

  // 429 and 5xx
  for_manga_anrop: { status: 429, orsak: 'För många anrop på kort tid.', atgard: 'Vänta {sekunder} sekunder och försök igen.' },
  prov_for_manga: {
    status: 429,
    orsak: 'Agenten har redan börjat {antal} omgångar i provbanan det senaste dygnet.',
    atgard: 'Vänta så länge som Retry-After säger. Läs under tiden vad som var fel i de senaste, i listaProv.',
  },
  kvot_slut: {
    status: 429,
    orsak: 'Agenten {hinder}.',
    atgard: 'Be en administratör höja kvoten{annars}.',
  },
  ai_pris_saknas: {
    status: 422,
    orsak: 'Det finns en gräns för vad agenten får kosta, men AI-tjänsten har inget pris att räkna med.',
    atgard: 'Be en administratör sätta priset (STUDIO_AI_PRIS där Studio startas), eller ta bort gränsen i kostnad och ange den i tokens.',
  },
  ai_budget_slut: {
    status: 429,
    orsak: 'Dagens budget för AI är slut: {antal} tokens.',
    atgard:
      'Fortsätt efter midnatt svensk tid, eller be en administratör höja budgeten under Inställningar → AI-tjänst (eller STUDIO_AI_BUDGET).',
  },
  for_manga_inloggningar: {
    status: 429,
    orsak: 'För många misslyckade inloggningar.',
    atgard: 'Vänta {vanta} och försök igen, eller be en administratör om hjälp.',
  },
  internt: {
    status: 500,
    orsak: 'Något gick fel hos oss.',
    atgard: 'Försök igen. Händer det fler gånger: anmäl det med koden {korrelation}.',
  },
  oidc_borta: {
    status: 503,
    orsak: 'Organisationens inloggning svarar inte som den ska.',
    atgard: 'Försök igen om en stund, eller logga in med e-post och lösenord.',
  },
  ai_borta: { status: 503, orsak: '{orsak}', atgard: 'Vänta en stund och försök igen.' },
  startar: { status: 503, orsak: 'Studio håller på att starta.', atgard: 'Försök igen om några sekunder.' },
  inte_redo: {
    status: 503,
    orsak: 'Något som Studio behöver fungerar inte.',
    atgard: 'Se i delar vad det är. Den som driver Studio ser mer under Driftläge och i loggen.',
  },
  databas_borta: {
    status: 503,
    orsak: 'Databasen går inte att nå just nu.',
    atgard: 'Vänta en stund och försök igen. Det du har skrivit finns kvar i webbläsaren.',
  },
  plats_saknas: {
    status: 503,
    orsak: 'Studio kan inte spara: servern har slut på utrymme, eller så går dess disk inte att skriva till.',
    atgard: 'Säg till den som driver Studio att ge servern mer plats, och försök igen. Det du har skrivit finns kvar i webbläsaren.',
  },
  bildlager_borta: {
    status: 503,
    orsak: 'Det går inte att komma åt bilderna just nu: platsen där de ligger svarar inte.',
    atgard: 'Vänta en stund och försök igen. Säg till den som driver Studio om det inte går över.',
  },
} as const satisfies Record<string, FaultText>;

export type FaultCode = keyof typeof FAULTS;
