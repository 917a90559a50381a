import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin, type Rolldown } from 'vite';

/** Fills in what index.html needs before any request: its scripts (app/first/) and the skeletons of whole pages. */
export const inlineFirst: Plugin = {
  name: 'inline-first',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const names = [...html.matchAll(scriptPlace)].map(([, name = '']) => name);
      const scripts = new Map(await Promise.all(names.map(async (name) => [name, await bundle(name)] as const)));
      const shapes = await shapeTemplates();
      return html
        .replace('<!--shapes-->', () => shapes)
        .replace(scriptPlace, (_, name: string) => `<script>${scripts.get(name)}</script>`);
    },
  },
};

const scriptPlace = /<!--script ([\w/.-]+)-->/g;

async function shapeTemplates(): Promise<string> {
  // Not when the configuration is read, because some tools that read it can't compile JSX.
  const { pageShapes } = await import('./ui/page-shapes.tsx');
  return Object.entries(pageShapes)
    .map(([word, shape]) => `<template data-for="${word}">${renderToStaticMarkup(shape)}</template>`)
    .join('\n    ');
}

/** One classic script without imports. The server allows it by its hash (server/http/pages/pages.ts). */
async function bundle(name: string): Promise<string> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: {
      target: 'chrome123',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${import.meta.dirname}/${name}`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
