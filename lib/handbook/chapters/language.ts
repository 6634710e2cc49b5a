export const LANGUAGE = `## Språket

Vi skriver som en kunnig vän berättar: varmt, konkret och utan omvägar. Läsaren är *du*. Verb hellre än substantiv, ”kommunen beslutade” hellre än ”ett beslut togs”. Ironi går sällan fram.

### Tal, tid och pengar

- Ett till tolv skrivs med bokstäver. Större tal skrivs med siffror när de går att jämföra eller kontrollera: mått, pengar, procent, antal. I berättande partier får också större, jämna tal stå med bokstäver: *efter nitton år*.
- Tusental skiljs med fast mellanslag (1 240), decimaler med komma (2,5). Skriv *procent* i text och % i tabeller.
- Klockslag har punkt: *klockan 18.30*. Förkorta *kl.* bara i tabeller och rutor.
- Datum: *den 3 mars*. Skriv ut året när det inte är i år. Ersätt ”i går” med veckodag eller datum: texten läses länge.
- *1 490 kronor*, *3,1 miljoner kronor*. Utländsk valuta räknas om inom parentes.

### Citat

- Pratcitat börjar med **pratminus** (–) på ny rad och slutar med vem som säger det: *– Vi hade mer folk än hammare, säger Annelie Modigh.*
- Citat inne i en mening står inom **citattecken**, ” på båda sidor. Citat i citat får enkla: ’.
- Anföringsverbet är nästan alltid *säger*. Menar, hävdar och påstår värderar.
- Stakningar får strykas. Ord och mening ändras inte, och två svar fogas inte ihop till ett.

### Namn och titlar

- För- och efternamn första gången, med det som gör personen relevant: *Leif Arnesson, gatuchef i Älvsunda kommun*. Titlar skrivs med liten bokstav.
- Barn under 15 år nämns med förnamn, och bara när en vårdnadshavare har sagt ja.
- Ålder, härkomst, hälsa och utseende anges bara när de hör till saken.
- Förkortningar skrivs ut första gången. Skriv *till exempel* och *bland annat* hela.
- Verkstitlar är kursiva. Företag skrivs som vanliga namn, även de med versaler.

### Tecken

Tankstreck (–) med mellanslag omkring, i intervall utan: *10–14*. *I dag*, *i stället* och *i gång* är två ord. Inga utropstecken utanför citat, inga versaler för eftertryck, ingen understrykning.
`;
