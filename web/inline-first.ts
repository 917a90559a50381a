import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin, type Rolldown } from 'vite';
import { pageShapes } from './ui/page-shapes.tsx';

/** Fills in what index.html needs before any request: its scripts (app/first/) and the skeletons of whole pages. */
export const inlineFirst: Plugin = {
  name: 'inline-first',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const names = [...html.matchAll(scriptPlace)].map(([, name = '']) => name);
      const scripts = new Map(await Promise.all(names.map(async (name) => [name, await bundle(name)] as const)));
      return html
        .replace('<!--shapes-->', shapeTemplates)
        .replace(scriptPlace, (_, name: string) => `<script>${scripts.get(name)}</script>`);
    },
  },
};

const scriptPlace = /<!--script ([\w/.-]+)-->/g;

export const shapeTemplates = () =>
  Object.entries(pageShapes)
    .map(([word, shape]) => `<template data-for="${word}">${renderToStaticMarkup(shape)}</template>`)
    .join('\n    ');

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
