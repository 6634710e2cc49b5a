/** A new element with its attributes and what stands in it. Texts become text nodes, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that says what it does and does it. */
export function makeButton(className: string, words: string, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, words);
  button.addEventListener('click', press);
  return button;
}
