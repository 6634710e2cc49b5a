import { prepareBlocks } from '#lib/blocks/prepare-blocks.ts';
import { checkHead, checkItem, checkMeta, checkVersion } from '#lib/checks/article-checks.ts';
import { walkDocument } from '#lib/checks/block-walk.ts';
import { CHECKS } from '#lib/checks/catalogue.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import type { CheckText } from '#lib/checks/check-text.ts';
import { checkEventLinks } from '#lib/checks/event-link-checks.ts';
import { checkImages } from '#lib/checks/image-checks.ts';
import { checkLinks } from '#lib/checks/link-checks.ts';
import { checkPurchases } from '#lib/checks/purchase-checks.ts';
import { checkRelated } from '#lib/checks/related-checks.ts';
import { checkDeclared, checkOutline, checkOwnRules, checkTemplateBlocks } from '#lib/checks/structure-checks.ts';
import { checkLanguage, checkLength, checkPlaceholders } from '#lib/checks/text-checks.ts';
import { atOnce, type Steps } from '#lib/content/steps.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { fillSentence } from '#lib/errors/fill-sentence.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

export interface CheckReport {
  /** Whether a release would be stopped. */
  blockerande: boolean;
  fel: FaultEntry[];
  varningar: FaultEntry[];
}

/**
 * Everything there is to say about one language version before readers see it. Pure: what is known of the world stands in
 * `context`. Each entry names its field, the language (`''` for what all languages share) and the block; the entries come
 * in the order of the form and the text.
 */
export function runChecks(article: CheckedArticle, context: CheckContext): CheckReport {
  return atOnce(checkSteps(article, context));
}

/** The same in steps, for whoever has others waiting. */
export function* checkSteps(article: CheckedArticle, context: CheckContext): Steps<CheckReport> {
  yield* prepareBlocks(article.block);
  const mall = TEMPLATES.get(context.mall);
  const document = yield* walkDocument(article.block);
  const ownRules = yield* checkOwnRules(document, context);
  const specific = [
    ...checkHead(article, context, mall),
    ...checkMeta(article),
    ...checkItem(context),
    ...checkVersion(article, document, context),
    ...(yield* checkLength(document, mall)),
    ...(yield* checkPlaceholders(article, document)),
    ...(yield* checkLanguage(article, document)),
    ...checkTemplateBlocks(document, mall),
    ...ownRules,
    ...unsaid(ownRules, yield* checkLinks(document, context)),
    ...(yield* checkEventLinks(document, context)),
    ...(yield* checkPurchases(article, document, context)),
    ...(yield* checkRelated(article, document, context)),
    ...(yield* checkImages(article, document, context, mall)),
  ];
  const general = unsaid(specific, [...(yield* checkOutline(document)), ...(yield* checkDeclared(document))]);
  return yield* report([...specific, ...general], article.sprak);
}

/** A rule made for the field says it better than the ones for all fields of a kind. */
function unsaid(said: readonly ArticleFinding[], general: readonly ArticleFinding[]): ArticleFinding[] {
  const fields = new Set(said.map((finding) => finding.falt));
  return general.filter((finding) => !fields.has(finding.falt));
}

function* report(findings: readonly ArticleFinding[], sprak: string): Steps<CheckReport> {
  const fel: FaultEntry[] = [];
  const varningar: FaultEntry[] = [];
  for (const finding of findings) {
    const stops = !finding.mild && CHECKS[finding.kod].niva === 'blockerar';
    (stops ? fel : varningar).push(entry(finding, sprak));
    yield;
  }
  return { blockerande: fel.length > 0, fel, varningar };
}

function entry({ kod, falt, block, params = {}, mild, gallerAlla }: ArticleFinding, sprak: string): FaultEntry {
  const text: CheckText = CHECKS[kod];
  const { orsak, atgard } = (mild ? text.mild : undefined) ?? text;
  return {
    falt,
    sprak: gallerAlla ? '' : sprak,
    orsak: fillSentence(orsak, params),
    atgard: fillSentence(atgard, params),
    kod,
    ...(block === undefined || block === '' ? {} : { block }),
  };
}

/** The reports of several language versions as one: what they all share is told once. */
export function combineReports(reports: readonly CheckReport[]): CheckReport {
  const fel = withoutRepeats(reports.flatMap((one) => one.fel));
  return { blockerande: fel.length > 0, fel, varningar: withoutRepeats(reports.flatMap((one) => one.varningar)) };
}

function withoutRepeats(entries: readonly FaultEntry[]): FaultEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ sprak, kod, falt }) => {
    const key = `${kod} ${falt}`;
    if (sprak !== '') return true;
    const known = seen.has(key);
    seen.add(key);
    return !known;
  });
}
