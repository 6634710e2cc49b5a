import { z } from 'zod';
import { VERSION_HEADER } from '#lib/contract/contract-versions.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { FIELDS_FIELD } from '#lib/operations/chosen-fields.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { blockAttributes, blockComponents } from '#lib/transports/openapi/block-schemas.ts';
import { describeOperation, takeIn } from '#lib/transports/openapi/describe-operation.ts';
import { CHECK_CODES } from '#lib/transports/openapi/refusals.ts';
import { requestExamples } from '#lib/transports/openapi/request-examples.ts';
import { type Json, SchemaBook } from '#lib/transports/openapi/schema-book.ts';
import { type Described, shareResponses } from '#lib/transports/openapi/share-responses.ts';
import { tagsOf } from '#lib/transports/openapi/tags.ts';

export interface DocumentFacts {
  /** Where the operations are answered, without a trailing slash. */
  url: string;
  release: string;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; identifier: string };
  };
  servers: Array<{ url: string; description: string }>;
  tags: Array<{ name: string; description: string }>;
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
}

/** The OpenAPI 3.1 document of these operations. Nothing of it is written down but what the operations do not know. */
export function openApiDocument(operations: readonly Operation[], { url, release }: DocumentFacts): OpenApiDocument {
  const attributes = new SchemaBook({});
  for (const [type, attrs] of blockAttributes()) attributes.add(type, attrs, 'input');
  const book = new SchemaBook(blockComponents((type) => attributes.get(type)));
  for (const operation of operations) takeIn(book, operation);
  book.add('Fel', z.object({ fel: z.array(faultEntrySchema) }), 'output');
  const examples = requestExamples();
  const paths: Record<string, Record<string, Described>> = {};
  for (const operation of operations) {
    const methods = paths[operation.path] ?? {};
    paths[operation.path] = methods;
    methods[operation.method.toLowerCase()] = describeOperation(book, operation, examples);
  }
  const responses = shareResponses(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Studio',
      version: release,
      description: ABOUT,
      contact: { name: 'Referensen', url: `${url}/studio/referens` },
      license: { name: 'Alla rättigheter förbehållna', identifier: 'LicenseRef-Studio' },
    },
    servers: [{ url, description: 'Studio' }],
    tags: tagsOf(Object.keys(paths)),
    paths,
    components: {
      schemas: { ...book.components(), ...ownSchemas() },
      responses: { ...responses, Oforandrat: UNCHANGED },
      parameters: PARAMETERS,
      headers: HEADERS,
      securitySchemes: SECURITY,
    },
  };
}

const ABOUT = [
  'Allt som en medarbetare gör i Studio kan en agent göra genom samma operationer, med just de rättigheter den fått. Läs handboken (`hamtaHandbok`) först.',
  'Varje svar är JSON med `ok`, utom filer, som har den typ som står vid dem. Ett avslag har `fel`: en post per fel med fält, orsak, åtgärd och en stabil felkod. Alla fel sägs på en gång.',
  'Skrivande anrop tar `Idempotency-Key`, så att ett anrop kan skickas om utan att göras två gånger, och `provkor`, så att man får veta vad som skulle hända utan att det händer.',
  'Det som läses har en ETag: skicka den som `If-None-Match` nästa gång, så ges 304 utan innehåll så länge svaret är detsamma. Den som sparar kan säga vad ändringen bygger på med `If-Match` i stället för `bas`: samma ETag, eller det som skulle ha stått i `bas`.',
  'Skicka `Studio-Version` med dagen som programmet skrevs för, så gäller det som gällde då. Har en nyare version kommit säger svaret det (`Deprecation`), och när den gamla upphör (`Sunset`).',
  'Per anropare och minut: 1 200 läsningar och 300 skrivningar.',
].join('\n\n');

function ownSchemas(): Record<string, Json> {
  return {
    Sammanslagning: {
      type: 'object',
      description: 'Vad som blir av de två versionerna, block för block.',
      properties: {
        mojlig: { type: 'boolean', description: 'Inget krockar.' },
        forslag: { type: ['object', 'null'], additionalProperties: true, description: 'En hel språkversion att spara, när inget krockar.' },
        konflikter: {
          type: 'array',
          items: { type: 'object', additionalProperties: true },
          description: 'Det som krockar, med båda versionerna.',
        },
      },
      required: ['mojlig', 'forslag', 'konflikter'],
    },
    Kontrollkod: { type: 'string', enum: CHECK_CODES, description: 'Kod från kontrollen före publicering.' },
    Provkorning: {
      type: 'object',
      description: 'Alla kontroller gick igenom. Ingenting har ändrats.',
      properties: {
        ok: { type: 'boolean', const: true },
        provkor: { type: 'boolean', const: true },
        detalj: { type: 'object', additionalProperties: true, description: 'Det som skulle ha stått i loggen.' },
      },
      required: ['ok', 'provkor', 'detalj'],
    },
  };
}

const PARAMETERS: Record<string, Json> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'En egen nyckel för just det här anropet. Skickas det igen med samma nyckel ges samma svar, i sju dagar.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  },
  Falt: {
    name: FIELDS_FIELD,
    in: 'query',
    required: false,
    description: 'Bara de här fälten av det som svaret gäller, med komma emellan: id,rubrik,sprak.sv.lank. Övriga saknas då i svaret.',
    schema: { type: 'string', maxLength: 4000 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag från ett tidigare svar. Är svaret detsamma ges 304 utan innehåll.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'Ett annat sätt att säga bas eller bas_andrad: den ETag som artikeln, framsidan eller handboken hämtades med, eller samma värde inom citattecken.',
    schema: { type: 'string', pattern: '^("[!#-~]{1,200}"|\\*)$' },
  },
  StudioVersion: {
    name: VERSION_HEADER,
    in: 'header',
    required: false,
    description: 'Dagen som programmet skrevs för. Svaret följer den version som gällde då; utan huvudet den senaste.',
    schema: { type: 'string', format: 'date' },
  },
  XRequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Ditt eget id för anropet. Det följer med i svaret och i loggen.',
    schema: { type: 'string', pattern: '^[\\w.:+/=@-]{1,128}$' },
  },
};

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

const HEADERS: Record<string, Json> = {
  'X-Request-Id': text('Anropets id, ditt eget eller ett nytt.'),
  [VERSION_HEADER]: text('Versionen som svaret följer, som ett datum.'),
  ETag: text('Svarets märke, att skicka som If-None-Match nästa gång, eller som If-Match när det som hämtades ändras.'),
  RateLimit: text('Hur många anrop som är kvar (r), och sekunder tills räkningen börjar om (t).'),
  'RateLimit-Policy': text('Hur många anrop som får göras (q) på så många sekunder (w).'),
  'Idempotent-Replayed': { description: 'true när svaret är det som gavs första gången.', schema: { type: 'string', enum: ['true'] } },
  'Retry-After': { description: 'Sekunder att vänta innan anropet görs om.', schema: { type: 'string', pattern: '^\\d+$' } },
  'WWW-Authenticate': text('Hur man legitimerar sig.'),
};

const UNCHANGED: Json = {
  description: 'Svaret är detsamma som det med märket i If-None-Match.',
  headers: {
    ETag: { $ref: '#/components/headers/ETag' },
    [VERSION_HEADER]: { $ref: `#/components/headers/${VERSION_HEADER}` },
    'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
  },
};

const SECURITY: Record<string, Json> = {
  nyckel: { type: 'http', scheme: 'bearer', description: 'Agentens nyckel, som en administratör skapar. Den visas en gång.' },
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Kakan från inloggningen i Studio.' },
};
