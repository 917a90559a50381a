/** A copy of the skeleton for this address (ui/page-shapes.tsx). */
export function pageShape(): Node {
  const shapes = [...document.querySelectorAll<HTMLTemplateElement>('template[data-for]')];
  // A company's page has the same skeleton as a member's, but its portal doesn't.
  const word = location.pathname.replace(/^\/dealer(?=\/\d)/, '/user').split('/')[1];
  const shape = shapes.find(({ dataset }) => dataset['for'] === word) ?? shapes.at(-1);
  return shape?.content.cloneNode(true) ?? document.createDocumentFragment();
}
