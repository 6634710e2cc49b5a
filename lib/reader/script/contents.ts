/** Marks, in a list of contents, the section that is being read: the last whose headline has come into the upper part of the window. */
export function enhanceContents(nav: HTMLElement): void {
  const sections = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading === null ? [] : { link, heading };
  });
  const mark = () => {
    const line = innerHeight * UPPER_PART;
    const current = sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
    for (const section of sections) {
      if (section === current) section.link.setAttribute('aria-current', 'location');
      else section.link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${-100 * (1 - UPPER_PART)}% 0px` });
  for (const { heading } of sections) observer.observe(heading);
}

const UPPER_PART = 0.4;
