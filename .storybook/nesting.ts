const phrasing = 'span, p, h1, h2, h3, h4, h5, h6, label, button, strong, em, bdi, time, kbd';
const blocks =
  'div, p, h1, h2, h3, h4, h5, h6, ul, ol, dl, section, article, form, header, footer, nav, main, table, figure, fieldset';

/** Block elements inside elements that may hold text alone; a browser that parsed the page would take them apart. */
export function misnested(root: ParentNode): string[] {
  const ours = [...root.querySelectorAll(blocks)].filter(
    (element) => !element.closest('.sb-wrapper, [id^=storybook-addon]'),
  );
  return ours.flatMap((element) => {
    const outer = element.parentElement?.closest(phrasing);
    return outer ? [`<${element.localName}> in <${outer.localName}>: ${element.outerHTML.slice(0, 120)}`] : [];
  });
}
