/** What a type of structured data is to have, by the path of each property within its node (`offers.price`). */
export interface SearchProperties {
  /** Without these nobody shows it, or it says nothing: told of every one there is at the path. */
  required: readonly string[];
  /** Told where it is known: of at least one at the path. */
  recommended: readonly string[];
  /** At least one of these. */
  oneOf?: readonly string[];
  /** What is asked for as well and never told, and why. */
  untold?: Readonly<Record<string, string>>;
}

const NO_RATINGS = 'Readers rate nothing here.';
const NO_VIDEO = 'Films are embedded from others, who tell of them.';

const ARTICLE: SearchProperties = {
  required: ['headline', 'mainEntityOfPage', 'publisher.name'],
  recommended: [
    'author.name',
    'author.url',
    'dateModified',
    'datePublished',
    'description',
    'image.url',
    'publisher.logo.url',
    'publisher.url',
    'inLanguage',
    'isAccessibleForFree',
  ],
};

/**
 * The types that pages begin with, and what each is to tell. Which properties Google requires and recommends is told by its documentation
 * of structured data (developers.google.com/search/docs/appearance/structured-data: article, breadcrumb, carousel, event, image-license-metadata,
 * product-snippet, profile-page, recipe, review-snippet, site-names). Of types that it shows nothing for, or no longer (HowTo, Quiz,
 * LiveBlogPosting, ImageGallery, WebPage), it is what schema.org gives the type to say what the page says (docs/decisions/structured-data.md).
 */
export const SEARCH_PROPERTIES: ReadonlyMap<string, SearchProperties> = new Map<string, SearchProperties>([
  ['Article', ARTICLE],
  ['NewsArticle', ARTICLE],
  ['AdvertiserContentArticle', { ...ARTICLE, recommended: [...ARTICLE.recommended, 'sponsor.name'] }],
  [
    'LiveBlogPosting',
    {
      required: [...ARTICLE.required, 'coverageStartTime', 'liveBlogUpdate.headline', 'liveBlogUpdate.datePublished'],
      recommended: [
        ...ARTICLE.recommended,
        'coverageEndTime',
        'liveBlogUpdate.articleBody',
        'liveBlogUpdate.author.name',
        'liveBlogUpdate.image',
        'liveBlogUpdate.url',
      ],
    },
  ],
  [
    'Recipe',
    {
      required: ['name', 'image', 'recipeInstructions.text'],
      recommended: [
        'author.name',
        'cookTime',
        'datePublished',
        'description',
        'keywords',
        'nutrition.calories',
        'prepTime',
        'recipeCategory',
        'recipeCuisine',
        'recipeIngredient',
        'recipeInstructions.image',
        'recipeInstructions.url',
        'recipeYield',
        'totalTime',
      ],
      untold: {
        aggregateRating: NO_RATINGS,
        video: NO_VIDEO,
        'recipeInstructions.name': 'A step is a sentence or two, without a heading.',
      },
    },
  ],
  [
    'Event',
    {
      required: ['name', 'startDate', 'location.address'],
      recommended: [
        'description',
        'endDate',
        'eventAttendanceMode',
        'eventStatus',
        'image',
        'location.address.addressCountry',
        'location.address.addressLocality',
        'location.address.postalCode',
        'location.address.streetAddress',
        'location.name',
        'offers.availability',
        'offers.price',
        'offers.priceCurrency',
        'offers.url',
        'offers.validFrom',
        'organizer.name',
        'performer.name',
      ],
      untold: {
        'organizer.url': 'The ticket is the only link that leads out of an event.',
        previousStartDate: 'Only of one that has been given another time.',
        'location.address.addressRegion': 'Swedish addresses have none.',
      },
    },
  ],
  [
    'Review',
    {
      required: ['author.name', 'itemReviewed.name', 'reviewRating.ratingValue'],
      recommended: ['datePublished', 'publisher.name', 'reviewBody', 'reviewRating.bestRating', 'reviewRating.worstRating'],
    },
  ],
  [
    'HowTo',
    {
      required: ['name', 'step.text'],
      recommended: [
        'author.name',
        'datePublished',
        'description',
        'image',
        'step.image',
        'step.name',
        'step.url',
        'supply.name',
        'totalTime',
      ],
      untold: {
        estimatedCost: 'What is needed is listed with amounts, not with prices.',
        tool: 'Tools and supplies are one list to readers.',
        video: NO_VIDEO,
      },
    },
  ],
  [
    'Quiz',
    {
      required: ['name', 'hasPart.text', 'hasPart.name'],
      recommended: [
        'author.name',
        'datePublished',
        'description',
        'hasPart.acceptedAnswer.text',
        'hasPart.eduQuestionType',
        'hasPart.suggestedAnswer.text',
      ],
      untold: { educationalAlignment: 'It follows no curriculum.' },
    },
  ],
  [
    'ProfilePage',
    {
      required: ['mainEntity.name'],
      recommended: ['mainEntity.sameAs'],
      untold: {
        dateCreated: 'A profile that is an article tells when it was published, and the page of a person is as old as its latest article.',
        'mainEntity.alternateName': 'One name is known of each.',
        'mainEntity.identifier': 'The address is what they are known by.',
        'mainEntity.interactionStatistic': 'Readers follow nobody here.',
      },
    },
  ],
  ['WebPage', { required: ['name', 'url'], recommended: ['dateModified', 'datePublished', 'description', 'inLanguage', 'publisher.name'] }],
  [
    'WebSite',
    {
      required: ['name', 'url'],
      recommended: [
        'description',
        'inLanguage',
        'potentialAction.target.urlTemplate',
        'publisher.logo.url',
        'publisher.name',
        'publisher.url',
      ],
      untold: { alternateName: 'The settings have one name.' },
    },
  ],
  ['BreadcrumbList', { required: ['itemListElement.item', 'itemListElement.name', 'itemListElement.position'], recommended: [] }],
  [
    'ItemList',
    { required: ['itemListElement.position'], recommended: ['numberOfItems'], oneOf: ['itemListElement.url', 'itemListElement.item.name'] },
  ],
  [
    'Product',
    {
      required: ['name'],
      recommended: ['image', 'offers.availability', 'offers.price', 'offers.priceCurrency', 'offers.seller.name', 'offers.url'],
      oneOf: ['offers.price', 'review.reviewRating.ratingValue'],
      untold: { aggregateRating: NO_RATINGS, 'offers.priceValidUntil': 'No shop tells for how long.' },
    },
  ],
  [
    'ImageObject',
    {
      required: ['contentUrl'],
      recommended: ['caption', 'creditText', 'height', 'width'],
      untold: {
        acquireLicensePage: 'The newsroom sells no pictures.',
        license: 'The terms of a picture are between the newsroom and its photographer.',
      },
    },
  ],
  ['ImageGallery', { required: ['image.contentUrl'], recommended: ['image.caption', 'image.creditText'] }],
]);

