/** Colours of the site's dark theme. A card looks the same in every chat. */
export const colours = {
  ink: '#faf7f4',
  quiet: '#d6d0ca',
  accent: '#d8232a',
  gold: '#f2b13c',
  reserved: '#b4690e',
  night: '#1a1614',
};

export interface Node {
  type: string;
  props: Record<string, unknown>;
}
export type Style = Record<string, string | number>;

/** satori lays out what JSX compiles to. Every box with several children has to be a flex box. */
export const box = (style: Style, ...children: (Node | string | null)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

/** Long text ends with an ellipsis after this many lines. */
export const lines = (text: string, most: number, style: Style): Node => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: most, overflow: 'hidden', wordBreak: 'break-word', ...style },
    children: text,
  },
});
