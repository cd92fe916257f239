/** Adds styles that arrive with a script to those of the page, which they come after. */
export function adoptStyles(styles: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