type Node = Readonly<Record<string, unknown>>;

/** What the node lacks of what its type is to have, in the table’s words; `undefined` for a type that the table does not have. */
export function missingProperties(node: Node): string[] | undefined {
  const wanted = SEARCH_PROPERTIES.get(String(node['@type']));
  if (wanted === undefined) return undefined;
  const required = wanted.required.filter((path) => !isWhole(node, path.split('.')));
  const recommended = wanted.recommended.filter((path) => valuesAt(node, path.split('.')).length === 0);
  const oneOf =
    wanted.oneOf === undefined || wanted.oneOf.some((path) => valuesAt(node, path.split('.')).length > 0) ? [] : [wanted.oneOf.join(' | ')];
  return [...required, ...recommended, ...oneOf];
}

function parts(value: unknown): Node[] {
  return [value].flat().flatMap((part) => (typeof part === 'object' && part !== null ? [{ ...part }] : []));
}

/** Whether every one there is has the rest of the path. */
function isWhole(node: Node, [name = '', ...rest]: readonly string[]): boolean {
  const value = node[name];
  if (value === undefined) return false;
  if (rest.length === 0) return true;
  const inner = parts(value);
  return inner.length > 0 && inner.every((part) => isWhole(part, rest));
}

function valuesAt(node: Node, [name = '', ...rest]: readonly string[]): unknown[] {
  const value = node[name];
  if (value === undefined) return [];
  return rest.length === 0 ? [value].flat() : parts(value).flatMap((part) => valuesAt(part, rest));
}
