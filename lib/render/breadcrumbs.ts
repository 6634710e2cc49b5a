/** A page on the way to another. */
export interface Step {
  namn: string;
  lank: string;
}

/** Where a page lies within the site, from its front page on, as a node of structured data. */
export function breadcrumbs(stig: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stig.map(({ namn, lank }, nr) => ({ '@type': 'ListItem', position: nr + 1, name: namn, item: lank })),
  };
}
